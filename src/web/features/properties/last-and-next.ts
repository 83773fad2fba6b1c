/** For the list: when each of its properties was seen last and is seen next, in a few requests for the whole page. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { everyPage } from '#web/queries/every-page.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { listInspections } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, ListInspectionsData, Property } from '#web/queries/generated/types.gen.ts';
import { today } from '#web/ui/time/time-zone.ts';

export type PropertyRow = Property & { last?: string | undefined; next?: string | undefined };

function firstOfEach(inspections: readonly Inspection[]): Map<number, string> {
  const dates = new Map<number, string>();
  for (const { property, conduct_date, cancelled_at } of inspections) {
    const isHeld = conduct_date !== null && typeof cancelled_at !== 'string';
    if (isHeld && !dates.has(property.id)) dates.set(property.id, conduct_date);
  }
  return dates;
}

type Query = NonNullable<ListInspectionsData['query']>;

/** Read until each has its date: one that is seen every month would push the others off the first page. */
const datesOptions = (query: Query & { property_id: number[] }) =>
  queryOptions({
    queryKey: [{ _id: 'listInspections', firstOfEach: query }],
    queryFn: async ({ signal }) => {
      const isEnough = (found: readonly Inspection[]) => firstOfEach(found).size === query.property_id.length;
      return firstOfEach(
        await everyPage((page) => listInspections({ query: { ...query, ...page }, signal }), isEnough),
      );
    },
  });

/** The property rows with their dates; without them while they are on their way, or for whom inspections are closed. */
export function useLastAndNext(properties: readonly Property[] | undefined, isOn: boolean): PropertyRow[] | undefined {
  const ids = properties?.map(({ id }) => id) ?? [];
  const now = today();
  const enabled = isOn && ids.length > 0;
  const { data: last } = useQuery({
    ...datesOptions({ property_id: ids, conduct_date: `../${now}`, sort: '-conduct_date' }),
    enabled,
  });
  const { data: next } = useQuery({
    ...datesOptions({ property_id: ids, conduct_date: `${now}/..`, sort: 'conduct_date' }),
    enabled,
  });
  return useMemo(
    () => properties?.map((property) => ({ ...property, last: last?.get(property.id), next: next?.get(property.id) })),
    [last, next, properties],
  );
}

/** The same for rows that are exported. */
export async function withLastAndNext(properties: readonly Property[], isOn: boolean): Promise<PropertyRow[]> {
  if (!isOn || properties.length === 0) return [...properties];
  const property_id = properties.map(({ id }) => id);
  const now = today();
  const [last, next] = await Promise.all([
    queryClient.fetchQuery(datesOptions({ property_id, conduct_date: `../${now}`, sort: '-conduct_date' })),
    queryClient.fetchQuery(datesOptions({ property_id, conduct_date: `${now}/..`, sort: 'conduct_date' })),
  ]);
  return properties.map((property) => ({ ...property, last: last.get(property.id), next: next.get(property.id) }));
}
