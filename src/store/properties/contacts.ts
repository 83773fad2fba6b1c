/** Contacts of properties and of inspections: two tables of one shape. */
import type { AnswerKind } from '#domain/message/appointment-answer.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { pairWithNew } from '../database/id-pairs.ts';
import type { propertyContacts } from '../schema/property.ts';

type Fields = Omit<typeof propertyContacts.$inferSelect, 'accountId' | 'propertyId' | 'createdAt' | 'changed'>;
/** Contacts of properties answer nothing. */
export type ContactRow = Fields & { answer?: ContactAnswer | null };
export type ContactFields = Omit<Fields, 'id' | 'version'>;
/** To the appointment at `for`, which may have moved since. */
export type ContactAnswer = { kind: AnswerKind; note: string | null; at: string; for: string };

const shared =
  'id, type, name, email, phone, signee, notify, deliver, starts_on as "startsOn", ends_on as "endsOn", version';
const ofInspection = `${shared}, case when answer is not null then jsonb_build_object('kind', answer, 'note', answer_note,
  'at', answered_at, 'for', answered_for) end as answer`;

const tables = {
  property: { table: 'property_contacts', home: 'property_id', columns: shared },
  inspection: { table: 'inspection_contacts', home: 'inspection_id', columns: ofInspection },
} as const;
type ContactIds = { homeId: number; id: number };
export type ContactHome = keyof typeof tables;

export const buildContactStore = (db: Executor, kind: ContactHome) => {
  const { table, home, columns } = tables[kind];
  const one = async (verb: string, statement: string, values: unknown[]): Promise<ContactRow> => {
    const [row] = await db.rows<ContactRow>(`${table}.${verb}`, statement, values);
    if (row === undefined) throw notFound('contact');
    return row;
  };
  const valuesOf = ({ type, name, email, phone, signee, notify, deliver, startsOn, endsOn }: ContactFields) => [
    type,
    name,
    email,
    phone,
    signee,
    notify,
    deliver,
    startsOn,
    endsOn,
  ];

  return {
    list: (accountId: number, homeId: number): Promise<ContactRow[]> =>
      db.rows<ContactRow>(
        `${table}.list`,
        `select ${columns} from ${table} where account_id = $1 and ${home} = $2 order by created_at, id`,
        [accountId, homeId],
      ),

    lock: (accountId: number, { homeId, id }: ContactIds) =>
      one('lock', `select ${columns} from ${table} where account_id = $1 and ${home} = $2 and id = $3 for update`, [
        accountId,
        homeId,
        id,
      ]),

    add: async (accountId: number, homeId: number, contact: ContactFields) =>
      one(
        'add',
        `insert into ${table} (account_id, ${home}, type, name, email, phone, signee, notify, deliver, starts_on, ends_on, id)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${columns}`,
        [accountId, homeId, ...valuesOf(contact), await db.ids.takeOne(table, accountId)],
      ),

    change: (accountId: number, { homeId, id }: ContactIds, contact: ContactFields) =>
      one(
        'change',
        `update ${table} set type = $4, name = $5, email = $6, phone = $7, signee = $8, notify = $9, deliver = $10,
           starts_on = $11, ends_on = $12, version = version + 1
         where account_id = $1 and ${home} = $2 and id = $3 returning ${columns}`,
        [accountId, homeId, id, ...valuesOf(contact)],
      ),

    remove: (accountId: number, { homeId, id }: ContactIds) =>
      one('remove', `delete from ${table} where account_id = $1 and ${home} = $2 and id = $3 returning ${columns}`, [
        accountId,
        homeId,
        id,
      ]),
  };
};

/** The property's contacts that an inspection does not have yet become its own. */
export async function loadContactsOfProperty(
  db: Executor,
  accountId: number,
  { inspectionId, propertyId }: { inspectionId: number; propertyId: number },
): Promise<ContactRow[]> {
  const unknown = await db.tuples<[number]>(
    'inspection_contacts.unknown',
    `select id from property_contacts known where account_id = $1 and property_id = $3 and not exists (
       select from inspection_contacts here
       where here.account_id = $1 and here.inspection_id = $2 and here.name = known.name
         and here.email is not distinct from known.email)
     order by created_at, id`,
    [accountId, inspectionId, propertyId],
  );
  if (unknown.length === 0) return [];
  const pairs = await pairWithNew(
    db,
    'inspection_contacts',
    accountId,
    unknown.map(([id]) => id),
  );
  return db.rows<ContactRow>(
    'inspection_contacts.load',
    `insert into inspection_contacts (account_id, id, inspection_id, type, name, email, phone, signee, notify, deliver, starts_on, ends_on)
     select account_id, to_id, $2, type, name, email, phone, signee, notify, deliver, starts_on, ends_on
     from unnest($3::int[], $4::int[]) as p(from_id, to_id) join property_contacts known on known.account_id = $1 and known.id = from_id
     order by to_id returning ${ofInspection}`,
    [accountId, inspectionId, pairs.map(({ from }) => from), pairs.map(({ to }) => to)],
  );
}
