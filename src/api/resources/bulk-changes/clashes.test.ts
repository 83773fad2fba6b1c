/** The clashes that a dry run of many visits tells, and those that are left out for them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenAccount, givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let account: GivenAccount;
let call: Call;
let home: number;
let postcode: string;

beforeAll(async () => {
  api = await testApi();
  account = await givenAccount(api.database, 'Harbour Lettings');
  call = api.as((await account.user('manager')).token);
  home = (await givenProperty(api.database, account.id)).id;
  postcode = (await call('GET', `/properties/${home}`)).json.address.postcode;
});
afterAll(() => api.close());

async function givenVisit(clerk: GivenUser | null, conductDate: string): Promise<number> {
  const { json } = await call('POST', '/inspections', {
    property: { id: home },
    type: { id: 1 },
    conduct_date: conductDate,
    time_to_complete: 'PT1H',
    ...(clerk && { clerk: { id: clerk.id } }),
  });
  return json.id;
}
async function givenClerk(): Promise<GivenUser> {
  const clerk = await account.user('clerk');
  const monday = { day: 1, from: '09:00', to: '17:00' };
  const { status } = await call('PUT', `/staff/${clerk.id}`, {
    working_hours: [monday, { ...monday, day: 2 }, { ...monday, day: 3 }],
    time_off: [{ from: '2087-03-12', to: '2087-03-12', reason: 'Operation' }],
  });
  expect(status).toBe(200);
  return clerk;
}
const these = (ids: number[]) => ({ inspections: ids.map((id) => ({ id })) });
const send = async (body: object) => (await call('POST', '/bulk-changes', body)).json;
const rehearse = (body: object) => send({ ...body, dry_run: true });
const none = { overlap: 0, time_off: 0, hours: 0, travel: 0, remit: 0 };

test('assigning names the visits that overlap, fall on time off or outside of the hours, and decides nothing', async () => {
  const clerk = await givenClerk();
  await givenVisit(clerk, '2087-03-10T10:00:00Z');
  const ids = [
    await givenVisit(null, '2087-03-10T10:30:00Z'),
    await givenVisit(null, '2087-03-10T14:00:00Z'),
    await givenVisit(null, '2087-03-12'),
    await givenVisit(null, '2087-03-13T10:00:00Z'),
    await givenVisit(null, '2087-03-11T07:00:00Z'),
  ];
  const json = await rehearse({ action: 'assign_clerk', staff_id: clerk.id, ...these(ids) });
  expect(json.counts.changed).toBe(5);
  expect(json.clashes).toMatchObject({ ...none, inspections: 4, overlap: 1, time_off: 1, hours: 2 });
  expect(json.clashes.first).toMatchObject([
    { inspection_id: ids[0], reasons: [`Overlaps 10:00 at ${postcode}`] },
    // Notes are kept: none says why somebody is away.
    { inspection_id: ids[2], reasons: ['Away: time off'] },
    { inspection_id: ids[3], reasons: ['Does not work that day'] },
    { inspection_id: ids[4], reasons: ['Outside working hours, 09:00 to 17:00'] },
  ]);
  expect(json.clashes.first[0].address).toContain(postcode);
  expect(json.exceptions).toEqual([]);
});

test('a move is compared with what is there by then: those that leave along with it are in nobody’s way', async () => {
  const clerk = await givenClerk();
  const first = await givenVisit(clerk, '2087-03-18T10:00:00Z');
  const second = await givenVisit(clerk, '2087-03-19T10:00:00Z');
  expect((await rehearse({ action: 'move', days: 1, ...these([first]) })).clashes).toMatchObject({
    inspections: 1,
    overlap: 1,
  });
  expect((await rehearse({ action: 'move', days: -1, ...these([first, second]) })).clashes).toEqual({
    ...none,
    inspections: 0,
    first: [],
  });
});

test('those with a clash are left out where that is asked for, the later of two that overlap one another', async () => {
  const clerk = await givenClerk();
  const early = await givenVisit(null, '2087-03-10T10:00:00Z');
  const late = await givenVisit(null, '2087-03-10T10:30:00Z');
  const off = await givenVisit(null, '2087-03-14T10:00:00Z');
  const order = { action: 'assign_clerk', staff_id: clerk.id, leave_out_clashes: true, ...these([late, early, off]) };
  const left = [
    { inspection_id: late, outcome: 'refused', note: `Left out: Overlaps 10:00 at ${postcode}` },
    { inspection_id: off, outcome: 'refused', note: 'Left out: Does not work that day' },
  ];
  const told = await rehearse(order);
  expect([told.counts, told.clashes.inspections]).toMatchObject([{ changed: 1, refused: 2 }, 0]);
  expect(told.exceptions).toMatchObject(left);
  const done = await send(order);
  expect([done.state, done.counts, done.clashes]).toMatchObject(['done', { changed: 1, refused: 2 }, null]);
  expect(done.exceptions).toMatchObject(left);
  expect((await call('GET', `/inspections/${early}`)).json.clerk.id).toBe(clerk.id);
  expect((await call('GET', `/inspections/${off}`)).json.clerk).toBeNull();
});

test('one that is changed all the same keeps its clash as a note', async () => {
  const clerk = await givenClerk();
  const ids = [await givenVisit(null, '2087-03-14T10:00:00Z'), await givenVisit(null, '2087-03-11T10:00:00Z')];
  const done = await send({ action: 'assign_clerk', staff_id: clerk.id, ...these(ids) });
  expect([done.counts.changed, done.exceptions]).toEqual([2, []]);
  const { json } = await call('GET', `/bulk-changes/${done.id}/items`);
  expect(json.data.map(({ outcome, note }: { outcome: string; note: string | null }) => [outcome, note])).toEqual([
    ['changed', 'Does not work that day'],
    ['changed', null],
  ]);
});

test('nothing is said of days that are over, nor of an action that leaves clerk and time', async () => {
  const clerk = await givenClerk();
  const past = await givenVisit(null, '2020-03-15T10:00:00Z');
  const told = await rehearse({ action: 'assign_clerk', staff_id: clerk.id, ...these([past]) });
  expect(told.clashes.inspections).toBe(0);
  expect((await rehearse({ action: 'confirm', ...these([past]) })).clashes).toBeNull();
  expect((await rehearse({ action: 'assign_clerk', staff_id: null, ...these([past]) })).clashes.inspections).toBe(0);
});

test('another firm’s bookings are in nobody’s way', async () => {
  const next = await givenAccount(api.database, 'Next Door');
  const manager = await next.user('manager');
  const clerk = await next.user('clerk');
  const theirs = api.as(manager.token);
  const property = { id: (await givenProperty(api.database, next.id)).id };
  const { json } = await theirs('POST', '/inspections', {
    property,
    type: { id: 1 },
    conduct_date: '2087-03-10T10:00:00Z',
  });
  const answer = await theirs('POST', '/bulk-changes', {
    action: 'assign_clerk',
    staff_id: clerk.id,
    dry_run: true,
    ...these([json.id]),
  });
  expect(answer.json.clashes).toMatchObject({ ...none, inspections: 0 });
});
