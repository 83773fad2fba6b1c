/** Pages and parts of the rows of one thing, which are told apart by their numbers: of an import, say. */
import type { Executor } from '../database/database.ts';
import { addSince } from './change-line.ts';
import { type Order, type Part, readOrdered, readPart } from './cursor.ts';
import { Conditions, type PageRequest } from './list-page.ts';

/** `table` of the rows `r`, whose column `of` names the thing; `only` narrows them by SQL of our own. */
type Numbered = { table: string; of: string; only?: { name: string; sql: string } | undefined };
type Place = { accountId: number; id: number };
type NumberedPart = { numbers: number[]; total: number; next?: Part['next'] };

/** In the order of their numbers, unless the page asks for that of their changes. */
export async function readNumbered(
  db: Executor,
  { table, of, only }: Numbered,
  { accountId, id }: Place,
  { page, perPage, since, cursor, sort }: PageRequest,
): Promise<NumberedPart> {
  const conditions = new Conditions();
  conditions.add('account', 'r.account_id = $?', accountId);
  conditions.add('of', `r.${of} = $?`, id);
  if (only !== undefined) conditions.addPlain(only.name, only.sql);
  addSince(conditions, 'r.changed', since);
  const place = { name: `${table}.page`, from: `${table} r`, id: 'r.number' };
  const order = sort === undefined ? byNumber : { ...byChange, descending: sort === '-updated' };
  const read = async (): Promise<Part> =>
    cursor === undefined
      ? { ids: await readOrdered(db, place, conditions, order, { page, perPage }), next: null }
      : readPart(db, place, conditions, order, { cursor, perPage });
  const [{ ids, next }, [counted]] = await Promise.all([
    read(),
    db.rows<{ total: number }>(
      `${table}.total ${conditions.names.join('+')}`,
      `select count(*)::int as total from ${place.from} where ${conditions.where}`,
      conditions.values,
    ),
  ]);
  return { numbers: ids, total: counted?.total ?? 0, ...(cursor !== undefined && { next }) };
}

const byNumber: Order = { name: 'number', keys: [{ sql: 'r.number', type: 'int' }], descending: false };
const byChange: Order = {
  name: 'change',
  keys: [
    { sql: 'r.changed', type: 'bigint' },
    { sql: 'r.number', type: 'int' },
  ],
  descending: false,
};

/** The rows in the order of the numbers. */
export function inOrderOf<Row extends { number: number }>(numbers: readonly number[], rows: readonly Row[]): Row[] {
  const byNumbers = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => byNumbers.get(number) ?? []);
}
