/** Who is woken by what of the open report: the order of rooms, one room with the order of its items, one item, or the sums. */
export type Topic = 'rooms' | `room ${number}` | `item ${number}` | 'totals';

export class ReportTopics {
  private readonly listeners = new Map<Topic, Set<() => void>>();

  subscribe = (topic: Topic, listener: () => void): (() => void) => {
    const of = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, of.add(listener));
    return () => of.delete(listener);
  };

  wake(...topics: Topic[]): void {
    for (const topic of topics) for (const listener of this.listeners.get(topic) ?? []) listener();
  }
}
