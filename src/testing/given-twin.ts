/**
 * An account in which a report, its inspection and its clerk have the very ids of one that is there: what is kept under an id
 * alone is then seen in both. Straight into the database of a Keyturn that runs.
 */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '#store/database/database.ts';
import { takeSignInName } from '#store/directory/sign-in-names.ts';
import { findEmbedded } from './kill/running-keyturn.ts';

export type Twin = {
  /** The address of the clerk, who has the password of the other one. */
  email: string;
  /** Such texts as its account has them. */
  conditions: () => Promise<(string | null)[]>;
  close: () => Promise<void>;
};

/** `firm`: of the account, and of its clerk. */
export async function givenTwin(dataDir: string, inspectionId: number, firm: string): Promise<Twin> {
  const database = openDatabase(findEmbedded(dataDir).url, { poolSize: 1 });
  const { pool } = database;
  const [model] = await database.rows<{ accountId: number; reportId: number; propertyId: number; clerkId: number }>(
    'test.model',
    `select account_id as "accountId", report_id as "reportId", property_id as "propertyId", clerk_id as "clerkId"
     from inspections where id = $1 order by account_id limit 1`,
    [inspectionId],
  );
  if (model === undefined) throw new Error(`there is no inspection ${inspectionId}`);
  const [account] = await database.rows<{ id: number }>(
    'test.firm',
    'insert into accounts (name) values ($1) returning id',
    [firm],
  );
  const accountId = account?.id ?? 0;
  const email = `twin-${randomUUID()}@example.com`;
  /** The same rows in the other account, but for what is said. */
  const copy = async (table: string, column: string, id: number, changes: object = {}) => {
    const { rows } = await pool.query<{ list: string }>(
      `select string_agg(quote_ident(attname), ', ') as list from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [table],
    );
    const list = rows[0]?.list ?? '';
    await pool.query(
      `insert into ${table} (${list}) select ${list} from (
         select (jsonb_populate_record(one, $3)).* from ${table} one where account_id = $1 and ${column} = $2) copied`,
      [model.accountId, id, { account_id: accountId, ...changes }],
    );
  };
  await copy('users', 'id', model.clerkId, { email, name: firm });
  await copy('properties', 'id', model.propertyId, { client_id: null });
  await copy('reports', 'id', model.reportId);
  await copy('inspections', 'id', inspectionId, {
    report_key: `${accountId}.${randomUUID()}`,
    client_id: null,
    actor_id: null,
    typist_id: null,
    cover_attachment_id: null,
  });
  await copy('rooms', 'report_id', model.reportId);
  await copy('items', 'report_id', model.reportId);
  await takeSignInName(database, email, { accountId, id: model.clerkId });

  return {
    email,
    conditions: async () => {
      const items = await database.rows<{ condition: string | null }>(
        'test.conditions',
        `select condition #>> '{}' as condition from items where account_id = $1 and report_id = $2 order by id`,
        [accountId, model.reportId],
      );
      return items.map(({ condition }) => condition);
    },
    close: () => database.close(),
  };
}
