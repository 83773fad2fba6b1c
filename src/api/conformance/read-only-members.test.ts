/**
 * Members that an answer shows and a request cannot set: every operation ignores or refuses them when they are sent.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '#api/operations.ts';
import {
  choicesOf,
  type DescribedOperation,
  inSampleOrder,
  listDescribedOperations,
  type OpenApiDocument,
  readOpenApiDocument,
  referredTo,
  type Schema,
} from '#testing/interface/described-operations.ts';
import { sendBody } from '#testing/interface/send-operation.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { sampleBodies } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

/** Found nowhere unless they were planted. */
const planted = { number: 1_999_999_937, text: 'planted-by-a-request', moment: '1999-12-31T23:59:59+00:00' };
const trace = /1999999937|planted-by-a-request|1999-12-31/;

let api: TestApi;
let own: Everything;
let foreign: Everything;
let document: OpenApiDocument;
let writes: DescribedOperation[];
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  foreign = await givenEverything(api, 'Another firm');
  document = await readOpenApiDocument(api.app);
  writes = (await listDescribedOperations(api.app))
    .filter(({ id, method, isUpload }) => method !== 'GET' && !isUpload && isObject(sampleBodies[id]?.(own.ids)))
    .toSorted(inSampleOrder);
});
afterAll(() => api.close());

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null && !Array.isArray(body);

/** Members of an object, those of everything that it may be. */
function membersOf(schema: Schema = {}): Record<string, Schema> {
  const named = referredTo(document, schema);
  return Object.assign({}, ...choicesOf(named).map(membersOf), named['properties']) as Record<string, Schema>;
}

function valueFor(schema: Schema): unknown {
  const text = JSON.stringify(schema);
  if (text.includes('date-time')) return planted.moment;
  if (/"integer"|"number"/.test(text)) return planted.number;
  if (text.includes('"string"')) return planted.text;
  if (text.includes('"boolean"')) return true;
  return { id: planted.number, name: planted.text };
}

/** Members of the answer that the request does not have, and members that no interface should accept from anybody. */
function readOnlyOf({ body, responses }: DescribedOperation): Record<string, unknown> {
  const taken = membersOf(body?.['application/json']?.schema);
  const shown = membersOf(responses['200']?.content?.['application/json']?.schema);
  const inside = { id: planted.number, accountId: foreign.account.id, account_id: foreign.account.id };
  const ours = {
    created_at: planted.moment,
    updated_at: planted.moment,
    report_key: planted.text,
    version: planted.number,
  };
  const members = {
    ...inside,
    ...ours,
    ...Object.fromEntries(Object.entries(shown).map(([name, schema]) => [name, valueFor(schema)])),
  };
  return Object.fromEntries(Object.entries(members).filter(([name]) => !(name in taken)));
}

/** Every row that holds a trace of the planted values. */
async function findTraces(): Promise<string[]> {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'directory') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: lines } = await api.database.pool.query<{ line: string }>(
      `select t::text as line from ${name} t where t::text ~ $1`,
      [trace.source],
    );
    found.push(...lines.map(({ line }) => `${name}: ${line.slice(0, 200)}`));
  }
  return found;
}

/** The number of rows in every table that belong to the other account. */
async function countForeign(): Promise<Record<string, number>> {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.columns
     where table_schema in ('public', 'directory') and column_name = 'account_id'`,
  );
  const counts = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows: counted } = await api.database.pool.query<{ count: number }>(
        `select count(*)::int from ${name} where account_id = $1`,
        [foreign.account.id],
      );
      return [name, counted[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

test('members that a request cannot set stay as they are, however they are sent along', async () => {
  const before = await countForeign();
  const wrong: object[] = [];
  const tried: Partial<Record<OperationId, number>> = {};
  let done = 0;
  for (const operation of writes) {
    const readOnly = readOnlyOf(operation);
    tried[operation.id] = Object.keys(readOnly).length;
    const body = { ...readOnly, ...(sampleBodies[operation.id]?.(own.ids) as object) };
    const answer = await sendBody(api.app, operation, own, body);
    const isRefused = answer.statusCode === 422;
    if (!isRefused) done += 1;
    if ((answer.statusCode >= 300 && !isRefused) || (!isRefused && trace.test(answer.body)))
      wrong.push({ operation: operation.id, status: answer.statusCode, body: answer.body.slice(0, 400) });
  }
  expect(wrong).toEqual([]);
  expect(await findTraces()).toEqual([]);
  expect(await countForeign()).toEqual(before);
  // Nobody would learn much from refusals alone.
  expect(done).toBeGreaterThan(0.9 * writes.length);
  expect(writes.length).toBeGreaterThan(50);
  expect(Math.min(...Object.values(tried))).toBeGreaterThan(3);
});
