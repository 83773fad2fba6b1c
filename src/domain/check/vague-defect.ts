/**
 * Finds a defect that nobody could find again: a scratch without the place where it is and without its size. A word that is not
 * known here may be a place, so a sentence is vague only when it is made of known words throughout.
 */
import { statedIn } from './stated.ts';

/** Conditions that were written earlier are not held to it. */
const SINCE = '2026-11-27';

const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);

const defects: ReadonlySet<string> = new Set(
  listOf(`
    burn burns burnt chip chipped chips crack cracked cracks dent dented dents gouge gouged gouges hole holes indentation indentations
    mark marked marks mould mouldy nick nicks rip ripped rips scratch scratched scratches scratching scuff scuffed scuffing scuffs
    split splits stain stained staining stains tear tears torn
    c/m d/m i/m l/s r/m s/m
  `),
);

/** They say how, how many or of what kind, and neither where nor how large. */
const qualities: ReadonlySet<string> = new Set(
  listOf(`
    a and also bad badly but by clean cleaned condition deep deeply due excellent fair fairly few from good heavily heavy in is it its light
    lightly many minor multiple new noted numerous odd of old only or order other otherwise overall poor requires seen several severe
    severely slight slightly small large tiny some superficial surface tested tidy tired to use used various very visible visibly was wear
    with working cleaning needs not general generally as brand
    at time inspection
    go gc abn b/n fwt
    blu-tack blutack cigarette cup dirt dirty finger glue grease hairline hand heat ink iron limescale nail paint pen pin ring rings rub
    rust screw spot spots spotting tack tape water
    one two three four five six x
  `),
);

export function isDefectVague(condition: unknown, day: string): boolean {
  if (day < SINCE || typeof condition !== 'string') return false;
  const sentences = condition
    .toLowerCase()
    .replaceAll('wear and tear', 'wear')
    .split(/[;\n]|\. /);
  return sentences.some((sentence) => isVague(statedIn(sentence.split(/[,:]/).map((part) => part.trim()))));
}

/** `scuffs, lower edge`: the place may follow. */
function isVague(parts: readonly string[]): boolean {
  const first = parts.findIndex((part) => wordsOf(part).some((word) => defects.has(word)));
  return first !== -1 && parts.every((part) => wordsOf(part).every(isKnown));
}

const wordsOf = (part: string): string[] => part.split(/[^\p{L}\p{N}/×-]+/u).filter((word) => word !== '');

/** A number alone counts; with `cm` behind it, which is not known here, it measures. */
const isKnown = (word: string): boolean => defects.has(word) || qualities.has(word) || /^[x×]?\d{1,2}$/.test(word);
