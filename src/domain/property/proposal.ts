/** Visits and steps that fall due at homes: they are proposed, and a manager takes or drops each. */
import { type InspectionTypeCode, types } from '../inspection-type.ts';
import { addDays } from '../schedule/calendar-day.ts';
import type { LivedIn, Span } from './recurring-visits.ts';

export const proposalKinds = ['check_out', 'key_return', 'check_in', 'visit', 'certificate'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** Booked as an inspection, done in another way, or not wanted. */
export const proposalOutcomes = ['booked', 'done', 'dropped'] as const;
export type ProposalOutcome = (typeof proposalOutcomes)[number];

export type Draft = { key: string; kind: ProposalKind; dueOn: string; type: InspectionTypeCode | null };

type Leaving = Pick<LivedIn, 'id' | 'leavesOn'> & {
  noticeGivenOn: string | null;
  /** The first day of the tenancy after it, where that is known. */
  nextStartsOn: string | null;
};

/** A notice proposes the check out and the return of the keys on the last day, and the next check in on the day after. */
export function draftsOfNotice({ id, noticeGivenOn, leavesOn, nextStartsOn }: Leaving, { from, until }: Span): Draft[] {
  if (noticeGivenOn === null || leavesOn === null) return [];
  const next = nextStartsOn ?? addDays(leavesOn, 1);
  const drafts: Draft[] = [
    { key: `check-out-${id}`, kind: 'check_out', dueOn: leavesOn, type: types.checkOut },
    { key: `key-return-${id}`, kind: 'key_return', dueOn: leavesOn, type: null },
    { key: `check-in-${id}`, kind: 'check_in', dueOn: next, type: types.checkIn },
  ];
  return drafts.filter(({ dueOn }) => from <= dueOn && dueOn <= until);
}

export const keyOfVisit = (ids: { ruleId: number; tenancyId: number; nth: number }): string =>
  `visit-${ids.ruleId}-${ids.tenancyId}-${ids.nth}`;
export const keyOfCertificate = (id: number): string => `certificate-${id}`;
