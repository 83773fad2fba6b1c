/** Plans for a clerk who is away, from the proposal to its undoing. Nobody has a home postcode, and all homes are one place. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenAccount, givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let account: GivenAccount;
let home: number;
let ill: GivenUser;
let ben: GivenUser;
let cara: GivenUser;
let call: Call;

beforeAll(async () => {
  api = await testApi();
  account = await givenAccount(api.database, 'Harbour Lettings');
  call = api.as((await account.user('manager')).token);
  [ill, ben, cara] = [await account.user('clerk'), await account.user('clerk'), await account.user('clerk')];
  home = (await givenProperty(api.database, account.id)).id;
});
afterAll(() => api.close());

/** Each test has a day of its own. */
async function book(clerk: GivenUser, moment: string, more: object = {}): Promise<number> {
  const { status, json } = await call('POST', '/inspections', {
    property: { id: home },
    type: { id: 1 },
    conduct_date: moment,
    time_to_complete: 'PT1H',
    conduct_date_option: 0,
    clerk: { id: clerk.id },
    ...more,
  });
  expect(status).toBe(200);
  return json.id;
}
const read = async (id: number) => (await call('GET', `/inspections/${id}`)).json;
const plan = async (day: string, more: object = {}) =>
  (await call('POST', '/schedule/plans', { staff_id: ill.id, from: day, to: day, ...more })).json;
const apply = (id: number, visits: object[], more: object = {}) =>
  call('POST', `/schedule/plans/${id}/apply`, { visits, ...more });
const timeOff = async () => (await call('GET', `/staff/${ill.id}`)).json.time_off;
const accepted = (visits: { inspection_id: number; chosen: { staff_id: number } }[]) =>
  visits.map(({ inspection_id, chosen }) => ({ inspection_id, staff_id: chosen.staff_id }));

test('a plan proposes a colleague at the same time for each visit, and changes nothing', async () => {
  const first = await book(ill, '2087-03-03T10:00:00Z');
  const second = await book(ill, '2087-03-03T11:00:00Z');
  await book(ben, '2087-03-03T10:00:00Z');
  const { visits } = await plan('2087-03-03');
  expect(visits).toMatchObject([
    {
      inspection_id: first,
      staff_id: ill.id,
      conduct_date: '2087-03-03T10:00:00+00:00',
      is_confirmed: true,
      minutes: 60,
      chosen: { staff_id: cara.id, conduct_date: '2087-03-03T10:00:00+00:00', detour_minutes: 0, breaks: [] },
      needs: [],
    },
    { inspection_id: second, chosen: { conduct_date: '2087-03-03T11:00:00+00:00', breaks: [] } },
  ]);
  expect(visits[0].options.map(({ staff_id }: { staff_id: number }) => staff_id)).toEqual([cara.id, ben.id]);
  expect((await read(first)).clerk.id).toBe(ill.id);
  expect(await timeOff()).toEqual([]);
});

test('the accepted visits change hands at once with the leave, and it is undone as one', async () => {
  const [first, second, left] = [
    await book(ill, '2087-03-04T10:00:00Z'),
    await book(ill, '2087-03-04T12:00:00Z'),
    await book(ill, '2087-03-04T15:00:00Z'),
  ];
  const { id, visits } = await plan('2087-03-04');
  const later = '2087-03-04T13:00:00+00:00';
  const [one, two] = accepted(visits);
  const { status, json } = await apply(id, [one ?? {}, { ...two, conduct_date: later }]);
  expect([status, json.id, json.action, json.state]).toEqual([200, id, 'replan', 'done']);
  expect(json.counts).toMatchObject({ inspections: 2, changed: 2 });
  expect((await read(first)).clerk.id).toBe(visits[0].chosen.staff_id);
  expect((await read(second)).conduct_date).toBe(later);
  expect((await read(left)).clerk.id).toBe(ill.id);
  expect(await timeOff()).toEqual([{ from: '2087-03-04', to: '2087-03-04', reason: null }]);

  expect((await apply(id, [])).status).toBe(409);
  const undone = (await call('POST', `/bulk-changes/${id}/undo`)).json;
  expect([undone.state, undone.counts.undone]).toEqual(['undone', 2]);
  for (const each of [first, second]) expect((await read(each)).clerk.id).toBe(ill.id);
  expect((await read(second)).conduct_date).toBe('2087-03-04T12:00:00+00:00');
  expect(await timeOff()).toEqual([]);
});

test('leave that was recorded before is neither doubled nor taken back', async () => {
  const version = (await call('GET', `/staff/${ill.id}`)).json.version;
  const leave = { from: '2087-03-01', to: '2087-03-09', reason: 'Annual leave' };
  await call('PUT', `/staff/${ill.id}`, { time_off: [leave] }, { 'if-match': `"${version}"` });
  await book(ill, '2087-03-05T10:00:00Z');
  const { id, visits } = await plan('2087-03-05');
  await apply(id, accepted(visits));
  expect(await timeOff()).toEqual([leave]);
  await call('POST', `/bulk-changes/${id}/undo`);
  expect(await timeOff()).toEqual([leave]);
  await call('PUT', `/staff/${ill.id}`, { time_off: [] });
});

