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
