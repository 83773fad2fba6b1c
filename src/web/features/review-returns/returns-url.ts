/** Returned reports as their address says them: the days, and what they are narrowed to. */
import { reopenReasonCodes, reopenReasons } from '#domain/correction/reopening.ts';
import { addDays, addMonths } from '#domain/schedule/calendar-day.ts';
import { choicesParam, dayParam, idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';

/** Without it, this month. */
const periods = ['last-month', 'days'] as const;
type Period = 'this-month' | (typeof periods)[number];
export const periodOptions: { value: Period; label: string }[] = [
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'days', label: 'Other days' },
];

/** A return that says none is found as well. */
const reasons = [...reopenReasonCodes, 'none'] as const;

const sorts = ['address', 'by', 'clerk', 'typist'] as const;
export const returnsUrl = listUrl({
  filters: {
    q: textParam('q'),
    period: choicesParam('period', periods),
    from: dayParam('from'),
    until: dayParam('until'),
    reason: choicesParam('reason', reasons),
    clerkId: idParam('clerk'),
    typistId: idParam('typist'),
  },
  sorts: ['-at', 'at', ...sorts.flatMap((word) => [word, `-${word}`] as const)],
});
export type ReturnsSearch = ReturnType<typeof returnsUrl.read>;

export const asPeriod = (value: string): ReturnsSearch['period'] => periods.filter((period) => period === value);

export const periodOf = ({ period }: ReturnsSearch): Period => period[0] ?? 'this-month';

/** Days that are not given are left to the service, which has a month. */
export function daysOf(search: ReturnsSearch, today: string): { from?: string; until?: string } {
  const first = `${today.slice(0, 7)}-01`;
  const { from, until } = search;
  switch (periodOf(search)) {
    case 'this-month':
      return { from: first, until: today };
    case 'last-month':
      return { from: addMonths(first, -1), until: addDays(first, -1) };
    case 'days':
      return { ...(from !== '' && { from }), ...(until !== '' && { until }) };
  }
}

/** A later release may have reasons that are not known here. */
export const reasonWords = (code: string): string =>
  code === 'none' ? 'No reason chosen' : (reopenReasons[code as keyof typeof reopenReasons] ?? code);

export const asReasons = (code: string): ReturnsSearch['reason'] => reasons.filter((reason) => reason === code);
