/** A tenancy: from its first day to its last, which is known at once, when somebody gives notice, or never. */
import { addMonths } from '../schedule/calendar-day.ts';

export const noticeParties = ['tenant', 'landlord'] as const;
export type NoticeBy = (typeof noticeParties)[number];

/** Days are `2027-02-03`. */
export type TenancyDays = { startsOn: string; endsOn: string | null; leavesOn: string | null };

/** Undefined while it goes on. */
export const lastDayOf = ({ endsOn, leavesOn }: Pick<TenancyDays, 'endsOn' | 'leavesOn'>): string | undefined =>
  leavesOn ?? endsOn ?? undefined;

/** The months of notice that a firm proposes. The law and the contract decide: people type the day that counts. */
export type NoticeLengths = Record<NoticeBy, number>;
export const standardNoticeLengths: NoticeLengths = { tenant: 2, landlord: 4 };
export const mostNoticeMonths = 24;

/** `months` after the day of the notice: 31 December and two months are 28 February. */
export const proposedLeaving = (givenOn: string, months: number): string => addMonths(givenOn, months);
