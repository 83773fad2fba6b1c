/** The months whose fees are shown, as the URL says them. */
import { addMonths } from '#domain/schedule/calendar-day.ts';
import { choicesParam, listUrl, textParam } from '#web/ui/table/list-search.ts';

export const periods = ['this-month', 'last-month', 'quarter', 'year'] as const;
export type Period = (typeof periods)[number];

export const periodWords: Record<Period, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  quarter: '3 months',
  year: '12 months',
};

/** As the service has them: the newest month first, and its clients by name. */
const usual = 'usual';
const words = [
  'client',
  'month',
  'visits',
  'aborted',
  'unpriced',
  'price',
  'additional',
  'for_aborted',
  'for_waiting',
  'waived',
  'total',
  'margin',
] as const;

export const feesUrl = listUrl({
  filters: { q: textParam('q'), period: choicesParam('period', periods) },
  sorts: [usual, ...words.flatMap((word) => [word, `-${word}`] as const)],
});

/** `from` and `until` are months, such as `2027-02`, and both belong to it. */
export function monthsOf(period: Period, today: string): { from: string; until: string } {
  const back = (months: number) => addMonths(`${today.slice(0, 7)}-01`, -months).slice(0, 7);
  if (period === 'last-month') return { from: back(1), until: back(1) };
  return { from: back({ 'this-month': 0, quarter: 2, year: 11 }[period]), until: back(0) };
}
