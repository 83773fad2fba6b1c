/** The log takes nothing of what people send, however the statement that carries it fails. */
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenEverything } from '#testing/given-everything.ts';
import { listDescribedOperations } from '#testing/interface/described-operations.ts';
import { idNameOf, sampleBearer, sampleBodies } from '#testing/sample-requests.ts';
import { addApi, type TestApi, testApi } from '#testing/test-api.ts';
import { loggedError } from './logged-error.ts';
import { buildLog, requestOptions } from './request-log.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** Texts that people wrote: addresses of e-mail, and words that begin with a capital letter. */
function marked(value: unknown): unknown {
  if (typeof value === 'string') {
    if (value.includes('@')) return `marked-${value}`;
    return /^[A-Z][a-z]/.test(value) ? `Marked ${value}` : value;
  }
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, marked(member)]));
}

/** As a rule of the database would refuse it: PostgreSQL shows the whole row then. */
const refuseEveryRow = `
  create function refuse_row() returns trigger language plpgsql as $$
  begin
    raise exception 'new row violates a rule' using errcode = '23514', detail = 'Failing row contains ' || new::text;
  end $$;
  do $$ declare one record; begin
    for one in select schemaname, tablename from pg_tables where schemaname in ('public', 'directory') loop
      execute format('create trigger refuse_row before insert or update on %I.%I for each row execute function refuse_row()',
        one.schemaname, one.tablename);
    end loop;
  end $$`;

test('no operation whose writing fails logs a value that was sent', async () => {
  const everything = await givenEverything(api);
  const operations = (await listDescribedOperations(api.app)).filter(({ id }) => sampleBodies[id] !== undefined);
  const lines: string[] = [];
  const log = buildLog('trace', { write: (line) => void lines.push(line) });
  const app = fastify(requestOptions(log, []));
  await addApi(app, api, { checkResponses: false });
  await api.database.pool.query(refuseEveryRow);
  for (const { id, method, path } of operations) {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(everything.ids[idNameOf(path, name)]));
    await app.inject({
      method,
      url: `/api${url}`,
      headers: {
        authorization: `Bearer ${sampleBearer(everything, id)}`,
        'content-type': 'application/json',
        ...(method === 'POST' && { 'idempotency-key': `Marked ${id}` }),
      },
      payload: JSON.stringify(marked(sampleBodies[id]?.(everything.ids))),
    });
  }
  await api.database.pool.query('drop function refuse_row cascade');
  await app.close();
  expect(lines.filter((line) => /marked/i.test(line))).toEqual([]);
  expect(lines.filter((line) => line.includes('unexpected failure')).length).toBeGreaterThan(operations.length / 2);
});

test('an error of the database is logged with its code and its place, and without values', async () => {
  const { database, store, account } = api;
  const failed = [
    store.clients.get(account.id, 'Marked' as unknown as number),
    database.rows('marked', `select $1::int`, ['Marked']),
    database.rows('marked too', `select 1 where now() < $1::timestamptz`, ['Marked']),
  ];
  for (const one of await Promise.allSettled(failed)) {
    expect(one.status).toBe('rejected');
    const { reason } = one as PromiseRejectedResult;
    expect(JSON.stringify(reason, ['message']) + String(reason) + JSON.stringify(reason)).toContain('Marked');
    const logged = loggedError(reason);
    expect(JSON.stringify(logged)).not.toContain('Marked');
    expect(JSON.stringify(logged)).toMatch(/"code":"22\w{3}"/);
    expect(logged.stack).toContain('    at ');
  }
});
