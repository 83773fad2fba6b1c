/** How bookings are numbered and weeks begin, as their form has it: one level, so that people choose value by value. */
import { type RefNumbering, writeRef } from '#domain/firm/ref-numbering.ts';
import { type NoticeLengths, standardNoticeLengths } from '#domain/property/tenancy.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';

export type BookingsValues = {
  week_starts_on: string;
  isNumbered: boolean;
  prefix: string;
  first: number | null;
  digits: number | null;
  notice_tenant: number | null;
  notice_landlord: number | null;
};

export const bookingsLabels: Readonly<Record<keyof BookingsValues, string>> = {
  week_starts_on: 'Weeks begin on',
  isNumbered: 'Number inspections that are booked here without a ref',
  prefix: 'Before the number',
  first: 'First number',
  digits: 'Digits',
  notice_tenant: 'Months when the tenant gives notice',
  notice_landlord: 'Months when the landlord gives notice',
};

/** For a firm that begins with it. */
const usual: RefNumbering = { prefix: '', first: 1, digits: 5 };

export function bookingsValues({
  week_starts_on = 1,
  ref_numbering,
  notice_lengths: notice = standardNoticeLengths,
}: AccountSettings): BookingsValues {
  const { prefix, first, digits } = ref_numbering ?? usual;
  const numbering = { isNumbered: ref_numbering != null, prefix, first, digits };
  return {
    week_starts_on: String(week_starts_on),
    ...numbering,
    notice_tenant: notice.tenant,
    notice_landlord: notice.landlord,
  };
}

/** As the schema judges them; an empty field is its fault. */
export function bookingsBody(values: BookingsValues) {
  const { week_starts_on, isNumbered, notice_tenant: tenant, notice_landlord: landlord, ...numbering } = values;
  return {
    week_starts_on: Number(week_starts_on),
    ref_numbering: isNumbered ? numbering : null,
    notice_lengths: { tenant, landlord },
  };
}

/** The numbering and the lengths of notice each go as a whole: the members that nobody has changed here are those of `latest`. */
export function bookingsChange(changes: Partial<BookingsValues>, latest: AccountSettings) {
  const { week_starts_on, notice_tenant, notice_landlord, ...numbering } = changes;
  const { ref_numbering, notice_lengths } = bookingsBody({ ...bookingsValues(latest), ...changes });
  const isOtherNotice = notice_tenant !== undefined || notice_landlord !== undefined;
  return {
    ...(week_starts_on !== undefined && { week_starts_on: Number(week_starts_on) }),
    ...(Object.keys(numbering).length > 0 && { ref_numbering: ref_numbering as RefNumbering | null }),
    ...(isOtherNotice && { notice_lengths: notice_lengths as NoticeLengths }),
  };
}

/** Three references as bookings would get them; nothing while a field is empty. */
export function previewOf({ prefix, first, digits }: Pick<BookingsValues, 'prefix' | 'first' | 'digits'>): string {
  // A text stands there as it was typed, until it is a number.
  if (typeof first !== 'number' || typeof digits !== 'number') return '';
  const numbering = { prefix, first, digits: Math.min(Math.max(digits, 1), 10) };
  return [1, 2, 3].map((nth) => writeRef(numbering, nth)).join(', ');
}
