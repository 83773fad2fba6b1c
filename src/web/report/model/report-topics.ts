/**
 * Topics of the open report that wake their listeners: the order of rooms, one room with the order of its items, one
 * item, or the sums.
 */
import { buildListeners, type Listeners } from '#web/listeners.ts';

export type Topic = 'rooms' | `room ${number}` | `item ${number}` | 'totals';

export class ReportTopics {
  readonly #listeners = new Map<Topic, Listeners>();

  subscribe = (topic: Topic, listener: () => void): (() => void) => {
    const of = this.#listeners.get(topic) ?? buildListeners();
    this.#listeners.set(topic, of);
    return of.subscribe(listener);
  };

  wake(...topics: Topic[]): void {
    for (const topic of topics) this.#listeners.get(topic)?.tell();
  }
}

type Shown = { rooms: ReadonlyMap<number, unknown>; items: ReadonlyMap<number, unknown> };

/** Those of all rooms and items that any of these shows. */
export function topicsOf(...shown: Shown[]): Set<Topic> {
  const rooms = shown.flatMap((one) => [...one.rooms.keys()].map((id): Topic => `room ${id}`));
  const items = shown.flatMap((one) => [...one.items.keys()].map((id): Topic => `item ${id}`));
  return new Set([...rooms, ...items]);
}
