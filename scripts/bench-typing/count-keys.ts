/** Counts the keys that conditions take, letter by letter and with the help of the editor. Enter at the end of each is one as well. */
import { partsOf, type Said, segmentOf, weighSaid, wordOf, type Written } from '#domain/typing/find-rest.ts';
import { goOn, type Layer } from '#domain/typing/find-words.ts';
import { type Grade, gradeOf } from '#domain/typing/grade.ts';
import type { Learnt } from '#domain/typing/learnt.ts';
import { buildWordLayers } from '#domain/typing/word-layers.ts';
import { buildWordModel } from '#domain/typing/word-model.ts';
import type { Abbreviation } from '#domain/typing/write-out.ts';
import { keysOfHouseStyle, keysOfWritingOut, shortFormAt } from './short-forms.ts';

export type Item = { name: string; condition: string };
export type Room = readonly Item[];
/** `times`: milliseconds that the words of each key took to be found. */
export type Count = { conditions: number; plain: number; helped: number; times: number[] };

type Known = {
  phrases: readonly string[];
  abbreviations: readonly Abbreviation[];
  learnt: readonly Learnt[];
  trade: readonly string[];
};
/** As the editor knows it for one item. */
type Help = {
  sayUnder: (grade?: Grade) => readonly Said[];
  layers: readonly Layer[];
  abbreviations: readonly Abbreviation[];
  times: number[];
};

/** The rooms of one report, in their order: each condition may be offered to those after it. */
export function countKeys(rooms: readonly Room[], { phrases, abbreviations, learnt, trade }: Known): Count {
  const count: Count = { conditions: 0, plain: 0, helped: 0, times: [] };
  const layersOf = buildWordLayers({ phrases, learnt, trade });
  const report = buildWordModel();
  const here: Written[] = [];
  for (const room of rooms) {
    const begins = here.length;
    let usual: string | undefined;
    for (const { name, condition } of room) {
      const above = here.slice(begins);
      const next = commonestOf(above) ?? commonestOf(here) ?? phrases[0];
      // Enter alone where it is usual; Alt and a letter where it becomes so, stands above, or at the same item of another room.
      const isNew = usual === undefined && condition === next;
      const namesake = here.slice(0, begins).findLast((one) => one.name === name);
      const isAgain = isNew || condition === above.at(-1)?.text || condition === namesake?.text;
      const whole = condition === usual ? 0 : isAgain ? 1 : keysOfHouseStyle(condition, abbreviations);
      if (isNew) usual = condition;
      const namesakes = here.filter((one) => one.name === name).map(({ text }) => text);
      const help = {
        sayUnder: (grade?: Grade) => weighSaid({ name, grade, written: here, phrases, learnt }, partsAgain),
        layers: layersOf({ name, report, namesakes }),
        abbreviations,
        times: count.times,
      };
      count.helped += 1 + Math.min(typedKeys(condition, help), whole);
      count.plain += condition.length + 1;
      count.conditions += 1;
      here.push({ name, text: condition });
      report.add(condition);
    }
  }
  return count;
}

/**
 * Somebody takes the words that are offered once the first three of them are right, and takes back what is wrong after these; else the
 * first alone, by another key, once it is right. A short form of the firm is typed where it says what comes next.
 */
function typedKeys(text: string, { sayUnder, layers, abbreviations, times }: Help): number {
  let [before, keys] = ['', 0];
  let known = { grade: undefined as Grade | undefined, said: sayUnder() };
  while (before.length < text.length) {
    const left = text.slice(before.length);
    const begun = performance.now();
    const grade = gradeOf(before);
    if (grade !== known.grade) known = { grade, said: sayUnder(grade) };
    const rest = (before === '' ? undefined : goOn(before, known.said, layers)) ?? '';
    times.push(performance.now() - begun);
    const segment = segmentOf(rest);
    const word = wordOf(rest);
    const short = shortFormAt(before, left, abbreviations);
    const right = areFirstRight(segment, left) ? commonLength(segment, left) : 0;
    if (right > 0) {
      keys += 1 + segment.length - right;
      before += left.slice(0, right);
    } else if (short !== undefined) {
      keys += short.keys;
      before += left.slice(0, short.written);
    } else if (areFirstRight(word, left)) {
      keys += 1;
      before += word;
    } else {
      keys += 1;
      before += left.slice(0, 1);
    }
  }
  return keys + keysOfWritingOut(text, abbreviations);
}

function areFirstRight(segment: string, left: string): boolean {
  const read = /^\s*\S+(?:\s+\S+){0,2}/.exec(segment)?.[0];
  return read !== undefined && left.startsWith(read) && !/^[\p{L}\p{N}]/u.test(left.slice(read.length));
}

function commonLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** As the editor finds what is usual: words that stand once are particular to their item. */
function commonestOf(written: readonly Written[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of written) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

const takenApart = new Map<string, string[]>();
function partsAgain(text: string): string[] {
  const parts = takenApart.get(text) ?? partsOf(text);
  takenApart.set(text, parts);
  return parts;
}
