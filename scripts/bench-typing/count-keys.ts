/** Counts the keys that conditions take, letter by letter and with the help of the editor. Enter at the end of each is one as well. */
import { findRest, partsOf, type Said, segmentOf, weighSaid, type Written } from '#domain/typing/find-rest.ts';
import { type Grade, gradeOf } from '#domain/typing/grade.ts';
import type { Learnt } from '#domain/typing/learnt.ts';

export type Item = { name: string; condition: string };
export type Room = readonly Item[];
/** `times`: milliseconds that the words of each key took to be found. */
export type Count = { conditions: number; plain: number; helped: number; times: number[] };

type Known = { phrases: readonly string[]; learnt: readonly Learnt[] };

/** The rooms of one report, in their order: each condition may be offered to those after it. */
export function countKeys(rooms: readonly Room[], { phrases, learnt }: Known): Count {
  const count: Count = { conditions: 0, plain: 0, helped: 0, times: [] };
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
      const whole = condition === usual ? 0 : isAgain ? 1 : Number.POSITIVE_INFINITY;
      if (isNew) usual = condition;
      const sayUnder = (grade?: Grade) => weighSaid({ name, grade, written: here, phrases, learnt }, partsAgain);
      count.helped += 1 + Math.min(typedKeys(condition, sayUnder, count.times), whole);
      count.plain += condition.length + 1;
      count.conditions += 1;
      here.push({ name, text: condition });
    }
  }
  return count;
}

/** Somebody takes the words that are offered once the first three of them are right, and takes back what is wrong after these. */
function typedKeys(text: string, sayUnder: (grade?: Grade) => readonly Said[], times: number[]): number {
  let [before, keys] = ['', 0];
  let known = { grade: undefined as Grade | undefined, said: sayUnder() };
  while (before.length < text.length) {
    const begun = performance.now();
    const grade = gradeOf(before);
    if (grade !== known.grade) known = { grade, said: sayUnder(grade) };
    const segment = segmentOf(findRest(before, known.said) ?? '');
    times.push(performance.now() - begun);
    const left = text.slice(before.length);
    const right = areFirstRight(segment, left) ? commonLength(segment, left) : 0;
    keys += 1 + (right === 0 ? 0 : segment.length - right);
    before += left.slice(0, Math.max(1, right));
  }
  return keys;
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
