/** Changes of many inspections at once, from the rehearsal to their undoing. The worker's part is called as the worker does. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { type GivenAccount, givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { buildRunBulkChange } from './run-bulk-change.ts';

let api: TestApi;
let firm: Firm;
let run: () => Promise<void>;
const complaints: unknown[] = [];

beforeAll(async () => {
  api = await testApi();
  firm = await givenFirm('Harbour Lettings');
  const work = buildRunBulkChange({
    store: api.store,
    settings: { publicUrl: 'http://localhost:8080' },
    log: { error: (facts) => complaints.push(facts) },
  });
  run = async () => {
    const due = await api.database.rows<{ accountId: number; id: number }>(
      'test.due',
      `select account_id as "accountId", id from bulk_changes where state in ('queued', 'running', 'undoing')`,
    );
    for (const key of due) await work(key, new AbortController().signal);
  };
});
afterAll(() => api.close());

type Firm = { account: GivenAccount; manager: GivenUser; clerk: GivenUser; other: GivenUser; call: Call; home: number };

async function givenFirm(name: string): Promise<Firm> {
  const account = await givenAccount(api.database, name);
  const manager = await account.user('manager');
  const [clerk, other] = [await account.user('clerk'), await account.user('clerk')];
  const home = (await givenProperty(api.database, account.id)).id;
  return { account, manager, clerk, other, call: api.as(manager.token), home };
}

/** Agreed for a morning in March 2087, with a clerk. */
async function givenBookings(count: number, more: object = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const { json } = await firm.call('POST', '/inspections', {
      property: { id: firm.home },
      type: { id: 1 },
      conduct_date: '2087-03-28T10:00:00Z',
      clerk: { id: firm.clerk.id },
      ...more,
    });
    ids.push(json.id);
  }
  return ids;
}
const these = (ids: number[]) => ({ inspections: ids.map((id) => ({ id })) });
const read = async (id: number) => (await firm.call('GET', `/inspections/${id}`)).json;
const send = (body: object) => firm.call('POST', '/bulk-changes', body);
const undo = (id: number) => firm.call('POST', `/bulk-changes/${id}/undo`);
const counts = (some: object) => ({ changed: 0, unchanged: 0, refused: 0, undone: 0, kept: 0, ...some });

test('a dry run says what would change and names what cannot, and changes nothing', async () => {
  const [booked = 0, done = 0] = await givenBookings(2);
  const { id: undated } = await givenInspection(api.database, firm.account.id, firm.home, { conductAt: null });
  await api.database.rows('test.complete', 'update inspections set state = 400 where account_id = $1 and id = $2', [
    firm.account.id,
    done,
  ]);
  const { status, json } = await send({ action: 'move', days: 7, ...these([booked, done, undated]), dry_run: true });
  expect([status, json.id, json.state]).toEqual([200, null, 'planned']);
  expect(json.counts).toEqual(counts({ inspections: 3, changed: 1, refused: 2 }));
  expect(json.exceptions).toMatchObject([
    { inspection_id: done, outcome: 'refused', note: 'Complete: its date can no longer be changed.' },
    { inspection_id: undated, outcome: 'refused', note: 'It has no date yet.' },
  ]);
  expect(json.exceptions[0].address).toMatch(/, /);
  expect((await read(booked)).conduct_date).toBe('2087-03-28T10:00:00+00:00');
});

test('a few are changed before the answer, each as if it were changed alone', async () => {
  const ids = await givenBookings(2);
  const { json } = await send({ action: 'assign_clerk', staff_id: firm.other.id, ...these(ids) });
  expect([json.state, json.counts]).toEqual(['done', counts({ inspections: 2, changed: 2 })]);
  for (const id of ids) expect((await read(id)).clerk.id).toBe(firm.other.id);
  const told = await api.database.rows<{ recipient: string }>(
    'test.told',
    'select recipient from emails where account_id = $1 and inspection_id = $2 order by id',
    [firm.account.id, ids[0]],
  );
  expect(told.map(({ recipient }) => recipient)).toEqual([firm.clerk.email, firm.clerk.email, firm.other.email]);
  const { json: trail } = await firm.call('GET', `/properties/${firm.home}/audit`);
  expect(trail.data[0]).toMatchObject({
    actor: { id: firm.manager.id },
    action: 'inspection.updated',
    changes: [{ field: 'clerk', from: firm.clerk.id, to: firm.other.id }],
  });
});

