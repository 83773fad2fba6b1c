/** Tells words that only point back at the earlier report from words that say something new. */

/** `as check in`, `aci`, `no change`; with anything more behind it (`as check in; two scuffs`) something was found. */
const pointsBack =
  /^(?:(?:(?:condition |all )?as (?:per )?(?:at )?(?:(?:the )?(?:check ?in|inventory|move ?in|before|above|previous(?:ly)?(?: (?:visit|report|noted))?|last (?:visit|report)|noted at check ?in)|previously noted)(?: report)?)|a\.?c\.?i|unchanged|no changes?|same)$/;

/** In characters. No phrase that points back is longer. */
const LONGEST = 100;

export function saysAsBefore(words: string | null): boolean {
  if (words === null) return false;
  const plain = withoutFullStop(words.trimStart());
  return plain.length <= LONGEST && pointsBack.test(plain.toLowerCase().replaceAll(/[\s-]+/g, ' '));
}

/**
 * Strips the spaces and full stops at the end, searching from the end: a search from the front takes quadratic time.
 */
export function withoutFullStop(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s.]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
