/** The heading of a stop. */
import type { Stop } from '#domain/review/list-stops.ts';
import { fieldsOf } from './desk.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

export function stopTitle(report: ReportStore, { kind, places }: Stop): string {
  const [first] = places;
  const room = report.room(first?.roomId ?? 0)?.name ?? '';
  const item = report.item(first?.itemId ?? 0);
  const name = item === undefined ? 'Deleted' : fieldsOf(item).name;
  switch (kind) {
    case 'photographs':
      return places.length === 1 ? 'One place without a photo' : `${places.length} places without a photo`;
    case 'unchecked':
      return places.length === 1 ? 'One condition not confirmed' : `${places.length} conditions not confirmed`;
    case 'table':
      return places.length === 1 ? room : `${room}, ${places.length} answers`;
    case 'item':
      return places.length === 1 ? `${room} · ${name}` : `${name}, the same in ${places.length} places`;
  }
}
