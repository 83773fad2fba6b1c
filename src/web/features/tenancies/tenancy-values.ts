/** A tenancy as its form has it, and in words. */
import type { Tenancy } from '#web/queries/generated/types.gen.ts';
import { textOrNull } from '#web/forms/text-or-null.ts';
import { dateText } from '#web/ui/time/date-text.ts';

export type TenancyValues = {
  starts_on: string;
  ends_on: string;
  notice_given_on: string;
  notice_by: string;
  leaves_on: string;
  contact_ids: number[];
};

export const emptyTenancy: TenancyValues = {
  starts_on: '',
  ends_on: '',
  notice_given_on: '',
  notice_by: '',
  leaves_on: '',
  contact_ids: [],
};

export const tenancyLabels: Readonly<Record<keyof TenancyValues, string>> = {
  starts_on: 'Starts on',
  ends_on: 'Ends on',
  notice_given_on: 'Notice given on',
  notice_by: 'Notice given by',
  leaves_on: 'Leaves on',
  contact_ids: 'Who lives there',
};

export const valuesOfTenancy = (tenancy: Tenancy): TenancyValues => ({
  starts_on: tenancy.starts_on,
  ends_on: tenancy.ends_on ?? '',
  notice_given_on: tenancy.notice_given_on ?? '',
  notice_by: tenancy.notice_by ?? '',
  leaves_on: tenancy.leaves_on ?? '',
  contact_ids: tenancy.contacts.map(({ id }) => id),
});

export const bodyOfTenancy = (values: TenancyValues) => ({
  ...values,
  // A missing day is missing, and no date that cannot be read.
  starts_on: textOrNull(values.starts_on),
  ends_on: textOrNull(values.ends_on),
  notice_given_on: textOrNull(values.notice_given_on),
  notice_by: textOrNull(values.notice_by),
  leaves_on: textOrNull(values.leaves_on),
});

/** `Wed 3 Feb 2027 to Thu 2 Mar 2028`, `Since Wed 3 Feb 2027` */
export function tenancyText(
  { starts_on: start, ends_on, leaves_on }: Pick<Tenancy, 'starts_on' | 'ends_on' | 'leaves_on'>,
  today: string,
): string {
  const end = leaves_on ?? ends_on;
  if (end !== null) return `${dateText(start)} to ${dateText(end)}`;
  return `${start <= today ? 'Since' : 'From'} ${dateText(start)}`;
}

/** The place of a tenancy in time, in a word. */
export function tenancyState(tenancy: Tenancy, today: string): 'Past' | 'Now' | 'Leaving' | 'To come' {
  const end = tenancy.leaves_on ?? tenancy.ends_on;
  if (end !== null && end < today) return 'Past';
  if (tenancy.leaves_on !== null) return 'Leaving';
  return tenancy.starts_on <= today ? 'Now' : 'To come';
}

type Notice = Pick<TenancyValues, 'notice_given_on' | 'notice_by' | 'leaves_on'>;

/** The day without which a notice drafts nothing; undefined when it has both, and without a notice. */
export function missingDay({ notice_given_on: given, notice_by: by, leaves_on: leaves }: Notice) {
  if (given !== '' && leaves === '') return 'leaves_on' as const;
  return given === '' && (leaves !== '' || by !== '') ? ('notice_given_on' as const) : undefined;
}
export type MissingDay = NonNullable<ReturnType<typeof missingDay>>;

export const missingText = (day: MissingDay): string =>
  `${tenancyLabels[day]} is missing: no check-out is drafted yet.`;
