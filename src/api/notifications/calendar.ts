/** An appointment as iCalendar: one event that a later message moves or cancels. */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { inspectionTypes } from '#domain/inspection-type.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { STANDARD_MINUTES } from './words.ts';

export function writeCalendar(row: InspectionRow, host: string, isCancelled: boolean): string | null {
  const { property, conductAt, conductDate, timeToComplete } = row;
  if (conductAt === null) return null;
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Keyturn', product: 'Keyturn', language: 'EN' },
  });
  const start = new Date(conductDate ?? conductAt);
  calendar.createEvent({
    // The same for every message about this inspection, with a number that only grows (RFC 5546).
    id: `inspection-${row.id}@${host}`,
    sequence: row.version,
    stamp: new Date(row.updatedAt),
    start,
    ...(conductDate === null
      ? { end: new Date(start.getTime() + (timeToComplete ?? STANDARD_MINUTES) * 60_000) }
      : { allDay: true }),
    summary: inspectionTypes[row.type],
    location: [property.line1, property.line2, property.city, property.postcode].filter(Boolean).join(', '),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
