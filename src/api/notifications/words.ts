/** The values of the placeholders in an e-mail about an inspection, in the account's time zone. */
import { inspectionTypes } from '#domain/inspection-type.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { AccountRow } from '#store/account/people.ts';

export function wordsOf(row: InspectionRow, account: AccountRow, more: Record<string, string>): Record<string, string> {
  const { property, conductAt, conductDate, timeToComplete } = row;
  const { timeZone } = account;
  const moment = conductAt === null ? undefined : new Date(conductAt);
  return {
    company: account.name,
    type: inspectionTypes[row.type],
    title: row.title,
    address: [property.line1, property.line2, property.city, property.postcode].filter(Boolean).join(', '),
    clerk: row.clerkName ?? account.name,
    date: moment?.toLocaleDateString('en-GB', { timeZone, dateStyle: 'full' }) ?? 'a day to be agreed',
    time:
      moment === undefined || conductDate !== null
        ? 'a time to be agreed'
        : moment.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' }),
    duration: durationInWords(timeToComplete ?? STANDARD_MINUTES),
    answer: answerWords(account),
    ...more,
  };
}

/** The ways to answer, since nobody reads answers to the e-mail itself. */
function answerWords({ settings }: Pick<AccountRow, 'settings'>): string {
  const { email = '', phone = '', website = '' } = settings.brand ?? {};
  const ways = [email && `write to ${email}`, phone && `call ${phone}`].filter(Boolean).join(' or ');
  if (ways === '') return 'If you cannot be there, please let us know.';
  return `If you cannot be there, or have a question, ${ways}.${website === '' ? '' : `\n${website}`}`;
}

/** The assumed length of a visit when none is given. */
export const STANDARD_MINUTES = 60;

/** 90 → `1 hour 30 minutes`. */
function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const counted = (count: number, noun: string) => (count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`);
  return [counted(hours, 'hour'), counted(rest, 'minute')].filter(Boolean).join(' ');
}
