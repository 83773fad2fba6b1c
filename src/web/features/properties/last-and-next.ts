/** For the list: when each of its properties was seen last and is seen next, in a few requests for the whole page. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { everyPage } from '#web/queries/every-page.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { listInspections } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, ListInspectionsData, Property } from '#web/queries/generated/types.gen.ts';
import { today } from '#web/ui/time/time-zone.ts';
import { isBehind } from './is-behind.ts';

export type PropertyRow = Property & { last?: string | undefined; next?: string | undefined };

type Wanted = 'last' | 'next';

/** Today's visits come for both: some are behind us, and the others are still to come. */
function firstOfEach(inspections: readonly Inspection[], wanted: Wanted): Map<number, string> {
  const now = Date.now();
  const dates = new Map<number, string>();
  for (const inspection of inspections) {
    const { property, conduct_date, cancelled_at } = inspection;
    const isHeld = conduct_date !== null && typeof cancelled_at !== 'string';
    const isIt = isBehind(inspection, now) === (wanted === 'last');
    if (isHeld && isIt && !dates.has(property.id)) dates.set(property.id, conduct_date);
  }
  return dates;
}

type Query = NonNullable<ListInspectionsData['query']>;
const queryOf = {
  last: (now: string): Query => ({ conduct_date: `../${now}`, sort: '-conduct_date' }),
  next: (now: string): Query => ({ conduct_date: `${now}/..`, sort: 'conduct_date' }),
};

/** Read until each has its date: one that is seen every month would push the others off the first page. */
const datesOptions = (wanted: Wanted, property_id: number[]) => {
  const query: Query = { property_id, ...queryOf[wanted](today()) };
  return queryOptions({
    queryKey: [{ _id: 'listInspections', [wanted]: query }],
    queryFn: async ({ signal }) => {
      const isEnough = (found: readonly Inspection[]) => firstOfEach(found, wanted).size === property_id.length;
      const found = await everyPage((page) => listInspections({ query: { ...query, ...page }, signal }), isEnough);
      return firstOfEach(found, wanted);
    },
  });
};

/** The property rows with their dates; without them while they are on their way, or for whom inspections are closed. */
export function useLastAndNext(properties: readonly Property[] | undefined, isOn: boolean): PropertyRow[] | undefined {
  const ids = properties?.map(({ id }) => id) ?? [];
  const enabled = isOn && ids.length > 0;
  const { data: last } = useQuery({ ...datesOptions('last', ids), enabled });
  const { data: next } = useQuery({ ...datesOptions('next', ids), enabled });
  return useMemo(
    () => properties?.map((property) => ({ ...property, last: last?.get(property.id), next: next?.get(property.id) })),
    [last, next, properties],
  );
}

/** The same for rows that are exported. */
export async function withLastAndNext(properties: readonly Property[], isOn: boolean): Promise<PropertyRow[]> {
  if (!isOn || properties.length === 0) return [...properties];
  const ids = properties.map(({ id }) => id);
  const [last, next] = await Promise.all([
    queryClient.fetchQuery(datesOptions('last', ids)),
    queryClient.fetchQuery(datesOptions('next', ids)),
  ]);
  return properties.map((property) => ({ ...property, last: last.get(property.id), next: next.get(property.id) }));
}
