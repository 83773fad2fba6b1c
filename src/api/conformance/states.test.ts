/** The state machine, cell by cell: every verb from every state, by everybody; and who writes a report when. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GivenUser } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

const states = [100, 200, 300, 310, 350, 400, 500] as const;
type State = (typeof states)[number];

/** From state to state, with a typist; "by" are those beside administrators and managers. */
const verbs: Record<string, { moves: Partial<Record<State, State>>; by: (from: State) => string[]; sets?: string }> = {
  start: { moves: { 200: 300 }, by: () => ['its clerk'], sets: 'started_at' },
  process: { moves: { 300: 310 }, by: () => ['its clerk'] },
  submit: { moves: { 300: 350, 310: 350 }, by: () => ['its clerk', 'its typist'], sets: 'submitted_at' },
  reopen: { moves: { 350: 310, 400: 350 }, by: (from) => (from === 350 ? ['a reviewer'] : []) },
  complete: { moves: { 350: 400 }, by: () => ['a reviewer'], sets: 'completed_at' },
  close: { moves: { 400: 500 }, by: () => [], sets: 'closed_at' },
  cancel: { moves: { 100: 500, 200: 500, 300: 500, 310: 500, 350: 500 }, by: () => [], sets: 'cancelled_at' },
};
const writers: Record<State, string[]> = {
  100: ['its clerk'],
  200: ['its clerk'],
  300: ['its clerk'],
  310: ['its typist'],
  350: ['a reviewer'],
  400: [],
  500: [],
};

let api: TestApi;
let people: Record<string, GivenUser>;
let propertyId: number;
beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  const client = await account.client();
  people = {
    'an administrator': await account.user('administrator'),
    'a manager': await account.user('manager'),
    'its clerk': await account.user('clerk'),
    'another clerk': await account.user('clerk'),
    'its typist': await account.user('typist'),
    'another typist': await account.user('typist'),
    'a reviewer': await account.user('reviewer'),
    'a client': await account.user('client', { clientId: client.id }),
  };
  propertyId = (await givenProperty(database, account.id, { clientId: client.id })).id;
});
afterAll(() => api.close());

const managers = ['an administrator', 'a manager'];

async function inspectionIn(state: State): Promise<number> {
  const crew = { clerkId: people['its clerk']?.id ?? 0, typistId: people['its typist']?.id ?? 0 };
  return (await givenInspection(api.database, api.account.id, propertyId, { state, ...(state > 100 && crew) })).id;
}
const callAs = (who: string) => api.as(people[who]?.token);

describe.each(Object.entries(verbs))('the verb %s', (verb, { moves, by, sets }) => {
  test.each(states)(
    'from %i: moves where the table says, and elsewhere is 409 with the allowed steps',
    async (from) => {
      const id = await inspectionIn(from);
      const { status, json } = await callAs('a manager')('POST', `/inspections/${id}/${verb}`);
      const to = moves[from];
      if (to === undefined) {
        expect([status, json.code, json.state]).toEqual([409, 'state_forbids', from]);
        const open = Object.entries(verbs).filter(([, { moves: others }]) => others[from] !== undefined);
        expect(json.allowed.toSorted()).toEqual(open.map(([name]) => name).toSorted());
      } else {
        expect([status, json.state.id]).toEqual([200, to]);
        if (sets !== undefined) expect(json[sets]).toMatch(/^20\d\d-/);
      }
    },
  );

  test('is for those the table names, and 403 without effect for everybody else', async () => {
    const froms = Object.keys(moves).map(Number) as State[];
    for (const from of froms)
      for (const who of Object.keys(people)) {
        const id = await inspectionIn(from);
        // A pending inspection without a clerk is nobody's.
        const may = managers.includes(who) || (by(from).includes(who) && from > 100);
        const { status } = await callAs(who)('POST', `/inspections/${id}/${verb}`);
        // People of clients are not told of verbs at all.
        expect([who, from, status]).toEqual([who, from, may ? 200 : 403]);
        const { json } = await callAs('a manager')('GET', `/inspections/${id}`);
        expect(json.state.id).toBe(may ? moves[from] : from);
      }
  });
});

test('reopening from Review goes back to Active without a typist', async () => {
  const { id } = await givenInspection(api.database, api.account.id, propertyId, { state: 350 });
  const { json } = await callAs('a manager')('POST', `/inspections/${id}/reopen`);
  expect(json.state).toEqual({ id: 300, name: 'Active' });
  expect(json.reopened_from_review_at).toMatch(/^20/);
});

describe.each(states)('in state %i', (state) => {
  test('the report is written by those the table names', async () => {
    const id = await inspectionIn(state);
    if (state === 100) {
      const clerk = people['its clerk']?.id;
      await api.database.rows('test.clerk', 'update inspections set clerk_id = $2 where id = $1', [id, clerk]);
    }
    for (const who of Object.keys(people)) {
      const { status } = await callAs(who)('POST', `/inspections/${id}/rooms`, {
        name: 'Hall',
        block_type: 'DETAILED',
      });
      const isSealed = state >= 400;
      const may = !isSealed && (managers.includes(who) || writers[state].includes(who));
      const refused = who === 'a client' || !isSealed ? 403 : 409;
      expect([who, status]).toEqual([who, may ? 200 : refused]);
    }
  });

  test('has its published name', async () => {
    const names = { 100: 'Pending', 200: 'Assigned', 300: 'Active', 310: 'Processing', 350: 'Review', 400: 'Complete' };
    const { json } = await callAs('a manager')('GET', `/inspections/${await inspectionIn(state)}`);
    expect(json.state).toEqual({ id: state, name: { ...names, 500: 'Closed' }[state] });
  });
});

test('PUT cannot set the state, nor any moment of the life', async () => {
  const id = await inspectionIn(200);
  const before = (await callAs('a manager')('GET', `/inspections/${id}`)).json;
  const wanted = {
    state: { id: 400 },
    id: 1,
    account_id: 1,
    actor_id: 1,
    report_key: 'mine',
    started_at: '2027-02-03',
    completed_at: '2027-02-03',
    closed_at: '2027-02-03',
    updated_at: '2027-02-03',
    initialized: true,
  };
  const { status, json } = await callAs('a manager')('PUT', `/inspections/${id}`, wanted);
  expect(status).toBe(200);
  expect(json).toEqual(before);
});
