/** The schedule as its URL says it: which view, which day, which filters. */
import { dateText } from '#web/ui/time/date-text.ts';
import { addDays, weekStartOf } from '#web/ui/time/time-zone.ts';

const views = ['week', 'day', 'month'] as const;
export type ScheduleView = (typeof views)[number];
export type ScheduleSearch = {
  view: ScheduleView;
  day: string;
  clerkIds: number[];
  typeIds: number[];
  stateIds: number[];
  /** A line for each booking of the week. */
  isCompact: boolean;
};

const readIds = (text: string | null) => (text ?? '').split(',').filter(Boolean).map(Number).filter(Number.isInteger);

export function readScheduleSearch(params: URLSearchParams, today: string): ScheduleSearch {
  const day = params.get('day') ?? '';
  return {
    view: views.find((one) => one === params.get('view')) ?? 'week',
    day: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : today,
    clerkIds: readIds(params.get('clerk')),
    typeIds: readIds(params.get('type')),
    stateIds: readIds(params.get('state')),
    isCompact: params.get('density') === 'compact',
  };
}

export function writeScheduleSearch(search: ScheduleSearch, today: string): URLSearchParams {
  const { view, day, clerkIds, typeIds, stateIds, isCompact } = search;
  const params = new URLSearchParams();
  if (view !== 'week') params.set('view', view);
  if (day !== today) params.set('day', day);
  if (clerkIds.length > 0) params.set('clerk', clerkIds.join(','));
  if (typeIds.length > 0) params.set('type', typeIds.join(','));
  if (stateIds.length > 0) params.set('state', stateIds.join(','));
  if (isCompact) params.set('density', 'compact');
  return params;
}

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, at) => addDays(first, at));

/** The days in sight: the one, its week, or the whole weeks that hold the month. */
export function daysInSight({ view, day }: Pick<ScheduleSearch, 'view' | 'day'>): string[] {
  if (view === 'day') return [day];
  if (view === 'week') return daysFrom(weekStartOf(day), 7);
  const first = weekStartOf(`${day.slice(0, 7)}-01`);
  const last = addDays(monthAfter(day, 1), -1);
  const weeks = Math.ceil((Date.parse(last) - Date.parse(first) + 1) / (7 * 86_400_000));
  return daysFrom(first, weeks * 7);
}

export function stepBy({ view, day }: ScheduleSearch, direction: -1 | 1): string {
  if (view === 'month') return monthAfter(day, direction);
  return addDays(day, direction * (view === 'week' ? 7 : 1));
}

/** `monthAfter('2026-12-24', 1)` → `2027-01-01` */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** The visible days, in words. */
export function rangeText({ view, day }: Pick<ScheduleSearch, 'view' | 'day'>): string {
  if (view === 'day') return dateText(day);
  if (view === 'month') return monthText(day);
  const days = daysInSight({ view, day });
  return `${dateText(days[0] ?? day, { isShort: true })} to ${dateText(days.at(-1) ?? day)}`;
}

const monthText = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