test('a move keeps the time of day where clocks are changed, and a whole day stays one', async () => {
  const [timed = 0] = await givenBookings(1);
  const [whole = 0] = await givenBookings(1, { conduct_date: '2087-03-28' });
  await send({ action: 'move', days: 3, ...these([timed, whole]) });
  // 10:00 in winter, and in summer, which begins on 30 March 2087.
  expect((await read(timed)).conduct_date).toBe('2087-03-31T09:00:00+00:00');
  expect((await read(whole)).conduct_date).toBe('2087-03-31');
});

test.each([
  ['assign_clerk', { staff_id: null }, { clerk: null, state: { id: states.pending } }],
  ['assign_typist', {}, {}],
  ['move', { days: -1 }, { conduct_date: '2087-03-27T10:00:00+00:00' }],
  ['confirm', {}, { conduct_date_option: 0 }],
  ['cancel', { reason: 'Sold' }, { cancellation_reason: 'Sold', state: { id: states.closed } }],
])('%s is undone as one', async (action, more, after) => {
  const ids = await givenBookings(2, { conduct_date_option: 1 });
  const before = await Promise.all(ids.map(read));
  const person = action === 'assign_typist' ? { staff_id: firm.other.id } : {};
  const { json } = await send({ action, ...more, ...person, ...these(ids) });
  expect(json.counts.changed).toBe(2);
  expect(await read(ids[0] ?? 0)).toMatchObject(after);
  const undone = await undo(json.id);
  expect([undone.json.state, undone.json.counts, undone.json.undo_until]).toEqual([
    'undone',
    counts({ inspections: 2, undone: 2 }),
    null,
  ]);
  for (const { version: _, updated_at: __, ...same } of before) expect(await read(same.id)).toMatchObject(same);
  expect((await undo(json.id)).status).toBe(409);
});

test('an undoing leaves and names what somebody has changed since', async () => {
  const [one = 0, two = 0, three = 0] = await givenBookings(3);
  const { json } = await send({ action: 'assign_clerk', staff_id: firm.other.id, ...these([one, two, three]) });
  await firm.call('PUT', `/inspections/${two}`, { ref: 'B-7' });
  const { json: undone } = await undo(json.id);
  expect(undone.counts).toEqual(counts({ inspections: 3, undone: 2, kept: 1 }));
  expect(undone.exceptions).toMatchObject([{ inspection_id: two, note: 'Somebody has changed it since.' }]);
  expect([(await read(one)).clerk.id, (await read(two)).clerk.id]).toEqual([firm.clerk.id, firm.other.id]);
});

test('nobody who has left meanwhile gets work back', async () => {
  const leaver = await firm.account.user('clerk');
  const ids = await givenBookings(1, { clerk: { id: leaver.id } });
  const { json } = await send({ action: 'assign_clerk', staff_id: firm.other.id, ...these(ids) });
  await api.database.rows('test.leave', 'update users set archived_at = now() where account_id = $1 and id = $2', [
    firm.account.id,
    leaver.id,
  ]);
  const { json: undone } = await undo(json.id);
  expect(undone.exceptions).toMatchObject([{ note: 'The person who had it before does not work here any more.' }]);
  expect((await send({ action: 'assign_clerk', staff_id: leaver.id, ...these(ids) })).json.errors).toMatchObject([
    { pointer: '/staff_id', code: 'unknown' },
  ]);
});

test('one that was changed since it was seen is left, and what is so already is not written again', async () => {
  const [seen = 0, changed = 0, same = 0] = await givenBookings(3);
  await firm.call('PUT', `/inspections/${changed}`, { ref: 'B-8' });
  await firm.call('PUT', `/inspections/${same}`, { clerk: { id: firm.other.id } });
  const { version } = await read(same);
  const { json } = await send({
    action: 'assign_clerk',
    staff_id: firm.other.id,
    inspections: [{ id: seen, version: 1 }, { id: changed, version: 1 }, { id: same }],
  });
  expect(json.counts).toEqual(counts({ inspections: 3, changed: 1, unchanged: 1, refused: 1 }));
  expect(json.exceptions).toMatchObject([{ note: 'Somebody has changed it since it was selected.' }]);
  expect((await read(same)).version).toBe(version);
});

