/**
 * The first answers of a page, read with its new token and sent along with it: over a slow line they come a round trip sooner.
 * The interface is asked as the page itself would ask it, with the page's own token and rights.
 */

/** `path`: behind the address of the interface, with its query. */
export type FirstAnswer = { path: string; headers: Record<string, string>; body: string };

/** Asks the interface, by a path behind its address. */
export type ReadInterface = (path: string, init: RequestInit) => Promise<Response>;

/** Small lists and single things. The large ones, and the stream that never ends, are not waited for here. */
const small = /^\/(?:me|staff|properties|inspections)(?:\/\d+)?(?:\?[\w.,:~%=&+*-]*)?$/;
const MOST = 10;
/** The token waits for no longer: the page asks for what is missing by itself. */
const PATIENCE_MS = 1_000;

export async function readFirstAnswers(read: ReadInterface, token: string, paths: string[]): Promise<FirstAnswer[]> {
  const asked = paths.filter((path) => small.test(path)).slice(0, MOST);
  const answers = await Promise.all(asked.map((path) => readOne(read, token, path)));
  return answers.filter((answer) => answer !== undefined);
}

/** Undefined where the answer is late or a refusal. */
async function readOne(read: ReadInterface, token: string, path: string): Promise<FirstAnswer | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined).unref());
  const answer = read(path, { headers: { authorization: `Bearer ${token}` } }).then(async (response) => {
    if (response.status !== 200) return undefined;
    const kept = [...response.headers].filter(([name]) => name === 'content-type' || name.startsWith('keyturn-'));
    return { path, headers: Object.fromEntries(kept), body: await response.text() };
  });
  return Promise.race([answer.catch(() => undefined), late]);
}
