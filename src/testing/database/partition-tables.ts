/**
 * Divides the tables of a migrated, empty database by account, as a cluster would: each becomes one table of eight partitions
 * by the hash of its account. The tables are read from the catalogue, so that a new one is never forgotten.
 */
import type { Database } from '#store/database/database.ts';

const PARTITIONS = 8;

/** A table that is divided, and all that must be said to make it anew. */
type Divided = {
  name: string;
  /** `alter table … add constraint …`, in this order: keys, indexes, then what leans on them. */
  keys: string[];
  indexes: string[];
  triggers: string[];
};

/** Names of the tables that are divided. Fails on a table with an account that cannot be. */
export async function partitionTables({ pool }: Pick<Database, 'pool'>): Promise<string[]> {
  const { rows: tables } = await pool.query<Divided>(catalogue);
  const { rows: links } = await pool.query<{ add: string; drop: string }>(linksBetween, [
    tables.map(({ name }) => name),
  ]);
  const statements = [
    // Out of the way of whoever reads the catalogue of the tables.
    'create schema partitions',
    ...links.map(({ drop }) => drop),
    ...tables.flatMap(divide),
    ...tables.flatMap(({ keys, indexes, triggers }) => [...keys, ...indexes, ...triggers]),
    ...links.map(({ add }) => add),
  ];
  for (const statement of statements) {
    await pool.query(statement).catch((error: Error) => {
      throw new Error(`The tables cannot be divided by account: ${error.message}\n${statement}`, { cause: error });
    });
  }
  return tables.map(({ name }) => name);
}

/** The table anew. Statements of their own follow for all that `like` does not copy, or copies under other names. */
function divide({ name }: Divided): string[] {
  const parts = Array.from(
    { length: PARTITIONS },
    (_, n) =>
      `create table partitions."${name}_${n}" partition of "${name}" for values with (modulus ${PARTITIONS}, remainder ${n})`,
  );
  return [
    `alter table "${name}" rename to "${name}_whole"`,
    `create table "${name}" (like "${name}_whole" including constraints including defaults including generated including identity)
       partition by hash (account_id)`,
    `drop table "${name}_whole"`,
    ...parts,
  ];
}

/** Names that tests and refusals know stay as they are. */
const catalogue = `
  select c.relname as name,
    array(select format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u') order by k.conname) as keys,
    array(select pg_get_indexdef(i.indexrelid) from pg_index i
      where i.indrelid = c.oid and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.conrelid = c.oid)
      order by 1) as indexes,
    array(select pg_get_triggerdef(t.oid) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal order by 1) as triggers
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname`;

/** Links of and to the tables that are divided. */
const linksBetween = `
  select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as add
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class target on target.oid = k.confrelid
  where k.contype = 'f' and (c.relname = any($1) and c.relnamespace = 'public'::regnamespace
    or target.relname = any($1) and target.relnamespace = 'public'::regnamespace)
  order by k.conname`;
