/** One e-mail to whoever is told of several visits that wait, with a list of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTellWaiting } from '#api/notifications/tell-waiting.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let office: Call;
let application: Call;
let property: { id: number };
let cleo: GivenUser;
let otto: GivenUser;
let visits: number[];

const year = new Date().getFullYear() + 1;
const at = (hour: number, day = 5) => `${year}-07-0${day}T${String(hour).padStart(2, '0')}:00:00+01:00`;
const contact = (name: string) => ({
  type: contactCodes.tenant,
  name,
  email: `${name.toLowerCase()}@example.com`,
  signee: false,
  notify: true,
  deliver: false,
});

beforeAll(async () => {
  api = await testApi();
  const manager = await api.account.user('manager');
  office = api.as(await api.account.backOfficeToken(manager.id));
  application = api.as(manager.token);
  property = await givenProperty(api.database, api.account.id);
});
afterAll(() => api.close());

/** A day of Cleo's with four visits that everybody knows of: two of Ada's, one of Eve's, and one with nobody to tell. */
beforeEach(async () => {
  await api.database.rows('', 'delete from waiting_messages where account_id = $1', [api.account.id]);
  cleo = await api.account.user('clerk', { name: 'Cleo Clerk' });
  otto = await api.account.user('clerk', { name: 'Otto Other' });
  visits = [];
  for (const [place, people] of [['Ada'], ['Ada'], ['Eve'], []].entries()) {
    const { json } = await application('POST', '/inspections', {
      property: { id: property.id },
      type: { id: 1 },
      conduct_date: at(9 + place * 2),
      clerk: { id: cleo.id },
      time_to_complete: 'PT1H',
    });
    for (const name of people) await application('POST', `/inspections/${json.id}/contacts`, contact(name));
    visits.push(json.id);
  }
  await api.database.rows('', 'delete from emails where account_id = $1', [api.account.id]);
});

const change = async (id: number | undefined, body: object) =>
  expect((await office('PUT', `/inspections/${id}`, body)).status).toBe(200);
const send = (messages?: object[], ids = visits) =>
  office('POST', '/messages/waiting/send', { inspections: ids.map((id) => ({ id })), messages });
const waiting = async () => (await office('GET', '/messages/waiting')).json.data;

type Email = { id: number; recipient: string; subject: string; text: string; calendar: string | null };
const told = () =>
  api.database.rows<Email>(
    '',
    'select id, recipient, subject, text, calendar from emails where account_id = $1 order by id',
    [api.account.id],
  );
const toldTo = async (recipient: string) => (await told()).filter((email) => email.recipient === recipient);
const pass = (minutes: number, ids = visits) =>
  api.database.rows(
    '',
    `update waiting_messages set since = since - make_interval(mins => $2), due_at = due_at - make_interval(mins => $2)
     where account_id = $1 and id = any($3::int[])`,
    [api.account.id, minutes, ids],
  );
const tellOne = (id: number) =>
  buildTellWaiting({ store: api.store, publicUrl: 'http://localhost:8080' })({ accountId: api.account.id, id });
/** As the worker takes up each that is due. */
async function tell() {
  const due = await api.database.rows<{ id: number }>(
    '',
    'select id from waiting_messages where account_id = $1 and due_at <= now() order by id',
    [api.account.id],
  );
  await Promise.all(due.map(({ id }) => tellOne(id)));
}

async function acceptAbsence(): Promise<number> {
  const day = at(0).slice(0, 10);
  const { json } = await office('POST', '/schedule/plans', { staff_id: cleo.id, from: day, to: day });
  const chosen = json.visits.map((visit: { inspection_id: number }) => ({
    inspection_id: visit.inspection_id,
    staff_id: otto.id,
  }));
  expect((await office('POST', `/schedule/plans/${json.id}/apply`, { visits: chosen })).status).toBe(200);
  return json.id;
}

