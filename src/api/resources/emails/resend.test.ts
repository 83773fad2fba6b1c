import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let asManager: Call;
let propertyId: number;
let inspectionId: number;

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  asManager = api.as((await account.user('manager', { name: 'Mara Manager' })).token);
  propertyId = (await givenProperty(database, account.id)).id;
  inspectionId = (await givenInspection(database, account.id, propertyId, { conductAt: '2041-02-06T10:00:00Z' })).id;
});
afterAll(() => api.close());

const text = 'Dear Ann,\n\nhttp://localhost:8080/t/its-own-link\n';
const calendarFor = (name: string) =>
  `BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nDTSTART:20410206T100000Z\r\nATTENDEE;CN="Ann":MAILTO:${name}@example.com\r\nEND:VCALENDAR\r\n`;
const calendar = calendarFor('ann');

/** As the worker leaves them. */
const states = {
  'given up': "null, 90, 'mailbox full', now() - interval '1 hour'",
  refused: "null, 4, '450 4.1.2 no such domain', now() + interval '2 days'",
  gone: "now() - interval '1 day', 1, null, now() + interval '2 days'",
};

async function given(state: keyof typeof states): Promise<number> {
  const [row] = await api.database.rows<{ id: number }>(
    '',
    `insert into emails (id, account_id, inspection_id, recipient, subject, text, calendar, created_at, sent_at, attempts, failure, tried_until)
     values (lease_ids($1, 'emails', 1), $1, $2, 'ann@example.com', 'Moved', $3, $4, now() - interval '4 days', ${states[state]}) returning id`,
    [api.account.id, inspectionId, text, calendar],
  );
  return row?.id ?? 0;
}
const resend = (id: number, body?: unknown, headers?: Record<string, string>) =>
  asManager('POST', `/emails/${id}/resend`, body, headers);
/** The e-mails that a worker would take up now. */
const triedUntil = async (id: number) => {
  const [row] = await api.database.rows<{ hours: number }>(
    'test.tried-until',
    'select extract(epoch from tried_until - now())::float8 / 3600 as hours from emails where id = $1',
    [id],
  );
  return row?.hours;
};
const trail = async () => {
  const { json } = await asManager('GET', `/properties/${propertyId}/audit?per_page=100`);
  return json.data.filter(({ action }: { action: string }) => action === 'inspection.email_resent');
};
const countAll = async () => (await asManager('GET', '/emails')).json.pagination.totalRecords;

describe('an e-mail that has not gone', () => {
  test('is sent again as it was, at once and for three more days', async () => {
    const id = await given('given up');
    const before = await countAll();
    expect((await asManager('GET', `/emails/${id}`)).json.state).toBe('failed');
    const { status, json } = await resend(id);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id, state: 'waiting', attempts: 0, failure: null, sent_at: null, resent_from: null });
    expect(json).toMatchObject({ recipient: 'ann@example.com', subject: 'Moved', text, calendar });
    expect(await triedUntil(id)).toBeCloseTo(72, 1);
    expect(await countAll()).toBe(before);
  });

  test('goes to another address when the first was wrong, also while it is still tried', async () => {
    const id = await given('refused');
    const { json } = await resend(id, { recipient: 'ann.lee@example.com' });
    expect(json).toMatchObject({ id, recipient: 'ann.lee@example.com', state: 'waiting', attempts: 0, failure: null });
    expect(json.calendar).toBe(calendarFor('ann.lee'));
    expect((await trail())[0]).toMatchObject({
      actor: { name: 'Mara Manager' },
      subject: { type: 'inspection', id: inspectionId },
      changes: [{ field: 'recipient', from: 'ann@example.com', to: 'ann.lee@example.com' }],
    });
  });

  test('is sent once, however often it is asked for', async () => {
    const id = await given('given up');
    const entries = (await trail()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => resend(id)));
    expect(answers.map(({ status, json }) => [status, json.id, json.state])).toEqual(
      Array.from({ length: 5 }, () => [200, id, 'waiting']),
    );
    expect(await trail()).toHaveLength(entries + 1);
    await api.store.emails.recordAttempt(await api.store.emails.get(api.account.id, id), { failure: null });
    const late = await resend(id);
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({ code: 'state_forbids', state: 'sent' });
    expect((await asManager('GET', `/emails/${id}`)).json.state).toBe('sent');
  });
});

