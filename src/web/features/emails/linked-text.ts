/** Splits plain text at the web addresses in it. Everything else stays text, whoever wrote it. */

export type TextPart = { text: string; href?: string };

/** Up to a space or what no address holds; a full stop or a bracket after it is the sentence's. */
const address = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'’]/g;

export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: href, index } of text.matchAll(address)) {
    if (!URL.canParse(href)) continue;
    if (index > at) parts.push({ text: text.slice(at, index) });
    parts.push({ text: href, href });
    at = index + href.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
