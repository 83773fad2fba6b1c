/** Two clients that are one: everything of the duplicate becomes the other's, and the duplicate goes. */
import type { Executor } from '../database/database.ts';

export type OfClient = { properties: number; inspections: number; people: number };
type MovedProperty = { id: number };
type MovedInspection = { id: number; propertyId: number };

export const buildClientMerge = (db: Executor) => ({
  countTheirs: async (accountId: number, clientId: number): Promise<OfClient> => {
    const [row] = await db.rows<OfClient>(
      'clients.count-theirs',
      `select (select count(*)::int from properties where account_id = $1 and client_id = $2) as properties,
         (select count(*)::int from inspections where account_id = $1 and client_id = $2) as inspections,
         (select count(*)::int from users where account_id = $1 and client_id = $2) as people`,
      [accountId, clientId],
    );
    if (row === undefined) throw new Error('A select without a table has one row.');
    return row;
  },

  moveProperties: (accountId: number, { from, to }: FromTo): Promise<MovedProperty[]> =>
    db.rows(
      'clients.move-properties',
      `update properties set client_id = $3, version = version + 1, updated_at = now()
       where account_id = $1 and client_id = $2 returning id`,
      [accountId, from, to],
    ),

  moveInspections: (accountId: number, { from, to }: FromTo): Promise<MovedInspection[]> =>
    db.rows(
      'clients.move-inspections',
      `update inspections set client_id = $3, version = version + 1, updated_at = now()
       where account_id = $1 and client_id = $2 returning id, property_id as "propertyId"`,
      [accountId, from, to],
    ),

  /** The ids that other systems have for it lead to the one that stays. */
  moveExternalIds: async (accountId: number, { from, to }: FromTo): Promise<void> => {
    await db.rows(
      'clients.move-external-ids',
      'update external_ids set client_id = $3 where account_id = $1 and client_id = $2',
      [accountId, from, to],
    );
  },

  moveRecurringVisits: async (accountId: number, { from, to }: FromTo): Promise<void> => {
    await db.rows(
      'clients.move-recurring-visits',
      `update recurring_visits set client_id = $3, version = version + 1 where account_id = $1 and client_id = $2`,
      [accountId, from, to],
    );
  },

  /** The logo goes along unless the one that stays has one. */
  moveLogo: async (accountId: number, { from, to }: FromTo): Promise<void> => {
    await db.rows(
      'clients.move-logo',
      `update client_logos set client_id = $3 where account_id = $1 and client_id = $2
         and not exists (select from client_logos where account_id = $1 and client_id = $3)`,
      [accountId, from, to],
    );
  },

  movePeople: async (accountId: number, { from, to }: FromTo): Promise<void> => {
    await db.rows(
      'clients.move-people',
      `update users set client_id = $3, version = version + 1, updated_at = now()
       where account_id = $1 and client_id = $2`,
      [accountId, from, to],
    );
  },
});

type FromTo = { from: number; to: number };
