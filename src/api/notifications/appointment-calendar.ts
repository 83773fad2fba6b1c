/** An appointment as iCalendar: one event that a later message moves or cancels (RFC 5546, 3.2.2 and 3.2.5). */
import ical, {
  foldLines,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { changeSince, splitCalendars } from '#domain/schedule/former-appointment.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { STANDARD_MINUTES } from '#domain/message/notification-words.ts';
import type { Appointment } from '#store/inspections/appointment.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';

type Invitation = {
  publicUrl: string;
  /** The address that invites: one calendar takes changes from no other. */
  organiser: string;
  /** The name of the account: whose appointment it is. */
  company: string;
  /** Calendars show an appointment only to somebody it names. */
  recipient: { name: string; email: string };
  isCancelled: boolean;
};

export function writeCalendar(
  row: Appointment,
  { publicUrl, organiser, company, recipient, isCancelled }: Invitation,
): string | null {
  const { property, conductAt, conductDate, timeToComplete } = row;
  const host = new URL(publicUrl).hostname;
  if (conductAt === null) return null;
  const calendar = ical({
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    prodId: { company: 'Keyturn', product: 'Keyturn', language: 'EN' },
  });
  const start = new Date(conductDate ?? conductAt);
  const event = calendar.createEvent({
    // The same for every message about this inspection, with a number that only grows.
    id: `inspection-${row.id}@${host}`,
    sequence: row.version,
    // With a method it is the time when the message was written, also for somebody who joins later (RFC 5545, 3.8.7.2).
    stamp: new Date(),
    start,
    ...(conductDate === null
      ? { end: new Date(start.getTime() + (timeToComplete ?? STANDARD_MINUTES) * 60_000) }
      : { allDay: true }),
    summary: inspectionTypes[row.type],
    location: [property.line1, property.line2, property.city, property.postcode].filter(Boolean).join(', '),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: company, email: organiser },
  });
  event.createAttendee({
    ...recipient,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    // Nobody reads e-mails to the sender.
    rsvp: false,
  });
  return `${calendar.toString()}\r\n`;
}

/** Undefined where the inspection is still as it says: cancelled, or at that hour or on that day. Perhaps among others. */
export const changeOf = (
  calendar: string,
  { id, conductAt, conductDate, conductDateOption, cancelledAt }: InspectionRow,
) =>
  changeSince(calendarOf(calendar, id) ?? calendar, {
    date: conductDate ?? conductAt,
    isConfirmed: conductDateOption === 0,
    isCancelled: cancelledAt !== null,
  });

/** The calendar of one inspection, where an e-mail has several. */
const calendarOf = (calendars: string, inspectionId: number): string | undefined =>
  splitCalendars(calendars).find((one) => one.includes(`\r\nUID:inspection-${inspectionId}@`));

/** The address that the entry of an inspection names as its organiser. */
export function organiserIn(calendars: string, inspectionId: number): string | undefined {
  const calendar = calendarOf(calendars, inspectionId) ?? calendars;
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  const line = lines.find((one) => /^ORGANIZER[;:]/i.test(one));
  return line?.slice(line.toLowerCase().lastIndexOf('mailto:') + 'mailto:'.length);
}

/** The same appointment for the address it goes to instead. */
export function inviteInstead(calendar: string, email: string): string {
  // By its own ends of lines: a name may hold others, such as U+2028, which no regular expression would pass.
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  const invited = lines.map((line) =>
    /^ATTENDEE[;:]/i.test(line) ? line.slice(0, line.toUpperCase().lastIndexOf('MAILTO:')) + `MAILTO:${email}` : line,
  );
  return foldLines(invited.join('\r\n'));
}
