/** How long a change waits before people are told of it, so that one taken back tells nobody, and three moves tell once. */

/** Minutes without another change. */
export const quietMinutes = 10;
/** Minutes since the first change, however many follow. */
export const mostMinutes = 30;
/** Visits within so many hours leave no time to wait. */
const SOON_HOURS = 4;
/** Minutes, for these. */
export const soonMinutes = 1;

/** Minutes that a change of an appointment waits, by its times before and after it: ISO moments, or null. */
export function minutesToWait(times: readonly (string | null)[], now: number): number {
  const isSoon = times.some((time) => time !== null && Date.parse(time) <= now + SOON_HOURS * 3_600_000);
  return isSoon ? soonMinutes : quietMinutes;
}

const aMinute = 60_000;
/** Visits of one transaction, and of one e-mail at most. */
const mostTogether = 200;

/** A visit whose changes wait: times in milliseconds, and the addresses of those whom they may be for. */
export type WaitingVisit = { id: number; since: number; dueAt: number; isSoon: boolean; people: readonly string[] };

/**
 * Visits of the same people go together, so that each is told once: by people in common, also of a third visit. Those
 * within four hours go by themselves. Each group begins with the one that is due first.
 */
export function visitsTogether(waiting: readonly WaitingVisit[]): WaitingVisit[][] {
  const sorted = waiting.toSorted(byDue);
  const ofPerson = new Map<string, WaitingVisit[]>();
  for (const visit of sorted) {
    for (const key of keysOf(visit)) {
      const known = ofPerson.get(key);
      if (known === undefined) ofPerson.set(key, [visit]);
      else known.push(visit);
    }
  }
  const met = new Set<WaitingVisit>();
  return sorted.flatMap((first) => {
    const group = new Set<WaitingVisit>();
    if (!met.has(first)) group.add(first);
    // It grows while it is gone through.
    for (const visit of group) {
      met.add(visit);
      for (const key of keysOf(visit)) {
        for (const other of ofPerson.get(key) ?? []) group.add(other);
        ofPerson.delete(key);
      }
    }
    return inParts([...group]);
  });
}

const byDue = (one: WaitingVisit, other: WaitingVisit): number => one.dueAt - other.dueAt || one.id - other.id;

const keysOf = ({ isSoon, people }: WaitingVisit): string[] => people.map((person) => `${isSoon} ${person}`);

/** When those go of them that are due by then: once all have been quiet, or the first has waited for as long as any may. */
export function goAt(group: readonly WaitingVisit[]): number {
  const due = group.map(({ dueAt }) => dueAt);
  if (group.some(({ isSoon }) => isSoon)) return Math.min(...due);
  return Math.min(Math.max(...due), ...group.map(({ since }) => since + mostMinutes * aMinute));
}

function inParts(group: WaitingVisit[]): WaitingVisit[][] {
  const sorted = group.toSorted(byDue);
  const count = Math.ceil(sorted.length / mostTogether);
  return Array.from({ length: count }, (_, at) => sorted.slice(at * mostTogether, (at + 1) * mostTogether));
}
