/** The rows that PostgreSQL reads for a statement of the store: for tests that hold how many these are. */
import type { Database } from '#store/database/database.ts';

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
};
type Statement = { text: string; values: unknown[] };

/** The same database, and the statement that it was sent last. */
export function noteStatements(database: Database): { noting: Database; last: () => Statement } {
  let last: Statement = { text: '', values: [] };
  const rows: Database['rows'] = (name, text, values = []) => {
    last = { text, values };
    return database.rows(name, text, values);
  };
  return { noting: { ...database, rows }, last: () => last };
}

/** All nodes of its plan. `how` are options of `explain`, `setting` one of the session. */
export async function explain(
  { pool }: Pick<Database, 'pool'>,
  { text, values }: Statement,
  { how = 'costs off', setting = 'enable_seqscan = on' } = {},
): Promise<PlanNode[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local ${setting}`);
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (${how}, format json) ${text}`,
      values,
    );
    return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => nodesOf(Plan));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

export const isOfTable = (node: PlanNode): boolean => node['Relation Name'] !== undefined;

/** Rows of tables that are looked at, whether they are of use or not. The statement is carried out, and taken back. */
export async function countRead(database: Pick<Database, 'pool'>, statement: Statement): Promise<number> {
  const nodes = await explain(database, statement, { how: 'analyze, costs off, timing off' });
  return nodes
    .filter(isOfTable)
    .map((node) => (node['Actual Loops'] ?? 0) * ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)))
    .reduce((all, one) => all + one, 0);
}
