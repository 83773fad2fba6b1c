/** The inspections of one property, and which of them is the next and which was the last. */
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { isBehind } from './is-behind.ts';

/** More than a property sees in twenty years; the service gives no more at once. */
const most = 100;

export function propertyInspectionsOptions(propertyId: number) {
  return listInspectionsOptions({ query: { property_id: [propertyId], per_page: most, sort: '-conduct_date' } });
}

const isCancelled = (inspection: Inspection) => typeof inspection.cancelled_at === 'string';
const timeOf = ({ conduct_date }: Inspection) => (conduct_date === null ? Number.NaN : Date.parse(conduct_date));

export function nextAndLast(inspections: readonly Inspection[]) {
  const now = Date.now();
  const held = inspections.filter((one) => !isCancelled(one) && !Number.isNaN(timeOf(one)));
  const byTime = held.toSorted((one, other) => timeOf(one) - timeOf(other));
  return {
    next: byTime.find((one) => !isBehind(one, now)),
    last: byTime.findLast((one) => isBehind(one, now)),
  };
}

export type Year = { year: string; inspections: Inspection[] };

/** Newest first; inspections without a date come before all others. */
export function byYear(inspections: readonly Inspection[]): Year[] {
  const undated = inspections.filter((one) => one.conduct_date === null);
  const dated = inspections
    .filter((one) => one.conduct_date !== null)
    .toSorted((one, other) => timeOf(other) - timeOf(one));
  const groups = Map.groupBy(dated, (one) => one.conduct_date?.slice(0, 4) ?? '');
  const years = [...groups].map(([year, list]) => ({ year, inspections: list }));
  return undated.length > 0 ? [{ year: 'No date yet', inspections: undated }, ...years] : years;
}
