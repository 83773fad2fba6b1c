/**
 * Ids given here to rooms and items that the service has not made yet: negative, and in no two tabs the same. On this page
 * such a thing keeps its id for good, so that the focus, undo and an open menu need not hear of the service's own, which
 * stands in requests, in answers and on disk.
 */
import { ConnectionLost } from '#web/queries/api-error.ts';

export type Noun = 'room' | 'item';

export const giveId = (): number => -Math.ceil(Math.random() * Number.MAX_SAFE_INTEGER);

export class LocalIds {
  readonly #served = new Map<number, number>();
  readonly #local = { room: new Map<number, number>(), item: new Map<number, number>() };

  learn(noun: Noun, local: number, served: number): void {
    this.#served.set(local, served);
    this.#local[noun].set(served, local);
  }

  /** False for what is not made yet. */
  isServed = (id: number): boolean => id >= 0 || this.#served.has(id);
  /** As it stands on disk: the service's as soon as there is one. */
  kept = (id: number): number => this.#served.get(id) ?? id;
  room = (id: number): number => this.#local.room.get(id) ?? id;
  item = (id: number): number => this.#local.item.get(id) ?? id;

  /** For a request, which cannot be sent for a thing that is not made yet: it is as without a line. */
  served = (id: number): number => {
    if (!this.isServed(id)) throw new ConnectionLost(undefined);
    return this.kept(id);
  };
}
