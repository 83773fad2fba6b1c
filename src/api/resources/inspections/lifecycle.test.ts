import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let people: Record<'manager' | 'reviewer' | 'clerk' | 'typist', GivenUser>;
let property: { id: number };

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  const [manager, reviewer, clerk, typist] = await Promise.all([
    account.user('manager'),
    account.user('reviewer'),
    account.user('clerk'),
    account.user('typist'),
  ]);
  people = { manager, reviewer, clerk, typist };
  property = await givenProperty(database, account.id);
});
afterAll(() => api.close());

const call = (who: keyof typeof people | GivenUser, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  api.as((typeof who === 'string' ? people[who] : who).token)(method, path, body);

/** A new inspection with its clerk, moved by verbs, each as `who verb`. */
async function inspectionAfter(steps: string[], more: object = {}) {
  const { json } = await call('manager', 'POST', '/inspections', {
    property: { id: property.id },
    type: { id: 1 },
    conduct_date: '2027-02-03',
    clerk: { id: people.clerk.id },
    ...more,
  });
  let last = json;
  for (const step of steps) {
    const [who, verb] = step.split(' ') as [keyof typeof people, string];
    const answer = await call(who, 'POST', `/inspections/${json.id}/${verb}`);
    expect(answer.status, `${step}: ${answer.text}`).toBe(200);
    last = answer.json;
  }
  return last;
}
const toReview = ['clerk start', 'clerk submit'];
const toComplete = [...toReview, 'reviewer complete'];

describe('the life of an inspection', () => {
  test('goes from Assigned to Closed, each step with its moment, its audit entry and its events', async () => {
    const closed = await inspectionAfter([...toComplete, 'manager close']);
    expect(closed.state).toEqual({ id: 500, name: 'Closed' });
    for (const moment of ['started_at', 'submitted_at', 'completed_at', 'closed_at'])
      expect(closed[moment]).toMatch(/^20/);
    expect(closed.start_date).toBe(closed.started_at);
    const { json: trail } = await call('manager', 'GET', `/properties/${property.id}/audit?per_page=100`);
    const own = trail.data.filter((entry: { subject: { id: number } }) => entry.subject.id === closed.id);
    expect(own.map((entry: { action: string }) => entry.action)).toEqual([
      'inspection.close',
      'inspection.complete',
      'inspection.submit',
      'inspection.start',
      'inspection.created',
    ]);
    expect(own[3]).toMatchObject({ actor: { id: people.clerk.id }, changes: [{ field: 'state', from: 200, to: 300 }] });
    const events = await api.database.rows<{ kind: string }>(
      'test.kinds',
      `select kind from events where (data ->> 'inspection_id')::int = $1 order by seq`,
      [closed.id],
    );
    expect(events.map(({ kind }) => kind).slice(2)).toEqual([
      'inspection.state_changed',
      'inspection.state_changed',
      'inspection.state_changed',
      'report.completed',
      'inspection.state_changed',
    ]);
  });

  test('passes through Processing, where a typist may claim the job and submit it', async () => {
    const processing = await inspectionAfter(['clerk start', 'clerk process']);
    expect(processing.state).toEqual({ id: 310, name: 'Processing' });
    const seen = await call('typist', 'GET', `/inspections/${processing.id}`);
    expect(seen.json.allowed).toEqual(['claim']);
    const claimed = await call('typist', 'POST', `/inspections/${processing.id}/claim`);
    expect(claimed.json).toMatchObject({
      typist: { id: people.typist.id },
      allowed: ['submit'],
      report_editable: true,
    });
    const second = await api.account.user('typist');
    expect((await call(second, 'POST', `/inspections/${processing.id}/claim`)).json).toMatchObject({
      status: 409,
      code: 'state_forbids',
    });
    expect((await call('clerk', 'POST', `/inspections/${processing.id}/claim`)).json).toMatchObject({
      status: 403,
      code: 'role_forbids',
    });
    expect((await call('typist', 'POST', `/inspections/${processing.id}/submit`)).json.state.id).toBe(350);
  });

  test('is reopened from Review to Active, or to Processing when it has a typist', async () => {
    const active = await inspectionAfter([...toReview, 'reviewer reopen']);
    expect(active).toMatchObject({ state: { id: 300 }, reopened_from_review_at: expect.stringMatching(/^20/) });
    const processing = await inspectionAfter([...toReview, 'reviewer reopen'], { typist: { id: people.typist.id } });
    expect(processing.state.id).toBe(310);
  });

  test('is reopened from Complete by a manager, which clears completed_at', async () => {
    const complete = await inspectionAfter(toComplete);
    expect((await call('reviewer', 'POST', `/inspections/${complete.id}/reopen`)).json).toMatchObject({
      status: 403,
      code: 'role_forbids',
    });
    const { json } = await call('manager', 'POST', `/inspections/${complete.id}/reopen`);
    expect(json).toMatchObject({ state: { id: 350 }, completed_at: null, reopened_at: expect.stringMatching(/^20/) });
  });

  test('ends early when a manager cancels it: Closed, with when and why', async () => {
    const { id } = await inspectionAfter(['clerk start']);
    const { json } = await call('manager', 'POST', `/inspections/${id}/cancel`, { reason: 'Tenant moved out' });
    expect(json).toMatchObject({ state: { id: 500, name: 'Closed' }, cancellation_reason: 'Tenant moved out' });
    expect(json.cancelled_at).toBe(json.closed_at);
    const again = await call('manager', 'POST', `/inspections/${id}/cancel`);
    expect(again.json).toMatchObject({ status: 409, code: 'state_forbids', state: 500, allowed: [] });
  });

  test('is cancelled without any body too', async () => {
    const { id } = await inspectionAfter([]);
    expect((await call('manager', 'POST', `/inspections/${id}/cancel`)).json).toMatchObject({
      state: { id: 500 },
      cancellation_reason: null,
    });
  });
});

describe('a start', () => {
  const unstart = (who: keyof typeof people | GivenUser, id: number) => call(who, 'POST', `/inspections/${id}/unstart`);
  async function givenRoom(id: number) {
    const room = { name: 'Hall', block_type: 'DETAILED' };
    expect((await call('manager', 'POST', `/inspections/${id}/rooms`, room)).status).toBe(200);
  }

  test('is taken back by its clerk or a manager while nobody has written since, with its audit entry and event', async () => {
    for (const who of ['clerk', 'manager'] as const) {
      const started = await inspectionAfter(['manager start']);
      expect(started.allowed).toContain('unstart');
      const { status, json } = await unstart(who, started.id);
      expect([status, json.state, json.started_at, json.start_date]).toEqual([
        200,
        { id: 200, name: 'Assigned' },
        null,
        null,
      ]);
      expect(json.allowed).not.toContain('unstart');
      const trail = await call('manager', 'GET', `/properties/${property.id}/audit?inspection_id=${started.id}`);
      expect(trail.json.data[0]).toMatchObject({
        actor: { id: people[who].id },
        action: 'inspection.unstart',
        changes: [{ field: 'state', from: 300, to: 200 }],
      });
      const [event] = await api.database.rows<{ kind: string; data: object }>(
        'test.last-event',
        `select kind, data from events where (data ->> 'inspection_id')::int = $1 order by seq desc limit 1`,
        [started.id],
      );
      expect(event).toMatchObject({
        kind: 'inspection.state_changed',
        data: { verb: 'unstart', from: { id: 300 }, state: { id: 200 } },
      });
      expect((await call('clerk', 'POST', `/inspections/${started.id}/start`)).json.state.id).toBe(300);
    }
  });

  test('is taken back although somebody wrote before it, and stays once somebody has written since', async () => {
    const { id } = await inspectionAfter([]);
    await givenRoom(id);
    expect((await call('clerk', 'POST', `/inspections/${id}/start`)).status).toBe(200);
    expect((await unstart('clerk', id)).status).toBe(200);
    expect((await call('clerk', 'POST', `/inspections/${id}/start`)).status).toBe(200);
    await givenRoom(id);
    expect((await unstart('clerk', id)).json).toMatchObject({
      status: 409,
      code: 'state_forbids',
      detail: 'The start stays: somebody has written to the report since.',
      state: 300,
    });
    expect((await call('manager', 'GET', `/inspections/${id}`)).json.started_at).toMatch(/^20/);
  });

  test('stays for other clerks, in other states, and once the report was submitted', async () => {
    const { id } = await inspectionAfter(['clerk start']);
    const other = await api.account.user('clerk');
    expect((await unstart(other, id)).json).toMatchObject({ status: 403, code: 'role_forbids' });
    const assigned = await inspectionAfter([]);
    expect((await unstart('manager', assigned.id)).json).toMatchObject({ status: 409, state: 200 });
    const returned = await inspectionAfter([...toReview, 'reviewer reopen']);
    expect(returned.allowed).not.toContain('unstart');
    expect((await unstart('manager', returned.id)).json).toMatchObject({
      status: 409,
      detail: 'The start stays: the report has been submitted before.',
    });
  });
});

describe('a step that is not possible now', () => {
  test('is 409 and lists the possible steps', async () => {
    const { id } = await inspectionAfter([]);
    const { json } = await call('manager', 'POST', `/inspections/${id}/complete`);
    expect(json).toMatchObject({ status: 409, code: 'state_forbids', state: 200, allowed: ['start', 'cancel'] });
  });

  test('is 403 for another clerk, without effect', async () => {
    const { id } = await inspectionAfter([]);
    const other = await api.account.user('clerk');
    expect((await call(other, 'POST', `/inspections/${id}/start`)).json).toMatchObject({
      status: 403,
      code: 'role_forbids',
    });
    expect((await call('manager', 'GET', `/inspections/${id}`)).json.state.id).toBe(200);
  });

  test('is 412 for a caller with an older version', async () => {
    const made = await inspectionAfter([]);
    await call('manager', 'PUT', `/inspections/${made.id}`, { ref: 'moved on' });
    const late = await api.as(people.clerk.token)('POST', `/inspections/${made.id}/start`, undefined, {
      'if-match': '"1-json"',
    });
    expect(late.status).toBe(412);
  });

  test('happens once when two press the button at once', async () => {
    const { id } = await inspectionAfter([]);
    const answers = await Promise.all([1, 2, 3].map(() => call('clerk', 'POST', `/inspections/${id}/start`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });
});

describe('the clerk of an inspection under way', () => {
  test('may be exchanged by a manager, the state stays', async () => {
    const { id } = await inspectionAfter(['clerk start']);
    const other = await api.account.user('clerk');
    const { json } = await call('manager', 'PUT', `/inspections/${id}`, { clerk: { id: other.id } });
    expect(json).toMatchObject({ state: { id: 300 }, clerk: { id: other.id } });
    expect((await call('manager', 'PUT', `/inspections/${id}`, { clerk: null })).json).toMatchObject({
      status: 409,
      fields: ['clerk'],
    });
  });

  test('and its appointment stand fast once the report is complete; prices do not', async () => {
    const { id } = await inspectionAfter(toComplete);
    const { json } = await call('manager', 'PUT', `/inspections/${id}`, {
      conduct_date: '2027-03-03',
      notes: { report: 'x' },
    });
    expect(json).toMatchObject({ status: 409, code: 'state_forbids', fields: ['notes.report', 'conduct_date'] });
    expect((await call('manager', 'PUT', `/inspections/${id}`, { pricing: { price: '5' } })).status).toBe(200);
  });
});
