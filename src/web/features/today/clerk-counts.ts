/** The number of appointments of each clerk, most first; cancelled ones are nobody's work, and a tenant's are no clerk's. */
import { isForClerk } from '#domain/inspection-type.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';

type Counted = Pick<Inspection, 'clerk' | 'cancelled_at' | 'type'>;

/** By id: two people may have one name. */
export function countByClerk(inspections: readonly Counted[]): { id: number; name: string; count: number }[] {
  const held = inspections.filter(
    ({ cancelled_at, clerk, type }) => cancelled_at == null && (clerk !== null || isForClerk(type.id)),
  );
  return [...Map.groupBy(held, ({ clerk }) => clerk?.id ?? 0)]
    .map(([id, all]) => ({ id, name: all[0]?.clerk?.name ?? 'Nobody yet', count: all.length }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}
