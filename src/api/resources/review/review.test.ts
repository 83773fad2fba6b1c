/** The desk of a reviewer compares with what the firm has approved, and with what was handed on. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenReport } from '#testing/given-report.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function call(as: Call, ...[method, path, body]: Parameters<Call>) {
  const answer = await as(method, path, body);
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return answer.json;
}

const scuffed = 'As check in; 3 scuffs to lower LHS';

const givenFirm = async (): Promise<TestApi> => ({ ...api, account: await givenAccount(api.database) });

async function givenCheckOut(
  state: number,
  condition = scuffed,
  {
    name = 'Door',
    firm = api,
    type = types.checkOut,
  }: { name?: string; firm?: TestApi; type?: InspectionTypeCode } = {},
) {
  const report = await givenReport(firm, { type });
  const room = await report.room('Hall');
  const item = await report.item(room.id, name, { condition });
  await report.action({ roomId: room.id, itemId: item.id }, 'Clean');
  await report.putInState(state);
  return { ...report, room, item };
}
const review = async ({ as, reviewer, base }: Awaited<ReturnType<typeof givenCheckOut>>) =>
  call(as(reviewer), 'GET', `${base}/review`);

test('sentences are told that three finished check-outs of the firm have for an item of that name', async () => {
  await givenCheckOut(states.complete);
  await givenCheckOut(states.closed, scuffed.replace('3', '5').replace('LHS', 'RHS'), { name: 'door ' });
  const open = await givenCheckOut(states.review);
  expect((await review(open)).approved).toEqual([]);
  await givenCheckOut(states.complete, 'As check in');
  await givenCheckOut(states.complete, scuffed, { name: 'Window' });
  await givenCheckOut(states.complete);
  const outcomes = [{ action: 'Clean', responsibility: 'Landlord' }];
  expect((await review(open)).approved).toEqual([
    { item: 'door', head: 'as before', pattern: '# scuffs to lower side', reports: 3, ranges: [[3, 5]], outcomes },
  ]);
});

test('neither reports of another firm count, nor those of another type, cancelled or unfinished ones', async () => {
  const own = await givenFirm();
  const stranger = await givenFirm();
  const open = await givenCheckOut(states.review, scuffed, { firm: own });
  for (const state of [states.complete, states.closed] as const) await givenCheckOut(state, scuffed, { firm: own });
  await givenCheckOut(states.complete, scuffed, { firm: stranger });
  await givenCheckOut(states.review, scuffed, { firm: own });
  await givenCheckOut(states.complete, scuffed, { firm: own, type: types.inspection });
  const cancelled = await givenCheckOut(states.closed, scuffed, { firm: own });
  await api.database.rows(
    'test.cancelled',
    'update inspections set cancelled_at = now() where account_id = $1 and id = $2',
    [own.account.id, cancelled.inspection.id],
  );
  expect((await review(open)).approved).toEqual([]);
});

test('the words that were handed on are told of all that was changed since', async () => {
  const report = await givenCheckOut(states.active, 'As check in; light scuffs', { name: 'Skirting' });
  const { base, room, item, write, asManager, as, reviewer } = report;
  const path = `${base}/rooms/${room.id}/items/${item.id}`;
  await call(write, 'PUT', path, { name: 'Skirting', description: 'White', condition: 'As check in; scuffs' });
  await call(asManager, 'POST', `${base}/submit`);
  expect((await review(report)).handed_on).toEqual([]);
  await call(as(reviewer), 'PUT', path, { name: 'Skirting', description: 'White', condition: 'As check in; dents' });
  await call(as(reviewer), 'PUT', path, { name: 'Skirting', description: 'White', condition: 'As check in' });
  expect((await review(report)).handed_on).toEqual([
    { item_id: item.id, field: 'condition', value: 'As check in; scuffs' },
  ]);
});

test('ticks are kept for each reviewer, two at once as well, and taken away', async () => {
  const report = await givenCheckOut(states.review);
  const { base, as, reviewer, asManager } = report;
  const path = `${base}/review/ticks`;
  const put = (stop: string, seen: string | null) => call(as(reviewer), 'PUT', path, { stop, seen });
  await Promise.all([put('item 12', 'one'), put('photographs', 'two')]);
  expect((await review(report)).ticks).toEqual({ 'item 12': 'one', photographs: 'two' });
  expect((await call(asManager, 'GET', `${base}/review`)).ticks).toEqual({});
  expect((await put('item 12', 'other')).ticks).toEqual({ 'item 12': 'other', photographs: 'two' });
  expect((await put('item 12', null)).ticks).toEqual({ photographs: 'two' });
  expect((await as(reviewer)('PUT', path, { stop: 'everything', seen: 'one' })).status).toBe(422);
  expect((await as(report.clerk)('PUT', path, { stop: 'item 12', seen: 'one' })).status).toBe(403);
});
