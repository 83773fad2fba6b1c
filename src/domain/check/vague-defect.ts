/**
 * Finds a defect that nobody could find again: a scratch without the place where it is and without its size. A word that is not
 * known here may be a place, so a sentence is vague only when it is made of known words throughout, and of what made a mark.
 */
import { statedIn } from './stated.ts';

/** Conditions that were written earlier are not held to it. */
const SINCE = '2026-11-27';

const listOf = (words: string): readonly string[] => words.trim().split(/\s+/);

const defects: ReadonlySet<string> = new Set(
  listOf(`
    abrasion abrasions abraded blemish blemishes burn burns burnt chip chipped chips crack cracked cracks dent dented dents gouge
    gouged gouges graze grazed grazes hole holes indentation indentations mark marked marks mould mouldy nick nicked nicks notch
    notches pitted pitting puncture punctured punctures ring rings rip ripped rips scorch scorched scrape scraped scrapes scratch
    scratched scratches scratching scuff scuffed scuffing scuffs smear smeared smears smudge smudges splash splashes split splits
    stain stained staining stains streak streaked streaks tear tears torn watermark watermarked watermarks
    c/m d/m i/m l/s r/m s/m
  `),
);

/** A word straight before them says what made them: `furniture indentations`, `oil marks`. */
const traces: ReadonlySet<string> = new Set(
  listOf('indentation indentations mark marks scratch scratches scuff scuffs stain stains'),
);

/** Unless it says where they are: `top edge scratches`. */
const places: ReadonlySet<string> = new Set(
  listOf(`
    at behind below beside by in inside near on over round to under
    back bottom centre corner edge external front inner internal left lhs lower middle outer outside rear rhs right side top upper
    arm base bath basin bowl carpet ceiling cushion door drainer drawer floor frame glass handle hob leg lid mirror pane panel rail seat
    shelf sill sink skirting step tile tread wall worktop
    approx cm m mm
  `),
);

/** They say how, how many or of what kind, and neither where nor how large. */
const qualities: ReadonlySet<string> = new Set(
  listOf(`
    a additional aged all assorted and also average bad badly but by clean cleaned condition couple deep deeply due excellent
    existing fair fairly few from further good heavily heavy in is it its light lightly lots many mild minor moderate multiple new
    noted noticeable number numerous obvious odd of old only or order other otherwise overall poor requires seen several severe
    severely slight slightly small large tiny some superficial tested tidy tired to use used various very visible visibly was wear
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
  const all = parts.map(wordsOf);
  return (
    all.some((words) => words.some((word) => defects.has(word))) &&
    all.every((words) => words.every((word, at) => isKnown(word) || saysMaker(word, words.slice(at + 1))))
  );
}

/** `self-adhesive hook marks`: nothing else that is known stands between it and them. */
function saysMaker(word: string, after: readonly string[]): boolean {
  if (places.has(word) || !/^[\p{L}-]+$/u.test(word)) return false;
  const next = after.find((other) => places.has(other) || isKnown(other));
  return next !== undefined && traces.has(next);
}

const wordsOf = (part: string): string[] => part.split(/[^\p{L}\p{N}/×-]+/u).filter((word) => word !== '');

/** A number alone counts; with `cm` behind it, which is not known here, it measures. */
const isKnown = (word: string): boolean => defects.has(word) || qualities.has(word) || /^[x×]?\d{1,2}$/.test(word);
