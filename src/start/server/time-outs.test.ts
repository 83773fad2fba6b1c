/** A request whose statement is ended is refused as a whole, and may be sent again. */
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usualPatience } from '#store/database/patience.ts';
import { apiPlugin } from '#api/build-api.ts';
import { oauthPlugin } from '#api/oauth/oauth-plugin.ts';
import { buildLog, requestOptions } from './request-log.ts';
import { installationKey } from '#store/secrets/encryption.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
const lines: string[] = [];
let app: TestApi['app'];
beforeAll(async () => {
  api = await testApi({ patience: { ...usualPatience, lock: 200 } });
  report = await givenReport(api);
  app = fastify(requestOptions(buildLog('info', { write: (line) => void lines.push(line) }), [])) as TestApi['app'];
  const settings = { publicUrl: 'http://localhost:8080', dataDir: api.dataDir, webhookAllowLoopback: true };
  await app.register(apiPlugin, {
    prefix: '/api',
    database: api.database,
    linkKey: await installationKey(api.database, 'links'),
    settings: { ...settings, rateLimit: false, checkResponses: true },
  });
  await app.register(oauthPlugin, { prefix: '/oauth', database: api.database, settings });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

/** Holds a table as a long change of it would. */
async function holding(table: string, work: () => Promise<void>): Promise<void> {
  const keeper = await api.database.pool.connect();
  await keeper.query(`begin; lock table ${table}`);
  try {
    await work();
  } finally {
    await keeper.query('rollback');
    keeper.release();
  }
}

test('a request is 503 with the time to come back, changes nothing, logs nothing of it, and succeeds later', async () => {
  const room = await report.room('Bedroom');
  const rename = (key?: string) =>
    app.inject({
      method: 'POST',
      url: `/api${report.base}/rooms/${room.id}/items`,
      headers: {
        authorization: `Bearer ${report.clerk.token}`,
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      payload: { name: 'Marked wardrobe' },
    });
  for (const key of [undefined, 'the same']) {
    await holding('items', async () => {
      const answer = await rename(key);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'not_ready']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.json().detail).toContain('took too long');
    });
    const before = await items();
    expect((await rename(key)).statusCode).toBe(200);
    expect(await items()).toBe(before + 1);
  }
  expect(lines.filter((line) => line.includes('"code":"55P03"')).length).toBe(2);
  expect(lines.filter((line) => /marked/i.test(line))).toEqual([]);
});

const items = async () =>
  (await report.read()).rooms.reduce((sum: number, { items: of }: { items: unknown[] }) => sum + of.length, 0);

test('the OAuth server is unavailable in its own words', async () => {
  await holding('directory.applications', async () => {
    const { statusCode, headers, body } = await app.inject({
      method: 'POST',
      url: '/oauth/token',
      payload: 'grant_type=authorization_code&client_id=nobody&code=x&redirect_uri=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([statusCode, JSON.parse(body).error]).toEqual([503, 'temporarily_unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
