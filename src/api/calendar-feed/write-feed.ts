/** The visits of somebody as one iCalendar, for a calendar that reads it again and again (RFC 5545, RFC 7986). */
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { keysInWords, STANDARD_MINUTES } from '#domain/message/notification-words.ts';
import { states } from '#domain/inspection-state.ts';
import type { FoundFeed } from '#store/account/calendar-feeds.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';

/** Calendars that ask how often to come back. */
const REFRESH_SECONDS = 15 * 60;

type Named = Pick<FoundFeed, 'company' | 'name'>;

export function writeFeed({ company, name }: Named, visits: readonly InspectionRow[], publicUrl: string): string {
  const calendar = ical({
    name: `Visits of ${name}, ${company}`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Keyturn', product: 'Keyturn', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  const host = new URL(publicUrl).hostname;
  for (const row of visits) {
    const { conductAt, conductDate, property, type } = row;
    if (conductAt === null) continue;
    const start = new Date(conductDate ?? conductAt);
    const address = [property.line1, property.line2, property.city, property.postcode].filter(Boolean).join(', ');
    calendar.createEvent({
      // As in the e-mails, so that a calendar may know the two for one.
      id: `inspection-${row.id}@${host}`,
      sequence: row.version,
      stamp: new Date(row.updatedAt),
      lastModified: new Date(row.updatedAt),
      start,
      ...(conductDate === null
        ? { end: new Date(start.getTime() + (row.timeToComplete ?? STANDARD_MINUTES) * 60_000) }
        : { allDay: true }),
      summary: `${inspectionTypes[type]}, ${property.line1}`,
      location: address,
      description: descriptionOf(row),
      url: `${publicUrl}/inspections/${row.id}`,
      status: row.conductDateOption === 0 ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Without the notes: codes of doors stand there, and this goes to whoever keeps the person's calendar. */
function descriptionOf({ conductDateOption, locationOfKeys, state }: InspectionRow): string {
  return [
    ...(conductDateOption === 0 ? [] : ['The date is not confirmed yet.']),
    ...(state >= states.processing ? ['Done.'] : [`Keys: ${keysInWords(locationOfKeys)}`]),
  ].join('\n');
}
