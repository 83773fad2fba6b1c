/** Messages that wait, in words. */
import type { WaitingMessages } from '#web/queries/generated/types.gen.ts';

/** One person may be told of several visits, and counts once. */
export const howMany = (waiting: readonly WaitingMessages[]): number =>
  new Set(waiting.flatMap(({ messages }) => messages.map(({ recipient }) => recipient.toLowerCase()))).size;

export const peopleText = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
