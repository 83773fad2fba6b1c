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

export type ExternalIdRow = {
  applicationId: number;
  /** Null for the back office itself. */
  applicationName: string | null;
  kind: NamedKind;
  id: number;
  contactName: string | null;
  value: string;
  createdAt: string;
};
/** One of them. `ofApplication`: only the names that this one has given. */
export type NamedThing = { kind: 'property' | 'client' | 'inspection'; id: number; ofApplication?: number | undefined };

/** With the names of its contacts, where it has any. */
const conditions = {
  property: 'e.property_id = $2 or contact.property_id = $2',
  inspection: 'e.inspection_id = $2 or contact.inspection_id = $2',
  client: 'e.client_id = $2',
};
const contactsOf = {
  property: `left join property_contacts contact on contact.account_id = $1 and contact.id = e.property_contact_id
    and contact.property_id = $2`,
  inspection: `left join inspection_contacts contact on contact.account_id = $1 and contact.id = e.inspection_contact_id
    and contact.inspection_id = $2`,
  client: `left join lateral (select null::text as name) contact on true`,
};
const anyId = 'coalesce(e.property_id, e.client_id, e.inspection_id, e.property_contact_id, e.inspection_contact_id)';

export const buildExternalIdStore = (db: Executor) => ({
  /** The names of one thing and of its contacts, by application. */
  list: (accountId: number, { kind, id, ofApplication }: NamedThing): Promise<ExternalIdRow[]> =>
    db.rows<ExternalIdRow>(
      `external-ids.list ${kind}`,
      `select e.application_id as "applicationId", a.name as "applicationName", e.kind, ${anyId} as id,
              contact.name as "contactName", e.value, e.created_at as "createdAt"
       from external_ids e ${contactsOf[kind]}
       left join applications a on a.account_id = $1 and a.id = e.application_id
       where e.account_id = $1 and (${conditions[kind]}) and ($3::int is null or e.application_id = $3)
       order by a.name, e.application_id, contact.name nulls first, e.value`,
      [accountId, id, ofApplication ?? null],
    ),

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