describe('an e-mail that has gone', () => {
  test('is not sent to the same address again, however that is spelt', async () => {
    const id = await given('gone');
    for (const body of [undefined, {}, { recipient: 'Ann@Example.com' }]) {
      const { status, json } = await resend(id, body);
      expect(status).toBe(409);
      expect(json).toMatchObject({ code: 'state_forbids', state: 'sent' });
    }
  });

  test('stays as it is, and a new one goes to the right address, once', async () => {
    const id = await given('gone');
    const before = await countAll();
    const entries = (await trail()).length;
    const to = { recipient: 'ann.lee@example.com' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => resend(id, to)));
    const { json: added } = await resend(id, { recipient: 'ANN.LEE@example.com' });
    expect(new Set(answers.map(({ json }) => json.id))).toEqual(new Set([added.id]));
    expect(added).toMatchObject({ ...to, resent_from: id, state: 'waiting', subject: 'Moved', text });
    expect(added.calendar).toBe(calendarFor('ann.lee'));
    expect(added.inspection_id).toBe(inspectionId);
    expect(await countAll()).toBe(before + 1);
    expect(await trail()).toHaveLength(entries + 1);
    expect((await asManager('GET', `/emails/${id}`)).json).toMatchObject({
      recipient: 'ann@example.com',
      state: 'sent',
    });
  });
});

describe('about an appointment that was changed since', () => {
  const year = new Date().getFullYear() + 1;
  const to = { recipient: 'ann.lee@example.com' };

  /** As an outage of the mail server leaves them: the e-mails to Ann about a booking, the oldest first. */
  async function givenBooking() {
    const body = { property: { id: propertyId }, type: { id: 1 }, conduct_date: `${year}-07-05T09:30:00Z` };
    const { id } = (await asManager('POST', '/inspections', body)).json as { id: number };
    const ann = { type: 1, name: 'Ann', email: 'ann@example.com', signee: false, notify: true, deliver: false };
    await asManager('POST', `/inspections/${id}/contacts`, ann);
    const ids = async (): Promise<number[]> => {
      const { json } = await asManager('GET', `/emails?inspection_id=${id}`);
      return json.data.map((email: { id: number }) => email.id).toReversed();
    };
    const fail = () => api.database.rows('', 'update emails set attempts = 4 where inspection_id = $1', [id]);
    return { path: `/inspections/${id}`, ids, fail };
  }

  test.each([
    ['moved', { conduct_date: `${year}-07-06T09:30:00Z` }],
    ['left without its hour', { conduct_date: `${year}-07-05` }],
  ])('only the latest is sent: %s', async (_name, change) => {
    const { path, ids, fail } = await givenBooking();
    expect((await asManager('PUT', path, change)).status).toBe(200);
    await fail();
    const [former = 0, latest = 0] = await ids();
    for (const body of [undefined, to]) {
      const { status, json } = await resend(former, body);
      expect(status).toBe(409);
      expect(json).toMatchObject({
        code: 'state_forbids',
        detail: expect.stringMatching(/changed since.*latest e-mail/),
      });
    }
    expect((await resend(latest, to)).json).toMatchObject({ id: latest, ...to, attempts: 0 });
  });

  test('is sent when it tells of the cancellation, and not when it tells of the appointment', async () => {
    const { path, ids, fail } = await givenBooking();
    expect((await asManager('POST', `${path}/cancel`, {})).status).toBe(200);
    await fail();
    const [former = 0, latest = 0] = await ids();
    const { status, json } = await resend(former);
    expect(status).toBe(409);
    expect(json.detail).toMatch(/cancelled since/);
    expect((await resend(latest)).json).toMatchObject({ id: latest, attempts: 0 });
  });

  test('is refused when its day is not agreed any more; another change does not matter', async () => {
    const { path, ids, fail } = await givenBooking();
    await fail();
    const [id = 0] = await ids();
    await asManager('PUT', path, { ref: 'x' });
    expect((await resend(id)).status).toBe(200);
    await fail();
    await asManager('PUT', path, { conduct_date_option: 1 });
    expect((await resend(id)).status).toBe(409);
  });
});

test('an invalid address is named', async () => {
  const { status, json } = await resend(await given('given up'), { recipient: 'ann at example' });
  expect(status).toBe(422);
  expect(json.errors).toMatchObject([{ pointer: '/recipient' }]);
});

test('a repeated request with its key is answered as the first was', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() };
  const id = await given('gone');
  const first = await resend(id, { recipient: 'bo@example.com' }, key);
  expect((await resend(id, { recipient: 'bo@example.com' }, key)).json).toEqual(first.json);
});

test('without a mail server nothing is sent again', async () => {
  const keeping = await testApi({ smtpUrl: null });
  try {
    await keeping.store.emails.add(keeping.account.id, [
      { inspectionId: null, recipient: 'ann@example.com', subject: 'Moved', text },
    ]);
    const manager = keeping.as((await keeping.account.user('manager')).token);
    const [{ id }] = (await manager('GET', '/emails')).json.data;
    const { status, json } = await manager('POST', `/emails/${id}/resend`);
    expect(status).toBe(409);
    expect(json).toMatchObject({ code: 'state_forbids', state: 'kept', detail: expect.stringMatching(/mail server/) });
  } finally {
    await keeping.close();
  }
});