async function expectAllTold() {
  const subjects = (await told()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
  expect(subjects).toHaveLength(4);
  expect(subjects).toEqual(
    expect.arrayContaining([
      'ada@example.com: Somebody else will make 2 visits: Harbour Lettings',
      expect.stringMatching(/^eve@example.com: Somebody else will visit: Inventory/),
      `${cleo.email}: 4 visits are no longer yours`,
      `${otto.email}: 4 visits are yours`,
    ]),
  );
}

describe('an absence that is re-planned', () => {
  test('tells each clerk and each contact once, with a calendar for each visit, also when several take it up', async () => {
    await acceptAbsence();
    await pass(11);
    await tell();
    await expectAllTold();
    const [ada] = await toldTo('ada@example.com');
    expect(ada?.text.match(/Somebody else will visit: .*\nAs before: .*\nNow: with Otto Other\n/g)).toHaveLength(2);
    const links = ada?.text.match(/\/a\/[\w-]+/g) ?? [];
    expect(new Set(links).size).toBe(2);
    // Nothing of Eve's visit, and nothing that is for clerks.
    expect(ada?.text).not.toMatch(/13:00|Keys|Eve|inspections/);
    const [released] = await toldTo(cleo.email);
    expect(released?.calendar?.match(/METHOD:CANCEL/g)).toHaveLength(4);
    const uids = [...(released?.calendar?.matchAll(/UID:inspection-(\d+)@/g) ?? [])].map(([, id]) => Number(id));
    expect(uids).toEqual(visits);
    expect(released?.text).not.toContain('Ada');
    expect(await waiting()).toEqual([]);
  });

  test('tells nobody half of it: whoever is cut off while writing has told nobody, and the next tells everybody', async () => {
    await acceptAbsence();
    await pass(11);
    await api.database.pool.query(`
      create function cut_off() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger cut_off after insert on email_visits for each statement execute function cut_off()`);
    await expect(tellOne(visits[0] ?? 0)).rejects.toThrow();
    await api.database.pool.query('drop function cut_off cascade');
    expect(await told()).toEqual([]);
    expect(await waiting()).toHaveLength(4);
    await tell();
    await expectAllTold();
  });

  test('waits while somebody changes one of its visits, and holds none of the others from them', async () => {
    await acceptAbsence();
    await pass(11);
    const other = await api.database.pool.connect();
    const lock = (id: number | undefined) =>
      other.query('select from inspections where account_id = $1 and id = $2 for update', [api.account.id, id]);
    await other.query('begin');
    await lock(visits[2]);
    await tell();
    expect(await told()).toEqual([]);
    await lock(visits[0]);
    await other.query('rollback');
    other.release();
    await tell();
    await expectAllTold();
  });

  test('tells nobody once it is undone', async () => {
    const id = await acceptAbsence();
    expect(await waiting()).toHaveLength(4);
    expect((await office('POST', `/bulk-changes/${id}/undo`)).status).toBe(200);
    await pass(60);
    await tell();
    expect(await told()).toEqual([]);
  });
});

test('an e-mail of several visits names none whose change was taken back', async () => {
  const [first, second] = visits;
  await change(first, { conduct_date: at(10, 6) });
  await change(second, { conduct_date: at(12, 6) });
  await change(first, { conduct_date: at(9) });
  await pass(60);
  await tell();
  const [ada, ...more] = await toldTo('ada@example.com');
  expect(more).toEqual([]);
  expect(ada?.subject).toMatch(/^Moved: /);
  expect(ada?.calendar).toContain(`UID:inspection-${second}@`);
  expect(ada?.calendar).not.toContain(`UID:inspection-${first}@`);
});

test('a move and a cancellation stand in one list, each with its own calendar, from where it was to where it is', async () => {
  const [first, second] = visits;
  await change(first, { conduct_date: at(10, 6) });
  await office('POST', `/inspections/${second}/cancel`, { reason: 'The tenant stays.' });
  await pass(60);
  await tell();
  const [ada] = await toldTo('ada@example.com');
  expect(ada?.subject).toBe('2 visits changed: Harbour Lettings');
  expect(ada?.text).toMatch(
    /Cancelled: .*\nWas: .*5 July.*11:00\nThe tenant stays\.\n\nMoved: .*\nWas: .*5 July.*09:00\nNow: .*6 July.*10:00, with Cleo Clerk\nPlease confirm here.*\n.*\/a\//,
  );
  expect(ada?.calendar?.match(/METHOD:\w+/g)).toEqual(['METHOD:CANCEL', 'METHOD:REQUEST']);
});

describe('visits that changed one after another', () => {
  test('are told together once all of them are quiet, and others do not wait for them', async () => {
    const [first, second, third] = visits;
    await change(third, { clerk: { id: null } });
    await pass(11, [third ?? 0]);
    await tell();
    await change(first, { conduct_date: at(10, 6) });
    await pass(8);
    await change(second, { conduct_date: at(12, 6) });
    await pass(4);
    await tell();
    expect(await toldTo('ada@example.com')).toEqual([]);
    const shown = await waiting();
    expect(shown.map((one: { due_at: string }) => Math.round((Date.parse(one.due_at) - Date.now()) / 60_000))).toEqual([
      6, 6,
    ]);
    await pass(7);
    await tell();
    expect((await toldTo('ada@example.com')).map(({ subject }) => subject)).toEqual([
      '2 visits moved: Harbour Lettings',
    ]);
  });

  test('do not keep the first of them for more than half an hour', async () => {
    const [first, second] = visits;
    await change(first, { conduct_date: at(10, 6) });
    await pass(28);
    await change(second, { conduct_date: at(12, 6) });
    await pass(3);
    await tell();
    expect(
      (await toldTo('ada@example.com')).map(({ calendar }) => calendar?.match(/UID:inspection-(\d+)/)?.[1]),
    ).toEqual([String(first)]);
    expect(await waiting()).toMatchObject([{ inspection_id: second }]);
  });

  test('go apart from one that is within four hours', async () => {
    const [first, second] = visits;
    await change(first, { conduct_date: new Date(Date.now() + 3 * 3_600_000).toISOString() });
    await change(second, { conduct_date: at(12, 6) });
    await pass(2);
    await tell();
    expect(await toldTo('ada@example.com')).toMatchObject([{ subject: expect.stringMatching(/^Moved/) }]);
    expect(await waiting()).toMatchObject([{ inspection_id: second }]);
  });
});

describe('the preview', () => {
  test('shows one message of several visits with each of them, as it will be sent but for its links', async () => {
    const [first, second] = visits;
    await change(first, { conduct_date: at(10, 6) });
    await change(second, { conduct_date: at(12, 6) });
    const shown = await waiting();
    const ofAda = shown.map(({ messages }: { messages: { name: string }[] }) =>
      messages.find(({ name }) => name === 'Ada'),
    );
    expect(ofAda[0]).toEqual(ofAda[1]);
    expect(ofAda[0]).toMatchObject({
      kind: 'visits_changed',
      subject: '2 visits moved: Harbour Lettings',
      inspection_ids: [first, second],
      text: expect.stringContaining('\n\n{visits}\n\n'),
      visits: expect.stringMatching(/^Moved: .*\nWas: .*\nNow: .*\n\{answer\}\n\nMoved: /),
    });
    expect(await told()).toEqual([]);
  });

  test('is sent now with other words around the list, whose links are in their places', async () => {
    const [first, second] = visits;
    await change(first, { conduct_date: at(10, 6) });
    await change(second, { conduct_date: at(12, 6) });
    const edited = { recipient: 'ADA@example.com', subject: 'Sorry: {news}', text: 'Sorry, Ada.\n\n{visits}' };
    expect((await send([{ inspection_id: second, ...edited }])).json).toEqual({ sent: 2 });
    const [ada] = await toldTo('ada@example.com');
    expect(ada?.subject).toBe('Sorry: 2 visits moved');
    expect(ada?.text).toMatch(/^Sorry, Ada\.\n\nMoved: /);
    expect(new Set(ada?.text.match(/\/a\/[\w-]+/g)).size).toBe(2);
    await pass(60);
    await tell();
    expect(await told()).toHaveLength(2);
  });

  test('with words of its own for each visit is several e-mails, as somebody wrote them', async () => {
    const [first, second] = visits;
    await change(first, { conduct_date: at(10, 6) });
    await change(second, { conduct_date: at(12, 6) });
    const words = { recipient: 'ada@example.com', text: '{answer}' };
    await send([
      { inspection_id: first, ...words, subject: 'One' },
      { inspection_id: second, ...words, subject: 'Two' },
    ]);
    expect((await toldTo('ada@example.com')).map(({ subject }) => subject)).toEqual(['One', 'Two']);
  });
});

test('the firm has words of its own for it, and the list is never left out of them', async () => {
  const admin = await api.account.user('administrator');
  const asAdmin = api.as(admin.token);
  const notifications = { visits_changed: { subject: 'News of {count}', text: 'Dear {name}' } };
  expect((await asAdmin('PUT', '/settings/account', { notifications })).status).toBe(200);
  const [first, second] = visits;
  await change(first, { conduct_date: at(10, 6) });
  await change(second, { conduct_date: at(12, 6) });
  await send();
  await asAdmin('PUT', '/settings/account', { notifications: {} });
  const [ada] = await toldTo('ada@example.com');
  expect(ada?.subject).toBe('News of 2 visits');
  expect(ada?.text).toMatch(/^Dear Ada\n\nMoved: /);
});

test('an e-mail of several visits is listed with each of them, and is not sent again once one has moved', async () => {
  const [first, second, third] = visits;
  await change(first, { conduct_date: at(10, 6) });
  await change(second, { conduct_date: at(12, 6) });
  await send();
  const listed = async (id: number | undefined) =>
    (await office('GET', `/emails?inspection_id=${id}&recipient=ada`)).json.data;
  const [email] = await listed(first);
  expect(await listed(second)).toEqual([email]);
  expect(await listed(third)).toEqual([]);
  expect(email.inspection_id).toBeNull();
  expect(email.visits).toMatchObject([
    { inspection_id: first, property: { id: property.id, address: { postcode: 'PO5 2SJ' } } },
    { inspection_id: second, property: { id: property.id } },
  ]);
  const resend = () => office('POST', `/emails/${email.id}/resend`, { recipient: 'ada.lee@example.com' });
  await api.database.rows('', 'update emails set sent_at = now() where account_id = $1', [api.account.id]);
  const again = await resend();
  expect([again.status, again.json.visits.length]).toEqual([200, 2]);
  expect(again.json.calendar.replaceAll('\r\n ', '').match(/mailto:ada\.lee@/gi)).toHaveLength(2);
  await change(second, { conduct_date: at(15, 7) });
  expect((await resend()).status).toBe(409);
});
