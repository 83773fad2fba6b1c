/** For the list: when each of its properties was seen last and is seen next, in two requests for the whole page. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, Property } from '#web/queries/generated/types.gen.ts';
import { today } from '#web/ui/time-zone.ts';

export type PropertyRow = Property & { last?: string | undefined; next?: string | undefined };

function firstOfEach(inspections: readonly Inspection[] | undefined): Map<number, string> {
  const dates = new Map<number, string>();
  for (const { property, conduct_date, cancelled_at } of inspections ?? []) {
    const isHeld = conduct_date !== null && typeof cancelled_at !== 'string';
    if (isHeld && !dates.has(property.id)) dates.set(property.id, conduct_date);
  }
  return dates;
}

/** The property rows with their dates; without them while they are on their way, or for whom inspections are closed. */
export function useLastAndNext(properties: readonly Property[] | undefined, isOn: boolean): PropertyRow[] | undefined {
  const ids = properties?.map(({ id }) => id) ?? [];
  const now = today();
  const enabled = isOn && ids.length > 0;
  const query = { property_id: ids, per_page: 100 };
  const { data: before } = useQuery({
    ...listInspectionsOptions({ query: { ...query, conduct_date: `../${now}`, sort: '-conduct_date' } }),
    enabled,
  });
  const { data: after } = useQuery({
    ...listInspectionsOptions({ query: { ...query, conduct_date: `${now}/..`, sort: 'conduct_date' } }),
    enabled,
  });
  return useMemo(() => {
    const last = firstOfEach(before?.data);
    const next = firstOfEach(after?.data);
    return properties?.map((property) => ({ ...property, last: last.get(property.id), next: next.get(property.id) }));
  }, [after, before, properties]);
}
