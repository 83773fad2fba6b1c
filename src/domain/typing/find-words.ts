/** Finds the words that go on with a text, put together from those that followed its last ones elsewhere. */
import { findRest, isWhole, type Said } from './find-rest.ts';
import { BEGIN, END, LONGEST_RUN, type WordModel, wordsOf } from './word-model.ts';

/** `weight`: how much one text of this kind says. */
export type Layer = { model: WordModel; weight: number };

/** By how many words before are the same: none to three. */
const SAYS = [0.02, 0.2, 0.6, 1];
/** Texts that a run must have been in before it says all that it may. */
const CALM = 0.5;
/** Shares of all that may follow: of a first word of which no letter is typed, and of those that go on. */
const LIKELY = 0.4;
const SURE = 0.4;
const MOST_WORDS = 8;

const beginning: ReadonlySet<string> = new Set([BEGIN, '.', ';', ':']);

const isMark = (word: string): boolean => /^[,;:.]$/.test(word);

/** By a phrase that stands somewhere, else word by word. */
export const goOn = (before: string, said: readonly Said[], layers: readonly Layer[]): string | undefined =>
  findRest(before, said) ?? (isWhole(before, said) ? undefined : findWords(before, layers));

/** `before`: all that stands in the field. */
export function findWords(before: string, layers: readonly Layer[]): string | undefined {
  const begun = before.split(/\s/).at(-1) ?? '';
  const words = wordsOf(before.slice(0, before.length - begun.length));
  let rest = '';
  if (/^\d/.test(begun)) words.push(begun);
  else if (begun !== '') {
    const meant = findNext(words, begun, layers);
    if (meant === undefined) return undefined;
    words.push(meant.word);
    rest = meant.word.slice(begun.length);
  } else if (words.length === 1) return undefined;
  for (let more = 0; more < MOST_WORDS; more += 1) {
    const next = findNext(words, '', layers);
    if (next === undefined || next.share < (rest === '' ? LIKELY : SURE)) break;
    // A mark is typed at its word.
    if (before.endsWith(' ') && rest === '' && isMark(next.word)) break;
    const gap = isMark(next.word) || (rest === '' && begun === '') ? '' : ' ';
    rest += gap + next.word;
    words.push(next.word);
  }
  return rest === '' ? undefined : rest;
}

function findNext(words: readonly string[], begun: string, layers: readonly Layer[]) {
  const scores = new Map<string, number>();
  // From nothing, nobody guesses the next word.
  for (let length = Math.min(LONGEST_RUN, words.length); length >= (begun === '' ? 1 : 0); length -= 1)
    score(scores, SAYS[length] ?? 0, {
      run: length === 0 ? [] : words.slice(-length),
      before: words.at(-1),
      begun,
      layers,
    });
  let [sum, most, word] = [0, 0, END];
  for (const [one, points] of scores) {
    sum += points;
    if (points > most) [most, word] = [points, one];
  }
  return word === END ? undefined : { word, share: most / sum };
}

type Asked = { run: readonly string[]; before: string | undefined; begun: string; layers: readonly Layer[] };

function score(scores: Map<string, number>, says: number, { run, before, begun, layers }: Asked): void {
  const found: [string, number][] = [];
  let all = CALM;
  for (const { model, weight } of layers)
    for (const [word, times] of model.after(run) ?? []) {
      all += times * weight;
      if (goesOn(begun, word, before)) found.push([word, times * weight]);
    }
  for (const [word, points] of found) scores.set(word, (scores.get(word) ?? 0) + (says * points) / all);
}

/** Figures are nobody's guess, and a small word is written with a capital where a sentence begins alone. */
function goesOn(begun: string, word: string, before: string | undefined): boolean {
  if (begun === '') return word !== BEGIN && !/\d/.test(word);
  if (word.startsWith(begun)) return true;
  if (before !== undefined && !beginning.has(before)) return false;
  return word.charAt(0) === begun.charAt(0).toLowerCase() && word.startsWith(begun.slice(1), 1);
}
