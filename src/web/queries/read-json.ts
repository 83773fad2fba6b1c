/** The content of an answer; undefined when it is no JSON, as from a proxy that answers by itself. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
