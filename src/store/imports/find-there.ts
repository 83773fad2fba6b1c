/** Looks up what rows of an import may mean: things that are there already, for many rows at once. */
import { plainPostcode } from '#domain/import/property-key.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';

export type PropertyThere = { id: number; ref: string | null; line1: string; line2: string | null; postcode: string };
export type ClientThere = { id: number; name: string; email: string | null; ref: string | null };
export type StaffThere = { id: number; name: string; email: string; archivedAt: string | null };
export type ContactThere = { id: number; homeId: number; name: string; email: string | null };
export type MeterThere = { id: number; homeId: number; type: string; location: string; serialNo: string | null };

const propertyColumns = 'p.id, p.ref, p.line1, p.line2, p.postcode';

/** SQL of what has been added to a property, null for nothing; of the account $1. `id` is SQL of our own. */
export const useOfProperty = (id: string): string => `case
  when exists (select from inspections where account_id = $1 and property_id = ${id}) then 'It has an inspection by now.'
  when exists (select from property_contacts where account_id = $1 and property_id = ${id}) then 'It has a contact by now.'
  when exists (select from meters where account_id = $1 and property_id = ${id}) then 'It has a meter by now.'
  when exists (select from key_sets where account_id = $1 and property_id = ${id}) then 'It has keys by now.'
  when exists (select from tenancies where account_id = $1 and property_id = ${id}) then 'It has a tenancy by now.'
  when exists (select from certificates where account_id = $1 and property_id = ${id}) then 'It has a certificate by now.'
  when exists (select from legal_holds where account_id = $1 and property_id = ${id}) then 'It is held against removal.'
end`;

/** The same of a client. */
export const useOfClient = (id: string): string => `case
  when exists (select from properties where account_id = $1 and client_id = ${id}) then 'It has a property by now.'
  when exists (select from inspections where account_id = $1 and client_id = ${id}) then 'It has an inspection by now.'
  when exists (select from users where account_id = $1 and client_id = ${id}) then 'It has people by now.'
end`;

export const buildThingsThere = (db: Executor) => ({ ...findProperties(db), ...findPeople(db), ...findParts(db) });

const findProperties = (db: Executor) => ({
  listPropertiesAt: (accountId: number, postcodes: readonly string[]): Promise<PropertyThere[]> =>
    db.rows<PropertyThere>(
      'there.properties-at',
      `select ${propertyColumns} from properties p
       where p.account_id = $1 and lower(replace(p.postcode, ' ', '')) = any($2::text[]) order by p.id`,
      [accountId, postcodes.map(plainPostcode)],
    ),

  listPropertiesByRef: (accountId: number, refs: readonly string[]): Promise<PropertyThere[]> =>
    db.rows<PropertyThere>(
      'there.properties-by-ref',
      `select ${propertyColumns} from properties p where p.account_id = $1 and lower(p.ref) = any($2::text[]) order by p.id`,
      [accountId, refs.map((ref) => ref.toLowerCase())],
    ),

  /** Why it can no longer be removed: something has been added to it. */
  findUseOfProperty: async (accountId: number, id: number): Promise<string | undefined> => {
    const [row] = await db.rows<{ use: string | null }>(
      'there.use-of-property',
      `select ${useOfProperty('$2')} as use`,
      [accountId, id],
    );
    return row?.use ?? undefined;
  },
});

const findPeople = (db: Executor) => ({
  /** By a name, a reference or an e-mail address, in small letters. */
  listClientsCalled: (accountId: number, words: readonly string[]): Promise<ClientThere[]> =>
    db.rows<ClientThere>(
      'there.clients',
      `select id, name, email, ref from clients where account_id = $1 and archived_at is null
         and (lower(name) = any($2::text[]) or lower(ref) = any($2::text[]) or lower(email) = any($2::text[])) order by id`,
      [accountId, words],
    ),

  listStaffAt: (accountId: number, emails: readonly string[]): Promise<StaffThere[]> =>
    db.rows<StaffThere>(
      'there.staff',
      `select id, name, email, archived_at as "archivedAt" from users
       where account_id = $1 and lower(email) = any($2::text[]) order by archived_at nulls first, id`,
      [accountId, emails],
    ),

  findUseOfClient: async (accountId: number, id: number): Promise<string | undefined> => {
    const [row] = await db.rows<{ use: string | null }>('there.use-of-client', `select ${useOfClient('$2')} as use`, [
      accountId,
      id,
    ]);
    return row?.use ?? undefined;
  },
});

const findParts = (db: Executor) => ({
  listContactsOf: (accountId: number, propertyIds: readonly number[]): Promise<ContactThere[]> =>
    db.rows<ContactThere>(
      'there.contacts',
      `select id, property_id as "homeId", name, email from property_contacts
       where account_id = $1 and property_id = any($2::int[]) order by id`,
      [accountId, propertyIds],
    ),

  listMetersOf: (accountId: number, propertyIds: readonly number[]): Promise<MeterThere[]> =>
    db.rows<MeterThere>(
      'there.meters',
      `select id, property_id as "homeId", type, location, serial_no as "serialNo" from meters
       where account_id = $1 and property_id = any($2::int[]) order by id`,
      [accountId, propertyIds],
    ),

  getHomeOfContact: (accountId: number, id: number) => getHome(db, 'property_contacts', accountId, id),
  getHomeOfMeter: (accountId: number, id: number) => getHome(db, 'meters', accountId, id),
});

async function getHome(
  db: Executor,
  table: 'property_contacts' | 'meters',
  accountId: number,
  id: number,
): Promise<number> {
  const [row] = await db.rows<{ homeId: number }>(
    `there.home ${table}`,
    `select property_id as "homeId" from ${table} where account_id = $1 and id = $2`,
    [accountId, id],
  );
  if (row === undefined) throw notFound(table === 'meters' ? 'meter' : 'contact');
  return row.homeId;
}
