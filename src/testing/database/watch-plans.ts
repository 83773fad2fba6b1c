/**
 * Reads the plan of every statement that the driver sends, on tables that are divided by account, and keeps those that look
 * into more than one partition of a table. They are planned for any value, as PostgreSQL plans what is prepared.
 */
import type { Database } from '#store/database/database.ts';

type PlanNode = { 'Relation Name'?: string; Plans?: PlanNode[] };
type Statement = { name?: string; text: string; values?: unknown[] };
type Client = { query: (...given: unknown[]) => Promise<{ rows: Record<string, unknown>[] }> };
type Done = (error: unknown, result?: unknown) => void;

export type PlanWatch = {
  /** Names, or where there is none texts, of the statements whose plan was read. */
  read: Set<string>;
  /** Those that look into several partitions, and of which tables. */
  spread: Map<string, string[]>;
  stop: () => void;
};

/** Statements that have no plan. */
const plain = /^\s*(?:select|insert|update|delete|with|merge)\b/i;
export async function watchPlans({ pool }: Pick<Database, 'pool'>): Promise<PlanWatch> {
  const tables = await pool.query<{ name: string }>(`select relname as name from pg_class where relkind = 'p'`);
  const divided = new Set(tables.rows.map(({ name }) => name));
  const first = await pool.connect();
  // All clients have the same, those of ids as well.
  const prototype = Object.getPrototypeOf(first) as Client;
  first.release();
  const { query } = prototype;
  const read = new Set<string>();
  const spread = new Map<string, string[]>();
  const states = new WeakMap<Client, { turn: Promise<unknown>; isInTransaction: boolean }>();

  const note = (called: string, plan: PlanNode) => {
    read.add(called);
    const several = [...partitionsOf(plan, divided)].filter(([, parts]) => parts.size > 1).map(([table]) => table);
    if (several.length > 0) spread.set(called, several);
  };

  const carryOut = async (client: Client, given: unknown[]): Promise<unknown> => {
    const state = states.get(client) ?? { turn: Promise.resolve(), isInTransaction: false };
    const { name, text, values } = statementOf(given);
    if (/^begin/i.test(text)) state.isInTransaction = true;
    if (/^(?:commit|rollback)/i.test(text)) state.isInTransaction = false;
    states.set(client, state);
    const called = name || text;
    if (plain.test(text) && !read.has(called)) {
      const ask = (sql: string, values?: unknown[]) => query.call(client, sql, values);
      const plan = await readPlan(ask, state.isInTransaction, text, values ?? []);
      if (plan !== undefined) note(called, plan);
    }
    return query.apply(client, given);
  };

  prototype.query = function watched(this: Client, ...given: unknown[]) {
    const done = typeof given.at(-1) === 'function' ? (given.pop() as Done) : undefined;
    const state = states.get(this) ?? { turn: Promise.resolve(), isInTransaction: false };
    states.set(this, state);
    const result = state.turn.then(() => carryOut(this, given));
    state.turn = result.catch(() => undefined);
    if (done === undefined) return result as ReturnType<Client['query']>;
    result.then(
      (answer) => done(undefined, answer),
      (error: unknown) => done(error),
    );
    return undefined as unknown as ReturnType<Client['query']>;
  };

  return {
    read,
    spread,
    stop: () => {
      prototype.query = query;
    },
  };
}

function statementOf([first, second]: unknown[]): Statement {
  if (typeof first === 'string') return { text: first, ...(Array.isArray(second) && { values: second }) };
  const { name, text, values } = first as Statement;
  return { ...(name !== undefined && { name }), text, values: values ?? (second as unknown[] | undefined) ?? [] };
}

type Ask = (sql: string, values?: unknown[]) => ReturnType<Client['query']>;
let prepared = 0;

/** Undefined when the statement fails: its sender hears of that. */
async function readPlan(ask: Ask, inTransaction: boolean, text: string, values: unknown[]) {
  const name = `explained_${(prepared += 1)}`;
  await ask(inTransaction ? 'savepoint explained' : 'begin');
  try {
    const literals = await quote(ask, values);
    await ask('set local plan_cache_mode = force_generic_plan');
    await ask(`prepare ${name} as ${text}`);
    const given = literals.length === 0 ? '' : `(${literals.join()})`;
    const { rows } = await ask(`explain (costs off, format json) execute ${name}${given}`);
    const [explained] = rows as { 'QUERY PLAN': { Plan: PlanNode }[] }[];
    return explained?.['QUERY PLAN'][0]?.Plan;
  } catch {
    return undefined;
  } finally {
    await ask(inTransaction ? 'rollback to savepoint explained' : 'rollback');
  }
}

/** As the driver sends them, and PostgreSQL itself quotes them. */
async function quote(ask: Ask, values: unknown[]): Promise<string[]> {
  if (values.length === 0) return [];
  const columns = values.map((_, n) => `quote_nullable($${n + 1}::text) as "${n}"`);
  const { rows } = await ask(
    `select ${columns.join()}`,
    values.map((value) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)),
  );
  return values.map((_, n) => String(rows[0]?.[n]));
}

/**
 * The partitions of each table that are left in a plan once the statement's values are known. A partition that only a row of
 * another table would rule out counts: which way the planner joins depends on how many rows there are.
 */
function partitionsOf(plan: PlanNode, divided: Set<string>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const walk = ({ 'Relation Name': partition = '', Plans: parts = [] }: PlanNode): void => {
    const table = partition.replace(/_\d$/, '');
    if (table !== partition && divided.has(table)) found.set(table, (found.get(table) ?? new Set()).add(partition));
    for (const part of parts) walk(part);
  };
  walk(plan);
  return found;
}
