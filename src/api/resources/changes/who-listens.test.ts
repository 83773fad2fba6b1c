/** The right to listen is looked at for as long as the stream is open, not only when it is opened. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildChangeStore } from '#store/events/changes.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildChangeFeed } from './change-feed.ts';

let api: TestApi;
let origin: string;
let manager: GivenUser;
let listener: GivenUser;
let property: { id: number };
beforeAll(async () => {
  api = await testApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  manager = await api.account.user('manager');
  property = await givenProperty(api.database, api.account.id);
});
beforeEach(async () => {
  listener = await api.account.user('clerk');
});
/** Streams that are still open keep their connections, for which the service would wait. */
afterAll(() => {
  api.app.server.closeAllConnections();
  return api.close();
});

const open = async (token: string, query = '') => {
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/changes${query}`, { headers, signal: stop.signal });
  return { answer, close: () => stop.abort() };
};
const change = () => api.as(manager.token)('PUT', `/properties/${property.id}`, { notes: crypto.randomUUID() });
const run = (sql: string, ...values: unknown[]) => api.database.pool.query(sql, values);

describe('a stream ends before anything more is told, once', () => {
  test.each([
    ['the person was archived', () => api.as(manager.token)('DELETE', `/staff/${listener.id}`)],
    ['the approval was withdrawn', () => run('update grants set revoked_at = now() where user_id = $1', listener.id)],
    ['the person has another role', () => run('update users set role = 5 where id = $1', listener.id)],
    [
      'the token has expired',
      () =>
        run(
          `update access_tokens set expires_at = now()
           where grant_id in (select id from grants where user_id = $1)`,
          listener.id,
        ),
    ],
  ])('%s', async (_why, end) => {
    const { answer } = await open(listener.token);
    const heard = answer.text();
    await end();
    await change();
    expect(await heard).not.toContain('property.updated');
  });
});

test('a stream of the back office ends with the session that nobody uses', async () => {
  const { answer } = await open(await api.account.backOfficeToken(listener.id));
  const heard = answer.text();
  await run("update sign_ins set last_seen_at = now() - interval '8 days' where user_id = $1", listener.id);
  await change();
  expect(await heard).not.toContain('property.updated');
});

test('a stream on which nothing happens is looked at again and again', async () => {
  const feed = buildChangeFeed(buildChangeStore(api.database), api.app.log, 0);
  const viewer = { ...listener, role: 4, clientId: null } as const;
  const ended = new Promise<void>((end) => {
    void feed.listen(viewer, { hear: () => undefined, end });
  });
  await api.as(manager.token)('DELETE', `/staff/${listener.id}`);
  await ended;
});

test('one person has ten streams at most, whatever their tokens, and others have theirs', async () => {
  const another = await api.account.token(listener.id);
  const streams = await Promise.all(
    Array.from({ length: 12 }, (_, at) => open(at % 2 === 0 ? listener.token : another)),
  );
  const statuses = streams.map(({ answer }) => answer.status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  const refused = streams.find(({ answer }) => answer.status === 429)?.answer;
  expect(refused?.headers.get('retry-after')).toBe('60');
  expect((await open(manager.token)).answer.status).toBe(200);
  // A closed one makes room, as does one that was refused for another reason.
  expect((await open(manager.token, '?report=2147483647')).answer.status).toBe(422);
  streams.find(({ answer }) => answer.status === 200)?.close();
  await expect.poll(async () => (await open(listener.token)).answer.status).toBe(200);
  for (const { close } of streams) close();
});

test('one stream tells of several reports, and of a report that is open twice which rooms were written', async () => {
  const [one, other] = [await givenReport(api), await givenReport(api)];
  const hall = await other.room();
  const ids = [one, other, other].map(({ inspection }) => inspection.id);
  const { answer, close } = await open(manager.token, `?report=${ids.join()}`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = async (wanted: RegExp) => {
    while (!wanted.test(heard)) heard += (await reader?.read())?.value ?? '';
  };
  await hear(new RegExp(`"inspection_id":${ids[1]}`));
  await hear(new RegExp(`"inspection_id":${ids[0]}`));
  await other.item(hall.id, 'Door');
  await hear(
    new RegExp(`"inspection_id":${ids[1]},"version":\\d+,"rooms":\\[${hall.id}\\],"written":\\[${hall.id}\\]`),
  );
  expect((await open(manager.token, `?report=${Array.from({ length: 51 }, () => ids[0]).join()}`)).answer.status).toBe(
    422,
  );
  close();
});
