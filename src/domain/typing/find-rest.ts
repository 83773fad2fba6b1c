/** The rest of a phrase that somebody has begun, from those that were written before. */

import type { Grade } from './grade.ts';
import type { Learnt } from './learnt.ts';

/** `weight`: how much speaks for it. */
export type Said = { text: string; weight: number };

/** One letter begins half of all phrases. */
const FEWEST = 2;
const SHORTEST = 4;

/** `approx. 1 cm` goes on after its full stop. */
const sentenceEnds = /[\n;]|: |\. (?=\p{Lu})/u;

/** A condition in the parts that are written again: its sentences, and what stands between their commas. */
export function partsOf(text: string): string[] {
  const sentences = text.split(sentenceEnds).map((part) => part.trim());
  const parts = sentences.flatMap((sentence) => [sentence, ...sentence.split(', ')]);
  return [...new Set(parts)].filter(({ length }) => length >= SHORTEST);
}

/** `before`: all that stands in the field. Nothing for what is whole as it stands. */
export function findRest(before: string, said: readonly Said[]): string | undefined {
  for (const begun of begunIn(before)) {
    if (isOneOf(begun, said)) return undefined;
    const [best] = said
      .filter(({ text }) => text.length > begun.length && goesOn(begun, text))
      .toSorted((a, b) => b.weight - a.weight || a.text.length - b.text.length);
    if (best !== undefined) return best.text.slice(begun.length);
  }
  return undefined;
}

/** Whether the sentence that somebody types, or what follows its last comma, is a phrase to its end. */
export const isWhole = (before: string, said: readonly Said[]): boolean =>
  begunIn(before).some((begun) => isOneOf(begun, said));

const isOneOf = (begun: string, said: readonly Said[]): boolean =>
  said.some(({ text }) => text.length === begun.length && goesOn(begun, text));

/** The longest first. */
function begunIn(before: string): string[] {
  const sentence = before.split(sentenceEnds).at(-1)?.trimStart() ?? '';
  const part = sentence.split(', ').at(-1) ?? '';
  return [...new Set([sentence, part])].filter((begun) => begun.trim().length >= FEWEST);
}

/** Its first letter is a capital where a sentence begins, and only there. */
const goesOn = (begun: string, text: string): boolean =>
  text.charAt(0).toLowerCase() === begun.charAt(0).toLowerCase() && text.startsWith(begun.slice(1), 1);

/** One key takes what reaches to the next comma. */
export function segmentOf(rest: string): string {
  const at = rest.search(/[,;:] /);
  return at === -1 ? rest : rest.slice(0, at + 1);
}

/** Another key takes the next word alone. */
export const wordOf = (rest: string): string => /^\s*[^\s,;:]+/.exec(rest)?.[0] ?? rest;

/** A condition or a description that stands somewhere, under the name of its item. */
export type Written = { name: string; text: string };

const OF_SAME_NAME = 5;
const OF_FIRM = 2;
/** All of them together weigh less than a text of the report. */
const OF_RANK = 0.1;

type Sources = {
  /** The name of the item that is typed in: its namesakes' words come first. */
  name: string | undefined;
  written: Iterable<Written>;
  /** The firm's. */
  phrases: readonly string[];
  /** Shared by its finished reports. */
  learnt?: readonly Learnt[] | undefined;
  /** Under which the item stands so far. */
  grade?: Grade | undefined;
};

/** `partsAgain` may remember how a text was taken apart. */
export function weighSaid({ name, written, phrases, learnt = [], grade }: Sources, partsAgain = partsOf): Said[] {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => weights.set(text, (weights.get(text) ?? 0) + weight);
  for (const one of written) for (const part of partsAgain(one.text)) add(part, one.name === name ? OF_SAME_NAME : 1);
  for (const phrase of phrases) add(phrase, OF_FIRM);
  const item = name?.trim().toLowerCase();
  for (const group of learnt) {
    if (group.name !== undefined && group.name !== item) continue;
    const closeness = group.name === undefined ? 0.1 : group.grade === undefined || group.grade !== grade ? 0.4 : 0.7;
    for (const [at, phrase] of group.phrases.entries()) add(phrase, closeness + OF_RANK / (at + 1));
  }
  return [...weights].map(([text, weight]) => ({ text, weight }));
}