test('all that a list shows are changed in the background, from where a stopped worker left them', async () => {
  const many = 55;
  for (let at = 0; at < many; at += 1)
    await givenInspection(api.database, firm.account.id, firm.home, { ref: 'Bulk', conductAt: '2087-05-05T09:00:00Z' });
  const { json: queued } = await send({
    action: 'move',
    days: 1,
    filter: { ref: 'Bulk', conduct_date: '2087-05-05', state_id: [states.pending] },
  });
  expect([queued.state, queued.counts]).toEqual(['queued', counts({ inspections: many })]);
  await run();
  const { json: done } = await firm.call('GET', `/bulk-changes/${queued.id}`);
  expect([done.state, done.counts]).toEqual(['done', counts({ inspections: many, changed: many })]);
  const { json: items } = await firm.call('GET', `/bulk-changes/${queued.id}/items?outcome=changed&per_page=5`);
  expect([items.pagination.totalRecords, items.data.length, items.data[0].outcome]).toEqual([many, 5, 'changed']);

  expect((await undo(queued.id)).json.state).toBe('undoing');
  await run();
  expect((await firm.call('GET', `/bulk-changes/${queued.id}`)).json.counts).toEqual(
    counts({ inspections: many, undone: many }),
  );
  expect(complaints).toEqual([]);
});

test('one under way stops when it is undone, and waits for nobody who is no manager any more', async () => {
  const waiting = async () =>
    (await send({ action: 'move', days: 1, filter: { ref: 'Bulk', conduct_date: '2087-05-05' } })).json;
  const stopped = await waiting();
  expect((await undo(stopped.id)).json).toMatchObject({ state: 'undone', counts: { changed: 0, undone: 0 } });
  const { id } = await waiting();
  const role = (code: number) =>
    api.database.rows('test.role', 'update users set role = $3 where account_id = $1 and id = $2', [
      firm.account.id,
      firm.manager.id,
      code,
    ]);
  await role(4);
  await run();
  await role(2);
  expect((await firm.call('GET', `/bulk-changes/${id}`)).json).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('is no manager any more'),
    counts: { changed: 0 },
  });
});

test('one of an application that was removed, or whose approval was withdrawn, changes nothing more', async () => {
  const draft = { action: 'move', days: 1, filter: { ref: 'Bulk', conduct_date: '2087-05-05' } };
  const { id } = (await send(draft)).json;
  const revoked = (at: string | null) =>
    api.database.rows('test.revoke', 'update grants set revoked_at = $3 where account_id = $1 and user_id = $2', [
      firm.account.id,
      firm.manager.id,
      at,
    ]);
  await revoked(new Date().toISOString());
  await run();
  await revoked(null);
  expect((await firm.call('GET', `/bulk-changes/${id}`)).json).toMatchObject({
    state: 'failed',
    failure: expect.stringContaining('has withdrawn the approval'),
    counts: { changed: 0 },
  });
});

