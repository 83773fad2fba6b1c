/** Counts which word follows which, in texts of one kind: of the report, of the firm, of the trade. */

export type WordModel = {
  /** `times`: -1 takes a text back. */
  add: (text: string, times?: number) => void;
  /** The words that came after these, with how often each did. */
  after: (words: readonly string[]) => ReadonlyMap<string, number> | undefined;
};

export const LONGEST_RUN = 3;
/** Stand before the first word of a text, and after its last. */
export const BEGIN = '^';
export const END = '$';

export function buildWordModel(texts: Iterable<string> = []): WordModel {
  const counts = new Map<string, Map<string, number>>();

  function count(run: string, word: string, times: number): void {
    const after = counts.get(run) ?? new Map<string, number>();
    counts.set(run, after);
    const sum = (after.get(word) ?? 0) + times;
    if (sum > 0) after.set(word, sum);
    else after.delete(word);
  }

  function add(text: string, times = 1): void {
    if (text.trim() === '') return;
    const words = [...wordsOf(text), END];
    for (const [at, word] of words.entries())
      if (at > 0)
        for (let length = 0; length <= Math.min(LONGEST_RUN, at); length += 1)
          count(runOf(words.slice(at - length, at)), word, times);
  }

  for (const text of texts) add(text);
  return { add, after: (words) => counts.get(runOf(words)) };
}

/** A figure may be any other one, and a capital at the beginning of a sentence says nothing. */
const runOf = (words: readonly string[]): string =>
  words.map((word) => (/^\d/.test(word) ? '#' : word.toLowerCase())).join(' ');

/** Words and the marks that end them, each by itself. */
export function wordsOf(text: string): string[] {
  const words = [BEGIN];
  for (const piece of text.split(/\s+/)) {
    if (piece === '') continue;
    const [, bare = piece, mark] = piece === 'approx.' ? [] : (ending.exec(piece) ?? []);
    const isFirst = words.at(-1) === BEGIN || words.at(-1) === '.';
    words.push(isFirst && isCapital.test(bare) ? bare.toLowerCase() : bare);
    if (mark !== undefined) words.push(mark);
  }
  return words;
}

const ending = /^(.+?)([,;:.])$/;
/** LHS and uPVC stay. */
const isCapital = /^\p{Lu}[\p{Ll}-]*$/u;
