/** Keyturn behind PgBouncer, which gives each transaction whatever session is free. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRateLimitStore } from '#store/access/rate-limits.ts';
import { buildPresenceStore } from '#store/events/presence.ts';
import { type Database, openDatabase } from '#store/database/database.ts';
import { claimKey } from '#store/keyed-transaction.ts';
import { tryReportCode } from '#store/reports/report-links.ts';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '#testing/database/pgbouncer.ts';
import { emptyDatabase, type TestDatabase } from '#testing/database/test-database.ts';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { addApi, callApp } from '#testing/test-api.ts';
import { openSchemaProbe } from '#store/database/schema-probe.ts';
import { requestOptions, buildLog } from './server/request-log.ts';
import { readSettings } from './settings/settings.ts';
import { startDatabase } from './start-database.ts';

/** Connections of PgBouncer to PostgreSQL. Keyturn itself would hold eight. */
const SERVERS = 2;

// Debian and Ubuntu: `apt-get install pgbouncer`.
describe.skipIf(!hasPgbouncer)('behind PgBouncer, where that is installed', () => {
  let made: TestDatabase;
  let pgbouncer: Pgbouncer;
  let dataDir: string;
  let direct: Database;
  let database: Database;
  let app: FastifyInstance;
  let account: GivenAccount;
  const stops: (() => Promise<unknown>)[] = [];

  const start = (settings: Record<string, string>) =>
    startDatabase({
      settings: readSettings({ DATA_DIR: dataDir, ...settings }),
      report: () => undefined,
      onRestart: () => undefined,
      atStop: async (stop) => {
        stops.push(stop);
      },
    });

  beforeAll(async () => {
    made = await emptyDatabase();
    pgbouncer = await startPgbouncer(made.url, SERVERS);
    dataDir = await mkdtemp(join(tmpdir(), 'keyturn-pooled-'));
    database = await start({ DATABASE_URL: pgbouncer.url, DATABASE_POOLED: 'on', DATABASE_DIRECT_URL: made.url });
    direct = openDatabase(made.url, { poolSize: 1 });
    app = fastify(requestOptions(buildLog(process.env['TEST_LOG'] ?? 'silent'), []));
    await addApi(app, { database, dataDir });
    await app.ready();
    account = await givenAccount(database);
  });
  afterAll(async () => {
    await app?.close();
    for (const stop of stops) await stop();
    await direct?.close();
    await pgbouncer?.stop();
    await made?.drop();
    if (dataDir) await rm(dataDir, { recursive: true, force: true });
  });

  test('without the setting it does not start, and says which', async () => {
    await expect(start({ DATABASE_URL: pgbouncer.url })).rejects.toThrow('set DATABASE_POOLED=on');
  });

  test('many requests at once share the few connections, and nothing of one is left to the next', async () => {
    const manager = await account.user('manager');
    const { id } = await givenProperty(database, account.id);
    const body = { property: { id }, type: { id: 1 }, conduct_date: '2027-02-03T09:30:00+00:00' };
    const ask = (method: 'GET' | 'POST', path: string, headers?: Record<string, string>, sent?: unknown) =>
      callApp(app, { method, url: `/api${path}` }, manager.token, sent, headers);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        n % 2 === 0
          ? ask('GET', '/inspections?sort=conduct_date&per_page=10')
          : ask('POST', '/inspections', { 'idempotency-key': randomUUID() }, body),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Ids come past it: a transaction that waits for one holds a session.
    const [used] = await direct.rows<{ count: number }>(
      '',
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name not like '%(%)'`,
    );
    expect(used?.count).toBeLessThanOrEqual(SERVERS);
    const held = await direct.rows('', `select from pg_locks where locktype = 'advisory' and granted`);
    expect(held).toEqual([]);
    const prepared = await database.rows('prepared.list', 'select name from pg_prepared_statements');
    expect(prepared).toEqual([]);
  });

  test('allowances and tries are counted while transactions hold every connection, as they wait for these', async () => {
    const keyOf = (n: number) => ({ accountId: account.id, keyHash: Buffer.alloc(32, 40 + n) });
    const claimed = await Promise.all(
      Array.from({ length: SERVERS }, (_, n) => claimKey(database, keyOf(n), Buffer.alloc(32))),
    );
    try {
      const windowStart = '2027-02-03T09:30:00Z';
      const asked = { accountId: account.id, key: 'messages:a test', windowStart, wanted: 1, limit: 5 };
      expect((await buildRateLimitStore(database.beside).lease(asked)).granted).toBe(1);
      expect(await tryReportCode(database, account.id, { linkId: 1, code: '123456' })).toBe('over');
    } finally {
      for (const claim of claimed) if (claim.outcome === 'first') await claim.transaction.undo();
    }
  });

  test('the sessions have our settings', async () => {
    const [settings] = await database.rows(
      '',
      `select current_setting('timezone') as zone, current_setting('statement_timeout') as statement,
         current_setting('lock_timeout') as lock, current_setting('parallel_setup_cost') as cost`,
    );
    expect(settings).toEqual({ zone: 'UTC', statement: '30s', lock: '10s', cost: '10000' });
  });

  test('a repeated request happens once, whoever else has its connection by then', async () => {
    const manager = await account.user('manager');
    const { id } = await givenProperty(database, account.id);
    const body = { property: { id }, type: { id: 1 }, conduct_date: '2027-02-03T09:30:00+00:00' };
    const key = randomUUID();
    const create = () =>
      callApp(app, { method: 'POST', url: '/api/inspections' }, manager.token, body, { 'idempotency-key': key });
    const answers = await Promise.all(Array.from({ length: 6 }, create));
    const created = new Set(answers.filter(({ status }) => status === 200).map(({ json }) => json.id));
    expect(created.size).toBe(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect((await create()).json.id).toBe([...created][0]);
  });

  test('the key of a request that was cut off is free after a while, and its late change comes to nothing', async () => {
    const key = { accountId: account.id, keyHash: Buffer.alloc(32, 7) };
    const cutOff = await claimKey(database, key, Buffer.alloc(32));
    if (cutOff.outcome !== 'first') throw new Error('the key is not free');
    expect((await claimKey(database, key, Buffer.alloc(32))).outcome).toBe('running');
    await direct.rows(
      '',
      `update idempotency_keys set created_at = created_at - interval '121 seconds' where key_hash = $1`,
      [key.keyHash],
    );
    const next = await claimKey(database, key, Buffer.alloc(32));
    if (next.outcome !== 'first') throw new Error('the key is not free');
    const answer = { status: 200, headers: {}, body: Buffer.from('{}') };
    expect(await cutOff.transaction.keep(answer)).toBe(false);
    expect(await next.transaction.keep(answer)).toBe(true);
  });

  test('a listener keeps its session, past PgBouncer', async () => {
    const presence = buildPresenceStore(database);
    const heard: string[] = [];
    const end = await presence.listen({ hear: ({ tab }) => heard.push(tab), lost: () => undefined });
    try {
      const person = { accountId: account.id, inspectionId: 1, userId: 1, userName: 'Ann', roomId: null, itemId: null };
      await presence.tell({ ...person, field: null, tab: 'a-tab-of-hers', is: 'new' });
      await expect.poll(() => heard).toEqual(['a-tab-of-hers']);
    } finally {
      await end();
    }
  });

  test('it is ready while PgBouncer answers', async () => {
    const probe = openSchemaProbe(pgbouncer.url, 5_000, { isPooled: true });
    expect(await probe.hasSchema()).toBe(true);
    await probe.close();
  });
});
