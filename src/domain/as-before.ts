/** Tells words that only point back at the earlier report from words that say something new. */

/** `As check in`, `ACI`, `No change.`; with anything more behind it (`As check in; two scuffs`) something was found. */
const pointsBack =
  /^(((condition|all)\s+)?as\s+(per\s+)?(at\s+)?((the\s+)?(check[\s-]?in|inventory|move[\s-]?in|before|above|previous(ly)?(\s+(visit|report|noted))?|last\s+(visit|report)|noted\s+at\s+check[\s-]?in)|previously\s+noted)(\s+report)?|a\.?c\.?i\.?|unchanged|no\s+changes?|same)[\s.]*$/i;

export function saysAsBefore(words: string | null): boolean {
  return words !== null && pointsBack.test(words.trim());
}