test('a visit that was changed since is left and named, and so is one whose taker has another day by now', async () => {
  const moved = await book(ill, '2087-03-06T09:00:00Z');
  const crowded = await book(ill, '2087-03-06T12:00:00Z');
  const { id, visits } = await plan('2087-03-06');
  const taker = visits[1].chosen.staff_id;
  await call('PUT', `/inspections/${moved}`, { ref: 'Changed' });
  await book(taker === ben.id ? ben : cara, '2087-03-06T12:00:00Z');
  const other = taker === ben.id ? cara.id : ben.id;
  const { json } = await apply(
    id,
    [
      { inspection_id: moved, staff_id: other },
      { inspection_id: crowded, staff_id: taker },
    ],
    { record_leave: false },
  );
  expect(json.counts).toMatchObject({ changed: 0, refused: 2 });
  expect(json.exceptions).toMatchObject([
    { inspection_id: moved, note: 'Somebody has changed it since it was selected.' },
    { inspection_id: crowded, note: expect.stringMatching(/^The day of .+ has changed since the plan was made\.$/) },
  ]);
  expect(await timeOff()).toEqual([]);
});

test('a clerk who knows the property is asked first, and a visit with a day alone gets somebody as well', async () => {
  const known = await book(cara, '2087-02-01T10:00:00Z');
  await call('POST', `/inspections/${known}/start`);
  const timed = await book(ill, '2087-03-07T10:00:00Z');
  const untimed = await book(ill, '2087-03-07');
  const { id, visits } = await plan('2087-03-07');
  expect(visits).toMatchObject([
    { inspection_id: timed, chosen: { staff_id: cara.id, knows_property: true } },
    { inspection_id: untimed, conduct_date: '2087-03-07', chosen: { conduct_date: '2087-03-07' } },
  ]);
  const { json } = await apply(id, accepted(visits), { record_leave: false });
  expect(json.counts.changed).toBe(2);
  expect((await read(untimed)).conduct_date).toBe('2087-03-07');
});

test('times are those of the account where clocks are changed', async () => {
  await book(ill, '2087-03-31T10:00:00+01:00', {});
  await book(ben, '2087-03-31T10:00:00+01:00');
  await book(cara, '2087-03-31T10:00:00+01:00');
  const { visits } = await plan('2087-03-31');
  expect(visits[0].conduct_date).toBe('2087-03-31T09:00:00+00:00');
  expect(visits[0].chosen).toMatchObject({
    conduct_date: expect.stringMatching(/^2087-03-31T(?:08|10):00:00\+00:00$/),
    breaks: [{ kind: 'moved', reason: expect.stringContaining('while 10:00 was confirmed') }],
  });
});

test('a visit without anybody says what stands in its way', async () => {
  const day = '2087-03-10';
  const awayFor = (reason: string | null) => ({ time_off: [{ from: day, to: day, reason }] });
  for (const one of [ben, cara]) await call('PUT', `/staff/${one.id}`, awayFor('Annual leave'));
  await book(ill, `${day}T10:00:00Z`);
  const { visits } = await plan(day);
  expect(visits).toMatchObject([
    { chosen: null, options: [{ breaks: [{ kind: 'time-off', reason: 'Away: Annual leave' }] }, {}] },
  ]);
  for (const one of [ben, cara]) await call('PUT', `/staff/${one.id}`, { time_off: [] });
});

test('every fault is named, of the plan and of what is accepted', async () => {
  const faults = async (path: string, body: object) => {
    const { status, json } = await call('POST', path, body);
    return [status, ...(json.errors ?? []).map(({ pointer }: { pointer: string }) => pointer)];
  };
  const days = { from: '2087-03-11', to: '2087-03-11' };
  expect(await faults('/schedule/plans', { staff_id: 2_000_000_000, ...days })).toEqual([422, '/staff_id']);
  expect(await faults('/schedule/plans', { staff_id: ill.id, from: '2087-03-12', to: '2087-03-11' })).toEqual([
    422,
    '/to',
  ]);
  expect(await faults('/schedule/plans', { staff_id: ill.id, from: '2087-03-01', to: '2087-03-15' })).toEqual([
    422,
    '/to',
  ]);
  const mine = await book(ill, '2087-03-11T10:00:00Z');
  const { id } = await plan('2087-03-11');
  const one = { inspection_id: mine, staff_id: ben.id };
  expect(
    await faults(`/schedule/plans/${id}/apply`, {
      visits: [one, one, { inspection_id: 2_000_000_000, staff_id: 2_000_000_000 }],
    }),
  ).toEqual([422, '/visits/1/inspection_id', '/visits/2/inspection_id', '/visits/2/staff_id']);
});

test('another firm and clerks have no part in it, and a plan that waits cannot be undone', async () => {
  await book(ill, '2087-03-12T10:00:00Z');
  const { id, visits } = await plan('2087-03-12');
  const other = await givenAccount(api.database, 'Elsewhere');
  const stranger = api.as((await other.user('manager')).token);
  expect((await stranger('POST', `/schedule/plans/${id}/apply`, { visits: [] })).status).toBe(404);
  const days = { from: '2087-03-12', to: '2087-03-12' };
  expect((await stranger('POST', '/schedule/plans', { staff_id: ill.id, ...days })).status).toBe(422);
  const asClerk = api.as(ben.token);
  expect((await asClerk('POST', '/schedule/plans', { staff_id: ill.id, ...days })).status).toBe(403);
  expect((await asClerk('POST', `/schedule/plans/${id}/apply`, { visits: accepted(visits) })).status).toBe(403);
  expect((await call('POST', `/bulk-changes/${id}/undo`)).status).toBe(409);
  const past = (await call('GET', '/bulk-changes')).json.data;
  expect(past.map((one: { id: number }) => one.id)).not.toContain(id);
  const bulk = await call('POST', '/bulk-changes', {
    action: 'confirm',
    inspections: [{ id: visits[0].inspection_id }],
  });
  expect((await call('POST', `/schedule/plans/${bulk.json.id}/apply`, { visits: [] })).status).toBe(404);
});
