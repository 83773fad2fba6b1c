/**
 * By exception: a room has a usual condition for now, which is shown where nothing stands. Enter writes it and goes on, and only what
 * differs is typed. Nothing is kept of it but the texts.
 */
import type { ReportStore } from '#web/report/model/report-store.ts';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import { placeOf, type Text } from './typed-text.ts';

/** By the id of the room. */
export type UsualConditions = Map<number, string>;

type Known = { report: ReportStore; usual: UsualConditions; phrases: readonly string[] };

export function buildByException({ report, usual, phrases }: Known) {
  const roomOf = (field: Text) => {
    const { itemId, field: name } = placeOf(field);
    return name === 'condition' ? report.item(itemId)?.roomId : undefined;
  };

  return {
    find: (field: Text): string | undefined => usual.get(roomOf(field) ?? Number.NaN),

    /** The text of the field is usual from now on; an empty one ends it, or begins with the commonest. Returns word of it. */
    turn: (field: Text): string => {
      const roomId = roomOf(field);
      if (roomId === undefined) return 'Go to a condition first.';
      const { name = '' } = report.room(roomId) ?? {};
      const text = field.value.trim();
      if (text === '' && usual.delete(roomId)) return `${name} has no usual condition any more.`;
      const next = text === '' ? (commonest(report, roomId) ?? phrases[0]) : text;
      if (next === undefined) return 'Type the usual condition first.';
      usual.set(roomId, next);
      return `Enter writes “${next}” where nothing stands in ${name}.`;
    },
  };
}

/** In the room, else in the report. */
const commonest = (report: ReportStore, roomId: number): string | undefined => {
  const all = report.allItems();
  return commonestOf(all.filter((item) => item.roomId === roomId)) ?? commonestOf(all);
};

function commonestOf(items: readonly ItemEntry[]): string | undefined {
  const counts = new Map<string, number>();
  for (const item of items) {
    const { condition } = shownOf(item);
    if (typeof condition === 'string' && condition.trim() !== '')
      counts.set(condition.trim(), (counts.get(condition.trim()) ?? 0) + 1);
  }
  // Words that stand once are particular to their item.
  return [...counts].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
