/** Tenancies of properties, with the contacts that live there under them. */
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import type { tenancies } from '../schema/tenancy.ts';

type Columns = typeof tenancies.$inferSelect;
export type TenancyFields = Pick<Columns, 'startsOn' | 'endsOn' | 'noticeGivenOn' | 'noticeBy' | 'leavesOn'>;
export type TenancyRow = TenancyFields &
  Pick<Columns, 'id' | 'propertyId' | 'version'> & {
    /** In the order of their names. */
    contacts: { id: number; name: string }[];
  };
type Ids = { propertyId: number; id: number };

const columns = `t.id, t.property_id as "propertyId", t.starts_on as "startsOn", t.ends_on as "endsOn",
  t.notice_given_on as "noticeGivenOn", t.notice_by as "noticeBy", t.leaves_on as "leavesOn", t.version,
  coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name, c.id)
    from tenancy_contacts m join property_contacts c on c.account_id = $1 and c.id = m.contact_id
    where m.account_id = $1 and m.tenancy_id = t.id), '[]') as contacts`;
const one = 'where t.account_id = $1 and t.property_id = $2 and t.id = $3';

export const buildTenancyStore = (db: Executor) => ({
  /** The latest first. */
  list: (accountId: number, propertyId: number): Promise<TenancyRow[]> =>
    db.rows<TenancyRow>(
      'tenancies.list',
      `select ${columns} from tenancies t where t.account_id = $1 and t.property_id = $2
       order by t.starts_on desc, t.id desc`,
      [accountId, propertyId],
    ),

  get: async (accountId: number, { propertyId, id }: Ids): Promise<TenancyRow> =>
    found(
      await db.rows<TenancyRow>('tenancies.get', `select ${columns} from tenancies t ${one}`, [
        accountId,
        propertyId,
        id,
      ]),
    ),

  /** The same, with its row locked until the transaction ends. */
  lock: async (accountId: number, { propertyId, id }: Ids): Promise<TenancyRow> =>
    found(
      await db.rows<TenancyRow>('tenancies.lock', `select ${columns} from tenancies t ${one} for update of t`, [
        accountId,
        propertyId,
        id,
      ]),
    ),

  add: async (accountId: number, propertyId: number, fields: TenancyFields): Promise<number> => {
    const id = await db.ids.takeOne('tenancies', accountId);
    await db.rows(
      'tenancies.add',
      `insert into tenancies (account_id, property_id, id, starts_on, ends_on, notice_given_on, notice_by, leaves_on)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [accountId, propertyId, id, ...valuesOf(fields)],
    );
    return id;
  },

  change: async (accountId: number, { propertyId, id }: Ids, fields: TenancyFields): Promise<void> => {
    await db.rows(
      'tenancies.change',
      `update tenancies set starts_on = $4, ends_on = $5, notice_given_on = $6, notice_by = $7, leaves_on = $8,
         version = version + 1 where account_id = $1 and property_id = $2 and id = $3`,
      [accountId, propertyId, id, ...valuesOf(fields)],
    );
  },

  /** Its contacts stay at the property, without days. */
  remove: async (accountId: number, { propertyId, id }: Ids): Promise<void> => {
    await db.rows(
      'tenancies.contacts-stay',
      `update property_contacts c set starts_on = null, ends_on = null, version = version + 1
       from tenancy_contacts m where m.account_id = $1 and m.tenancy_id = $2
         and c.account_id = $1 and c.id = m.contact_id and c.starts_on is not null`,
      [accountId, id],
    );
    await db.rows('tenancies.remove', 'delete from tenancies where account_id = $1 and property_id = $2 and id = $3', [
      accountId,
      propertyId,
      id,
    ]);
  },

  ...ofContacts(db),
});

const ofContacts = (db: Executor) => ({
  /** Puts these contacts of the property into the place of those before; the ids that it does not have. */
  putContacts: async (accountId: number, { propertyId, id }: Ids, contactIds: number[]): Promise<number[]> => {
    const there = await db.tuples<[number]>(
      'tenancies.known-contacts',
      'select id from property_contacts where account_id = $1 and property_id = $2 and id = any($3::int[])',
      [accountId, propertyId, contactIds],
    );
    const known = new Set(there.map(([contactId]) => contactId));
    const unknown = contactIds.filter((contactId) => !known.has(contactId));
    if (unknown.length > 0) return unknown;
    await db.rows(
      'tenancies.put-contacts',
      `with gone as (
         delete from tenancy_contacts where account_id = $1 and tenancy_id = $2 and contact_id <> all($3::int[])
       )
       insert into tenancy_contacts (account_id, tenancy_id, contact_id) select $1, $2, unnest($3::int[])
       on conflict do nothing`,
      [accountId, id, [...known]],
    );
    return [];
  },

  /** Contacts show the days of the latest tenancy that they are in. */
  dateContacts: async (accountId: number, tenancyId: number): Promise<void> => {
    await db.rows(
      'tenancies.date-contacts',
      `update property_contacts c set starts_on = latest.starts_on, ends_on = latest.ends_on, version = c.version + 1
       from (
         select distinct on (m.contact_id) m.contact_id, t.starts_on, coalesce(t.leaves_on, t.ends_on) as ends_on
         from tenancy_contacts these
         join tenancy_contacts m on m.account_id = $1 and m.contact_id = these.contact_id
         join tenancies t on t.account_id = $1 and t.id = m.tenancy_id
         where these.account_id = $1 and these.tenancy_id = $2
         order by m.contact_id, t.starts_on desc
       ) latest
       where c.account_id = $1 and c.id = latest.contact_id
         and (c.starts_on, c.ends_on) is distinct from (latest.starts_on, latest.ends_on)`,
      [accountId, tenancyId],
    );
  },

  /** The tenancy of a property that begins on this day; undefined when there is none. */
  findBeginning: async (accountId: number, propertyId: number, startsOn: string): Promise<TenancyRow | undefined> => {
    const [row] = await db.rows<TenancyRow>(
      'tenancies.beginning',
      `select ${columns} from tenancies t where t.account_id = $1 and t.property_id = $2 and t.starts_on = $3
       order by t.id limit 1 for update of t`,
      [accountId, propertyId, startsOn],
    );
    return row;
  },

  /** Those from this day in which nobody lives, and that nobody has changed since they were added. */
  removeUnused: async (accountId: number, propertyId: number, startsOn: string): Promise<void> => {
    await db.rows(
      'tenancies.remove-unused',
      `delete from tenancies t where t.account_id = $1 and t.property_id = $2 and t.starts_on = $3 and t.version = 1
         and not exists (select from tenancy_contacts m where m.account_id = $1 and m.tenancy_id = t.id)`,
      [accountId, propertyId, startsOn],
    );
  },
});

const valuesOf = ({ startsOn, endsOn, noticeGivenOn, noticeBy, leavesOn }: TenancyFields) => [
  startsOn,
  endsOn,
  noticeGivenOn,
  noticeBy,
  leavesOn,
];

function found([row]: TenancyRow[]): TenancyRow {
  if (row === undefined) throw notFound('tenancy');
  return row;
}
