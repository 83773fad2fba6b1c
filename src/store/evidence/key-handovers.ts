/** Keys of the property that went to the parties and came back, as the register of keys has it, for the report of a visit. */
import { and, asc, eq, lte } from 'drizzle-orm';
import type { KeyHolder } from '#domain/property/keys.ts';
import type { Executor } from '../database/database.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { keyMovements, keySets } from '../schema/keys.ts';
import type { KeyHandover } from './printed-facts.ts';

/** Keys change hands some days before the visit as well. */
const daysBefore = 30;
const mostHandovers = 20;

/** `since` is the visit that this one is compared with: what went out then came back now. */
export async function readKeyHandovers(
  db: Executor,
  { accountId, propertyId, startedAt, conductAt, completedAt }: InspectionRow,
  since: string | null,
): Promise<KeyHandover[]> {
  const visit = startedAt ?? conductAt;
  if (visit === null) return [];
  const from = since === null ? Date.parse(visit) - daysBefore * 86_400_000 : Date.parse(since);
  const { tag, holds, keyCount } = keySets;
  const { id, keySetId, direction, holder, holderName, at } = keyMovements;
  const rows = await db.orm
    .select({ id, keySetId, tag, holds, keyCount, direction, holder, holderName, at })
    .from(keySets)
    .innerJoin(keyMovements, and(eq(keyMovements.accountId, accountId), eq(keySetId, keySets.id)))
    .where(
      and(
        eq(keySets.accountId, accountId),
        eq(keySets.propertyId, propertyId),
        completedAt === null ? undefined : lte(at, completedAt),
      ),
    )
    .orderBy(asc(at), asc(id));
  return withParties(rows)
    .filter((handover) => Date.parse(handover.at) >= from)
    .slice(-mostHandovers);
}

type Row = KeyHandover & { id: number; keySetId: number };

/** A set comes back from those whom it went to. Clerks and contractors are no parties to the report. */
function withParties(rows: Row[]): KeyHandover[] {
  const holders = new Map<number, { holder: KeyHolder; holderName: string | null }>();
  return rows.flatMap(({ id: _id, keySetId, ...row }) => {
    const party = row.direction === 'out' ? row : holders.get(keySetId);
    if (row.direction === 'out') holders.set(keySetId, row);
    if (party?.holder !== 'tenant' && party?.holder !== 'landlord') return [];
    return { ...row, holder: party.holder, holderName: party.holderName };
  });
}
