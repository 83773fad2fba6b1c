/** Counts what the firm's short forms save, and what they cost where somebody means the letters themselves, as the editor writes them. */
import { sayHouseStyle } from '#domain/typing/house-style.ts';
import { type Abbreviation, writeOut } from '#domain/typing/write-out.ts';

/** Backspace brings back what was written out; behind the last word a space has to come first, and go. */
const TO_BRING_BACK = 1;
const TO_BRING_BACK_AT_END = 3;
const endsWord = /^[\s,.;:!?)]/;

/** A short form that the next key writes out into what comes next, whichever that key is. */
export function shortFormAt(before: string, left: string, abbreviations: readonly Abbreviation[]) {
  if (/[\p{L}\p{N}/'’]$/u.test(before)) return undefined;
  const found = abbreviations.flatMap(({ short, long }) => {
    const typed = /^[^aeiouy]{2,}$|[^\p{L}]/iu.test(short) ? short.toLowerCase() : short;
    const said = writeOut(before + typed, before.length + typed.length, abbreviations)?.text.slice(before.length);
    const after = left.slice(long.length);
    const isSaid = said !== undefined && left.startsWith(said) && (after === '' || endsWord.test(after));
    return isSaid ? { keys: typed.length, written: said.length } : [];
  });
  return found.toSorted((a, b) => b.written - b.keys - (a.written - a.keys))[0];
}

/** LHS that stays LHS. */
export function keysOfWritingOut(text: string, abbreviations: readonly Abbreviation[]): number {
  const ends = [...text.matchAll(/[\p{L}/](?=[\s,.;:!?)]|$)/gu)].map(({ index }) => index + 1);
  return ends
    .filter((end) => writeOut(text, end, abbreviations) !== undefined)
    .reduce((keys, end) => keys + (end === text.length ? TO_BRING_BACK_AT_END : TO_BRING_BACK), 0);
}

/** A whole condition in the short forms of the house style: `g ls 3 lhs`. */
export function keysOfHouseStyle(text: string, abbreviations: readonly Abbreviation[]): number {
  const [, grade, said] = /^(As new|Good|Fair|Poor)(?:: (.+))?$/.exec(text) ?? [];
  if (grade === undefined) return Number.POSITIVE_INFINITY;
  let short = said === undefined ? '' : ` ${said.replaceAll('; ', ', ')}`;
  const longest = abbreviations.toSorted((a, b) => b.long.length - a.long.length);
  for (const one of longest)
    short = short.replaceAll(` ${one.long}`, ` ${one.short.toLowerCase().replaceAll('/', '')}`);
  short = short.replaceAll(/approx\. (\d{1,3}(?:\.\d)?) cm/g, '$1').replaceAll('×', 'x');
  const typed = (grade === 'As new' ? 'n' : grade.charAt(0).toLowerCase()) + short;
  return sayHouseStyle(typed, abbreviations) === text ? typed.length : Number.POSITIVE_INFINITY;
}
