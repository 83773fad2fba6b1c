/** People in an open report: heard by the people of the office who have it open, in this process and others, and kept nowhere. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let origin: string;

beforeAll(async () => {
  api = await testApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());

type Present = { is: string; person: { id: number; name: string }; [member: string]: unknown };

/** All that one stream tells of presence. */
async function listen(token: string, inspectionId: number) {
  const controller = new AbortController();
  const answer = await fetch(`${origin}/api/changes?report=${inspectionId}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  expect(answer.status).toBe(200);
  const heard: Present[] = [];
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const { promise: isOpen, resolve } = Promise.withResolvers<void>();
  const read = async (): Promise<void> => {
    for (;;) {
      const { value, done } = (await reader?.read().catch(() => undefined)) ?? { done: true };
      if (done === true) return;
      rest += value;
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const text = /^data: (.*)$/m.exec(block)?.[1];
        if (text === undefined) continue;
        const { type, data } = JSON.parse(text) as { type: string; data: Present };
        if (type === 'report.written') resolve();
        if (type === 'report.present') heard.push(data);
      }
    }
  };
  void read();
  await isOpen;
  return { heard, close: () => controller.abort() };
}

const say = (token: string, { inspection }: GivenReport, more: object = {}) =>
  api.as(token)('POST', `/inspections/${inspection.id}/presence`, { tab: 'tab-of-a-test', is: 'here', ...more });

test('others who have the report open hear who is where, and nothing is written', async () => {
  const report = await givenReport(api);
  const hall = await report.room();
  const door = await report.item(hall.id, 'Door');
  const other = await givenReport(api);
  const streams = [
    await listen(report.manager.token, report.inspection.id),
    await listen(report.manager.token, other.inspection.id),
  ] as const;
  const count =
    'select (select count(*) from events)::int as events, (select sum(version) from reports)::int as versions';
  const before = await api.database.rows<{ events: number; versions: number }>('', count);

  const place = { room_id: hall.id, item_id: door.id, field: 'condition' };
  expect((await say(report.clerk.token, report, { is: 'new', ...place })).status).toBe(200);
  expect((await say(report.clerk.token, report, { is: 'gone' })).status).toBe(200);

  await expect.poll(() => streams[0].heard).toHaveLength(2);
  const from = { inspection_id: report.inspection.id, tab: 'tab-of-a-test' };
  const person = { id: report.clerk.id, name: expect.any(String) };
  expect(streams[0].heard).toEqual([
    { ...from, person, is: 'new', ...place },
    { ...from, person, is: 'gone', room_id: null, item_id: null, field: null },
  ]);
  expect(streams[1].heard).toEqual([]);
  expect(await api.database.rows('', count)).toEqual(before);
  for (const stream of streams) stream.close();
});

test('people of another account and of clients neither say nor hear it', async () => {
  const report = await givenReport(api);
  const stranger = await (await givenAccount(api.database, 'Elsewhere')).user('manager');
  expect(await say(stranger.token, report)).toMatchObject({ status: 404 });
  const client = await api.account.client();
  await api.database.pool.query(
    'update inspections set client_id = $2, state = 400, completed_at = now() where account_id = $1 and id = $3',
    [api.account.id, client.id, report.inspection.id],
  );
  const person = await api.account.user('client', { clientId: client.id });
  expect(await say(person.token, report)).toMatchObject({ status: 403 });
  const [theirs, ours] = [
    await listen(person.token, report.inspection.id),
    await listen(report.manager.token, report.inspection.id),
  ];
  await say(report.clerk.token, report);
  await expect.poll(() => ours.heard).toHaveLength(1);
  expect(theirs.heard).toEqual([]);
  for (const stream of [theirs, ours]) stream.close();
});

test('a report of the same number in another account is another one', async () => {
  const report = await givenReport(api);
  const stream = await listen(report.manager.token, report.inspection.id);
  const foreign = await givenAccount(api.database, 'Same numbers');
  const payload = { accountId: foreign.id, inspectionId: report.inspection.id, userId: 1, userName: 'Eve', tab: 'x' };
  await api.database.pool.query(`select pg_notify('keyturn_presence', $1)`, [
    JSON.stringify({ ...payload, is: 'here' }),
  ]);
  await say(report.clerk.token, report);
  await expect.poll(() => stream.heard).toHaveLength(1);
  expect(stream.heard[0]?.person.id).toBe(report.clerk.id);
  stream.close();
});

test('it is heard again after the listening connection was lost', async () => {
  const report = await givenReport(api);
  const stream = await listen(report.manager.token, report.inspection.id);
  await api.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen keyturn_presence'`,
  );
  await expect
    .poll(
      async () => {
        await say(report.clerk.token, report);
        return stream.heard.length;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(0);
  stream.close();
});

test.each([{ tab: 'short' }, { is: 'away' }, { field: 'notes' }, { room_id: 'one' }])(
  '%j is no place',
  async (wrong) => {
    const report = await givenReport(api);
    expect((await say(report.clerk.token, report, wrong)).status).toBe(422);
  },
);
