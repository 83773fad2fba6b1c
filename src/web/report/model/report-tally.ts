/** The sums over the open report, moved along with each of its entries instead of counted anew. */
import { type Condition, isUnanswered } from '#domain/condition.ts';
import type { Entry, ItemEntry, RoomEntry } from './report-entry.ts';

export type Totals = { waiting: number; conflict: number; refused: number; unanswered: number };

/** The counts of an entry; undefined where there is none. */
export type Counted = { states: Entry['states']; roomId: number; isUnanswered: boolean };
/** The counts that a change of an entry has moved. */
export type Moved = { isSum: boolean; isUnanswered: boolean };

const noSums: Totals = { waiting: 0, conflict: 0, refused: 0, unanswered: 0 };
const names = ['waiting', 'conflict', 'refused', 'unanswered'] as const;

export function countedRoom(room: RoomEntry | undefined): Counted | undefined {
  return room && { states: room.states, roomId: room.id, isUnanswered: false };
}

/** In its room as it is now. */
export function countedItem(item: ItemEntry | undefined, room: RoomEntry | undefined): Counted | undefined {
  if (item === undefined) return undefined;
  const { roomId, states, typed, server, editable } = item;
  const condition = (typed.condition === undefined ? server.condition : typed.condition) as Condition;
  const isOpen = room !== undefined && editable.condition && isUnanswered(room.blockType, condition);
  return { states, roomId, isUnanswered: isOpen };
}

export class ReportTally {
  #sums: Totals = noSums;
  readonly #unanswered = new Map<number, number>();

  /** The same object as long as nothing has moved. */
  totals = (): Totals => this.#sums;
  unansweredIn = (roomId: number): number => this.#unanswered.get(roomId) ?? 0;

  clear(): void {
    this.#sums = noSums;
    this.#unanswered.clear();
  }

  count(before: Counted | undefined, now: Counted | undefined): Moved {
    const sums = { ...this.#sums };
    for (const state of Object.values(before?.states ?? {})) if (state !== 'saved') sums[state] -= 1;
    for (const state of Object.values(now?.states ?? {})) if (state !== 'saved') sums[state] += 1;
    const change = Number(now?.isUnanswered ?? false) - Number(before?.isUnanswered ?? false);
    const roomId = now?.roomId ?? before?.roomId ?? 0;
    sums.unanswered += change;
    if (change !== 0) this.#unanswered.set(roomId, this.unansweredIn(roomId) + change);
    const isSum = names.some((name) => sums[name] !== this.#sums[name]);
    if (isSum) this.#sums = sums;
    return { isSum, isUnanswered: change !== 0 };
  }
}
