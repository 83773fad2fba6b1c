/** The schedule as its URL says it: which view, which day, which filters. */
import { addDays, weekdayOf } from '#web/ui/time-zone.ts';

export type ScheduleView = 'week' | 'day';
export type ScheduleSearch = { view: ScheduleView; day: string; clerkIds: number[]; typeIds: number[] };

const readIds = (text: string | null) => (text ?? '').split(',').filter(Boolean).map(Number).filter(Number.isInteger);

export function readScheduleSearch(params: URLSearchParams, today: string): ScheduleSearch {
  const day = params.get('day') ?? '';
  return {
    view: params.get('view') === 'day' ? 'day' : 'week',
    day: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : today,
    clerkIds: readIds(params.get('clerk')),
    typeIds: readIds(params.get('type')),
  };
}

export function writeScheduleSearch({ view, day, clerkIds, typeIds }: ScheduleSearch, today: string): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== 'week') params.set('view', view);
  if (day !== today) params.set('day', day);
  if (clerkIds.length > 0) params.set('clerk', clerkIds.join(','));
  if (typeIds.length > 0) params.set('type', typeIds.join(','));
  return params;
}

/** The days in sight: Monday to Sunday, or the one. */
export function daysInSight({ view, day }: Pick<ScheduleSearch, 'view' | 'day'>): string[] {
  if (view === 'day') return [day];
  const monday = addDays(day, 1 - weekdayOf(day));
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
}

export function stepBy(search: ScheduleSearch, direction: -1 | 1): string {
  return addDays(search.day, direction * (search.view === 'week' ? 7 : 1));
}
