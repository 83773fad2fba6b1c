/** The catalogue of PostgreSQL itself: a row of one account cannot be linked to a row of another. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { Database } from './database/database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const list = async <Row extends object>(text: string): Promise<Row[]> => (await database.pool.query<Row>(text)).rows;

/** The id of an account is the account; numbers of changes are those of the database’s transactions. */
const withoutAccount = ['accounts', 'change_marks'];

test('every table outside the directory has the account in it', async () => {
  const tables = await list<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p')
       and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped)
     order by c.relname`,
  );
  expect(tables.map(({ name }) => name)).toEqual(withoutAccount);
});

test('the account leads every primary key, unique constraint and index of an account’s tables', async () => {
  const others = await list<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i
     join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relname not in ('accounts', 'change_marks')
       and (select a.attname from pg_attribute a where a.attrelid = c.oid and a.attnum = i.indkey[0]) is distinct from 'account_id'
     order by 1`,
  );
  expect(others.map(({ name }) => name)).toEqual([
    // The worker looks for rounds and rules that are due, in all accounts together.
    'day_rounds_due',
    // Housekeeping looks for old events, the live feed for a number to begin with, and a release before for new events.
    'events_at',
    'events_seq_of_all',
    // Words are found by indexes of trigrams, which stay without it (decision 034).
    'inspection_contacts_name',
    'inspections_words',
    'properties_search',
    // As for rounds.
    'retention_rules_due',
  ]);
});

test('every foreign key between two tables with an account carries it on both sides', async () => {
  const keys = await list<{ name: string; from: string; to: string; columns: string[]; targets: string[] }>(
    `select k.conname as name, k.conrelid::regclass::text as "from", k.confrelid::regclass::text as "to",
       array(select a.attname::text from unnest(k.conkey) with ordinality u(n, o) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by o) as columns,
       array(select a.attname::text from unnest(k.confkey) with ordinality u(n, o) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by o) as targets
     from pg_constraint k join pg_namespace n on n.oid = k.connamespace
     where k.contype = 'f' and n.nspname = 'public'`,
  );
  expect(keys.length).toBeGreaterThan(30);
  const carries = ({ columns, targets }: (typeof keys)[number]): boolean => {
    const at = columns.indexOf('account_id');
    return at >= 0 && targets[at] === 'account_id';
  };
  const between = keys.filter(({ from, to }) => !withoutAccount.includes(from) && !withoutAccount.includes(to));
  const open = between.filter((key) => !carries(key)).map(({ from, columns }) => `${from}.${columns.join()}`);
  expect(open).toEqual([]);
});

test('no foreign key leads into the directory or out of it', async () => {
  const keys = await list<{ name: string }>(
    `select k.conname as name from pg_constraint k join pg_class f on f.oid = k.confrelid
     where k.contype = 'f' and 'directory'::regnamespace in (k.connamespace, f.relnamespace)`,
  );
  expect(keys).toEqual([]);
});

test('every column that names another row is a foreign key, except columns that outlive that row', async () => {
  const loose = await list<{ column: string }>(
    `select c.relname || '.' || a.attname as column
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attname like '%\\_id'
       and a.atttypid = 'int4'::regtype
       and not exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey))
     order by 1`,
  );
  expect(loose.map(({ column }) => column)).toEqual([
    // Readers look for the photograph of then in its own report; where it is gone there is no pair.
    'attachments.earlier_id',
    // The trail outlives the people and things it tells of.
    'audit_entries.actor_id',
    'audit_entries.subject_id',
    // It tells of things that may be gone since, and is forgotten after a month.
    'bulk_change_rows.inspection_id',
    'bulk_changes.actor_id',
    'bulk_changes.application_id',
    'bulk_changes.staff_id',
    // Tombstones of what is there no more, written by triggers.
    'deletions.account_id',
    'deletions.row_id',
    // As is the record of an erasure, whoever asked for it.
    'erasures.actor_id',
    // Written with every change, and read by the account alone.
    'events.account_id',
    // As with an erasure: whoever asked for it, and whom it is about.
    'exports.actor_id',
    'exports.person_id',
    // Also the back office, which the directory knows.
    'external_ids.application_id',
    // The back office, which the directory knows.
    'grants.directory_application_id',
    // Leased on a connection of its own, perhaps before the account is committed.
    'id_leases.account_id',
    // Written with every request, and gone in a day.
    'idempotency_keys.account_id',
    // As with an erasure; and an import tells of things that may be gone since.
    'import_rows.duplicate_id',
    'import_rows.subject_id',
    'imports.actor_id',
    'imports.application_id',
    // As with an erasure.
    'inspection_holds.actor_id',
    // Copied from rows of the account by the one statement that writes them; keys would make it a third slower.
    'items.origin_id',
    'legal_holds.actor_id',
    'rate_limits.account_id',
    // Words and signatures of a report outlive the contact who gave them, and openings the link.
    'report_comments.contact_id',
    'report_openings.contact_id',
    'report_openings.link_id',
    'report_signatures.contact_id',
    // The log names reports that retention has removed.
    'report_version_files.inspection_id',
    'report_versions.inspection_id',
    'retention_rules.actor_id',
    'rooms.origin_id',
    'row_counts.account_id',
    // The log outlives the people and things it tells of, as the trail does.
    'security_events.actor_id',
    'security_events.subject_id',
    'stored_bytes.account_id',
  ]);
});

test('the database refuses a link to another account whatever the service says', async () => {
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into accounts (name) values ('One'), ('Another') returning id`,
  );
  const [one, another] = rows.map(({ id }) => id);
  const property = `insert into properties (id, account_id, client_id, line1, city, postcode, no_of_beds, no_of_baths)
    values (lease_ids($1, 'properties', 1), $1, $2, 'a', 'b', 'c', 1, 1)`;
  const client = await database.pool.query<{ id: number }>(
    `insert into clients (id, account_id, name) values (lease_ids($1, 'clients', 1), $1, 'Client') returning id`,
    [another],
  );
  await expect(database.pool.query(property, [one, client.rows[0]?.id])).rejects.toMatchObject({ code: '23503' });
  await database.pool.query(property, [another, client.rows[0]?.id]);
});
