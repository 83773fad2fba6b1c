/** The names that an application has for the things that it puts here. */
import type { Executor } from '../database/database.ts';
import type { NamedKind } from '../schema/external-id.ts';

export type ExternalName = { applicationId: number; kind: NamedKind; value: string };

const valuesOf = (accountId: number, { applicationId, kind, value }: ExternalName) => [
  accountId,
  applicationId,
  kind,
  value,
];
const one = 'account_id = $1 and application_id = $2 and kind = $3 and value = $4';

export const buildExternalIdStore = (db: Executor) => ({
  /**
   * The id of what has this name, null while nothing has. The name is this transaction's alone until it ends, so that
   * two requests at once make one thing.
   */
  claim: async (accountId: number, name: ExternalName): Promise<number | null> => {
    await db.rows(
      'external-ids.claim',
      `insert into external_ids (account_id, application_id, kind, value) values ($1, $2, $3, $4) on conflict do nothing`,
      valuesOf(accountId, name),
    );
    // A statement of its own: it sees what the transaction that it may have waited for has written.
    const [row] = await db.rows<{ id: number | null }>(
      'external-ids.get',
      `select coalesce(property_id, client_id, inspection_id, property_contact_id, inspection_contact_id) as id
       from external_ids where ${one} for update`,
      valuesOf(accountId, name),
    );
    return row?.id ?? null;
  },

  give: async (accountId: number, name: ExternalName, id: number): Promise<void> => {
    await db.rows(`external-ids.give ${name.kind}`, `update external_ids set ${name.kind}_id = $5 where ${one}`, [
      ...valuesOf(accountId, name),
      id,
    ]);
  },
});
