/** Properties and single inspections of which neither a rule of retention nor an erasure removes anything, since somebody may sue. */
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { lockRules } from './retention-lock.ts';

/** `inspectionId` and `title` where one inspection is held, and not its property. */
export type LegalHold = {
  propertyId: number;
  inspectionId: number | null;
  title: string | null;
  reason: string;
  at: string;
  address: string;
};
export type Held = 'property' | 'inspection';
type HoldAddition = { id: number; actorId: number; reason: string };

const tables = {
  property: { holds: 'legal_holds', column: 'property_id', things: 'properties' },
  inspection: { holds: 'inspection_holds', column: 'inspection_id', things: 'inspections' },
} as const satisfies Record<Held, object>;

export const addressOf = (property: string) =>
  `concat_ws(', ', ${property}.line1, ${property}.city, ${property}.postcode)`;

export const legalHolds = (db: Executor) => ({
  /** Newest first. */
  listHolds: (accountId: number): Promise<LegalHold[]> =>
    db
      .rows<LegalHold>(
        'retention.holds',
        `select held.property_id as "propertyId", held.inspection_id as "inspectionId", held.title, held.reason,
           held.created_at::text as at, ${addressOf('p')} as address
         from (select account_id, property_id, null::int as inspection_id, null::text as title, reason, created_at
               from legal_holds where account_id = $1
               union all
               select h.account_id, i.property_id, h.inspection_id, i.title, h.reason, h.created_at
               from inspection_holds h join inspections i on i.account_id = $1 and i.id = h.inspection_id
               where h.account_id = $1) held
         join properties p on p.account_id = $1 and p.id = held.property_id
         order by held.created_at desc, held.property_id, held.inspection_id nulls first`,
        [accountId],
      )
      .then((rows) => rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))),

  /** In a transaction. Waits for the batch that a rule is removing at this moment; from then on nothing goes. */
  hold: async (accountId: number, held: Held, { id, actorId, reason }: HoldAddition): Promise<void> => {
    await lockRules(db, accountId);
    await checkThere(db, accountId, held, id);
    const { holds, column } = tables[held];
    await db.rows(
      `retention.hold ${held}`,
      `insert into ${holds} (account_id, ${column}, reason, actor_id) values ($1, $2, $3, $4)
       on conflict (account_id, ${column}) do update set reason = excluded.reason`,
      [accountId, id, reason, actorId],
    );
  },

  release: async (accountId: number, held: Held, id: number): Promise<void> => {
    await checkThere(db, accountId, held, id);
    const { holds, column } = tables[held];
    await db.rows(`retention.release ${held}`, `delete from ${holds} where account_id = $1 and ${column} = $2`, [
      accountId,
      id,
    ]);
  },
});

async function checkThere(db: Executor, accountId: number, held: Held, id: number): Promise<void> {
  const found = await db.rows(
    `retention.held ${held}`,
    `select from ${tables[held].things} where account_id = $1 and id = $2`,
    [accountId, id],
  );
  if (found.length === 0) throw notFound(held);
}