test('contacts get their appointment again, but for one that nobody is told of or whose message waits', async () => {
  const [told = 0, alone = 0, waits = 0, proposed = 0] = await givenBookings(4);
  const eve = { type: 3, name: 'Eve', email: 'eve@example.org', signee: false, notify: true, deliver: false };
  for (const id of [told, waits, proposed]) await firm.call('POST', `/inspections/${id}/contacts`, eve);
  await firm.call('PUT', `/inspections/${proposed}`, { conduct_date_option: 1 });
  const office = api.as(await firm.account.backOfficeToken(firm.manager.id));
  await office('PUT', `/inspections/${waits}`, { conduct_date: '2087-03-29T10:00:00Z' });
  const sent = async () =>
    (
      await api.database.rows<{ subject: string }>(
        'test.sent',
        `select subject from emails where account_id = $1 and inspection_id = $2 and recipient = $3 order by id`,
        [firm.account.id, told, eve.email],
      )
    ).map(({ subject }) => subject);
  const before = await sent();
  const order = { action: 'send_again', ...these([told, alone, waits, proposed]) };
  const notes = [
    { inspection_id: alone, note: 'None of its contacts is told by e-mail.' },
    { inspection_id: waits, note: 'A message about it waits already, and goes by itself.' },
    { inspection_id: proposed, note: 'It has no agreed date that is still to come.' },
  ];
  const rehearsal = await send({ ...order, dry_run: true });
  expect([rehearsal.json.counts.changed, rehearsal.json.exceptions]).toMatchObject([1, notes]);
  expect(await sent()).toEqual(before);
  const { json } = await send(order);
  expect([json.counts.changed, json.exceptions, json.undo_until]).toMatchObject([1, notes, null]);
  expect(await sent()).toEqual([...before, before[0]]);
  expect((await undo(json.id)).json.detail).toBe('E-mails cannot be taken back.');
  const { json: trail } = await firm.call('GET', `/properties/${firm.home}/audit`);
  expect(trail.data[0]).toMatchObject({
    action: 'inspection.email_resent',
    changes: [{ field: 'recipient', from: eve.email, to: eve.email }],
  });
});

test('those that were asked for are listed, the latest first, and another firm sees none of them', async () => {
  const ids = await givenBookings(2);
  const { json: one } = await send({ action: 'move', days: 1, ...these(ids) });
  const { json: other } = await send({ action: 'confirm', ...these(ids) });
  const { json } = await firm.call('GET', '/bulk-changes?per_page=2');
  const { exceptions: _, clashes: _none, ...moved } = one;
  const { exceptions: __, clashes: __none, ...confirmed } = other;
  expect(json.data).toEqual([confirmed, moved]);
  const next = await givenFirm('Next Street');
  expect((await next.call('GET', '/bulk-changes')).json.data).toEqual([]);
  expect((await api.as(firm.clerk.token)('GET', '/bulk-changes')).status).toBe(403);
});

test('a reader of nothing asks for none', async () => {
  const writer = api.as(await firm.account.token(firm.manager.id, ['inspections.write']));
  expect((await writer('POST', '/bulk-changes', { action: 'cancel', dry_run: true, filter: { q: 'a' } })).status).toBe(
    403,
  );
});

test('every fault of what was asked for is named', async () => {
  const faultsOf = async (body: object) =>
    (await send(body)).json.errors.map(({ pointer, code }: { pointer: string; code: string }) => `${pointer} ${code}`);
  const [id = 0] = await givenBookings(1);
  expect(await faultsOf({ action: 'assign_clerk' })).toEqual(['/inspections missing', '/staff_id missing']);
  expect(await faultsOf({ action: 'move', days: 0, ...these([id]) })).toEqual(['/days missing']);
  expect(await faultsOf({ action: 'confirm', ...these([id, id, 2_000_000]) })).toEqual([
    '/inspections/1/id duplicate',
    '/inspections/2/id unknown',
  ]);
  expect(await faultsOf({ action: 'confirm', filter: { conduct_date: 'soon' } })).toEqual([
    '/filter/conduct_date interval',
  ]);
});

test('another firm neither changes nor reads any of it, and only managers change many', async () => {
  const next = await givenFirm('Next Door');
  const [id = 0] = await givenBookings(1);
  const { json } = await send({ action: 'confirm', ...these([id]) });
  for (const path of [`/bulk-changes/${json.id}`, `/bulk-changes/${json.id}/items`])
    expect((await next.call('GET', path)).status).toBe(404);
  expect((await next.call('POST', `/bulk-changes/${json.id}/undo`)).status).toBe(404);
  expect((await next.call('POST', '/bulk-changes', { action: 'cancel', ...these([id]) })).status).toBe(422);
  const all = await next.call('POST', '/bulk-changes', { action: 'cancel', filter: {} });
  expect(all.json.counts.inspections).toBe(0);
  expect((await api.as(firm.clerk.token)('POST', '/bulk-changes', { action: 'confirm', ...these([id]) })).status).toBe(
    403,
  );
});
