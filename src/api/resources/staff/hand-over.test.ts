/** Handing over the work of somebody who leaves: all of it or nothing, and never what is somebody else's by now. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let office: GivenOffice;
let leaver: GivenUser;
let heir: GivenUser;
let typist: GivenUser;
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  leaver = await api.account.user('clerk', { name: 'Lee Leaver' });
  [heir, typist] = await Promise.all([api.account.user('clerk'), api.account.user('typist')]);
});

const of = ({ id }: { id: number }) => ({ id });
const handOver = (inspections: object[], archive?: boolean, who = leaver) =>
  office.asManager('POST', `/staff/${who.id}/hand-over`, { inspections, ...(archive !== undefined && { archive }) });
const read = async ({ id }: { id: number }) => (await office.asManager('GET', `/inspections/${id}`)).json;
const isArchived = async () => (await office.asManager('GET', `/staff/${leaver.id}`)).json.archived_at !== null;
const book = (more: object = {}) => office.create({ clerk: of(leaver), ...more });

test('each inspection goes to whom it is given, its trail and its events say so, and the person is archived', async () => {
  const [one, other, typed] = [
    await book(),
    await book(),
    await office.create({ clerk: of(heir), typist: of(leaver) }),
  ];
  const done = await book();
  await api.database.pool.query('update inspections set state = $1, completed_at = now() where id = $2', [
    states.complete,
    done.id,
  ]);
  const { status, json } = await handOver(
    [
      { id: one.id, clerk: of(heir) },
      { id: other.id, clerk: { id: null } },
      { id: typed.id, typist: of(typist) },
    ],
    true,
  );
  expect([status, json.id, json.archived_at]).toEqual([200, leaver.id, expect.any(String)]);
  expect(await read(one)).toMatchObject({ clerk: { id: heir.id }, state: { id: states.assigned } });
  expect(await read(other)).toMatchObject({ clerk: null, state: { id: states.pending } });
  expect(await read(typed)).toMatchObject({ clerk: { id: heir.id }, typist: { id: typist.id } });
  expect(await read(done)).toMatchObject({ clerk: { id: leaver.id } });
  expect((await api.as(leaver.token)('GET', '/me')).status).toBe(401);
  const [newest] = (await office.auditOf(office.property.id)).filter(
    ({ subject }: { subject: { id: number } }) => subject.id === one.id,
  );
  expect(newest).toMatchObject({ action: 'inspection.updated', actor: { id: office.manager.id } });
  expect((await office.eventsOf(one.id)).map(({ kind }) => kind)).toContain('inspection.assigned');
  const { rows } = await api.database.pool.query('select recipient from emails where inspection_id = $1', [one.id]);
  expect(rows.map(({ recipient }) => recipient)).toContain(heir.email);
});

test('nobody is archived while something in progress is theirs, and then nothing is handed over either', async () => {
  const [one, forgotten] = [await book(), await book()];
  const { status, json } = await handOver([{ id: one.id, clerk: of(heir) }], true);
  expect([status, json.code]).toEqual([409, 'in_use']);
  expect(json.detail).toContain('An inspection in progress is');
  const toThemselves = [one, forgotten].map(({ id }) => ({ id, clerk: of(leaver) }));
  expect((await handOver(toThemselves, true)).status).toBe(409);
  for (const each of [one, forgotten]) expect((await read(each)).clerk.id).toBe(leaver.id);
  expect(await isArchived()).toBe(false);
  // Without the archiving a part of it may go.
  expect((await handOver([{ id: one.id, clerk: of(heir) }])).status).toBe(200);
  expect((await read(one)).clerk.id).toBe(heir.id);
});

test('an inspection of somebody else, finished or unknown, is refused by name, and all stays as it was', async () => {
  const [mine, moved] = [await book(), await book()];
  await office.asManager('PUT', `/inspections/${moved.id}`, { clerk: of(heir) });
  const { status, json } = await handOver(
    [
      { id: mine.id, clerk: of(typist) },
      { id: moved.id, clerk: of(typist) },
      { id: 999_999, clerk: of(heir) },
      { id: mine.id, typist: of(typist) },
    ],
    true,
  );
  expect([status, json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
    422,
    ['/inspections/1/id', '/inspections/2/id', '/inspections/3/typist'],
  ]);
  const absent = await handOver([{ id: mine.id, clerk: { id: 999_999 } }]);
  expect([absent.status, absent.json.errors[0].pointer]).toEqual([422, '/inspections/0/clerk/id']);
  expect((await read(mine)).clerk.id).toBe(leaver.id);
  expect((await read(moved)).clerk.id).toBe(heir.id);
});

test('it is for managers, and two who archive the same person at once end with one outcome', async () => {
  const one = await book();
  const asClerk = await api.as(heir.token)('POST', `/staff/${leaver.id}/hand-over`, { inspections: [] });
  expect(asClerk.status).toBe(403);
  const answers = await Promise.all([heir, typist].map((who) => handOver([{ id: one.id, clerk: of(who) }], true)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  expect([heir.id, typist.id]).toContain((await read(one)).clerk.id);
  expect(await isArchived()).toBe(true);
});
