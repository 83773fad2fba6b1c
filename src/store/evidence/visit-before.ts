/** The visit before a visit, whose actions a report tells what became of. */
import { states } from '#domain/inspection-state.ts';
import { visitTypes } from '#domain/inspection-type.ts';
import { and, desc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { inspections } from '../schema/inspection.ts';

export type VisitBefore = Pick<
  typeof inspections.$inferSelect,
  'id' | 'reportId' | 'type' | 'ref' | 'conductAt' | 'startedAt'
>;

export async function findVisitBefore(
  db: Executor,
  { accountId, id, propertyId, type, startedAt, conductAt }: InspectionRow,
): Promise<VisitBefore | null> {
  const on = startedAt ?? conductAt;
  if (!visitTypes.includes(type) || on === null) return null;
  const began = sql`coalesce(${inspections.startedAt}, ${inspections.conductAt})`;
  const [row] = await db.orm
    .select({
      id: inspections.id,
      reportId: inspections.reportId,
      type: inspections.type,
      ref: inspections.ref,
      conductAt: inspections.conductAt,
      startedAt: inspections.startedAt,
    })
    .from(inspections)
    .where(
      and(
        eq(inspections.accountId, accountId),
        eq(inspections.propertyId, propertyId),
        inArray(inspections.type, [...visitTypes]),
        gte(inspections.state, states.complete),
        isNull(inspections.cancelledAt),
        ne(inspections.id, id),
        lt(began, sql`${on}::timestamptz`),
      ),
    )
    .orderBy(sql`${began} desc`, desc(inspections.id))
    .limit(1);
  return row ?? null;
}
