import { addRows } from '#store/database/add-rows.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { propertyContacts } from '#store/schema/property.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let clerk: GivenUser;
let other: GivenUser;
let asManager: Call;
let property: { id: number };

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  const manager = await account.user('manager');
  clerk = await account.user('clerk', { name: 'Cleo Clerk' });
  other = await account.user('clerk', { name: 'Otto Other' });
  asManager = api.as(manager.token);
  property = await givenProperty(database, account.id);
  const contact = { accountId: account.id, propertyId: property.id, type: 1, signee: false };
  await addRows(database, propertyContacts, [
    { ...contact, name: 'Ada', email: 'ada@example.com', notify: true, deliver: true },
    { ...contact, name: 'Ada again', email: 'ADA@example.com', notify: true, deliver: false },
    { ...contact, name: 'Bob', email: 'bob@example.com', notify: false, deliver: true },
    { ...contact, name: 'No address', email: null, notify: true, deliver: true },
  ]);
});
afterAll(() => api.close());

const year = new Date().getFullYear() + 1;
const book = async (more: object = {}) =>
  (
    await asManager('POST', '/inspections', {
      property: { id: property.id },
      type: { id: 1 },
      conduct_date: `${year}-07-05T09:30:00+01:00`,
      time_to_complete: 'PT90M',
      clerk: { id: clerk.id },
      auto_load_contacts: true,
      ...more,
    })
  ).json;
type Email = { recipient: string; subject: string; text: string; calendar: string | null };
const allEmailsOf = (inspectionId: number) =>
  api.database.rows<Email>(
    'test.emails',
    'select recipient, subject, text, calendar from emails where inspection_id = $1 order by id',
    [inspectionId],
  );
const clerkEmails = () => [clerk.email, other.email];
/** To its contacts. */
const emailsOf = async (inspectionId: number) =>
  (await allEmailsOf(inspectionId)).filter(({ recipient }) => !clerkEmails().includes(recipient));
/** To its clerks. */
const clerkEmailsOf = async (inspectionId: number) =>
  (await allEmailsOf(inspectionId)).filter(({ recipient }) => clerkEmails().includes(recipient));

describe('contacts to be notified', () => {
  test('are told of the appointment, in the account’s time zone, with a calendar entry, once an address', async () => {
    const { id } = await book();
    const emails = await emailsOf(id);
    expect(emails.map(({ recipient }) => recipient)).toEqual(['ada@example.com']);
    expect(emails[0]?.subject).toMatch(
      new RegExp(`^Inventory at 12 Albert Road, Southsea, PO5 2SJ on \\w+,? 5 July ${year}$`),
    );
    expect(emails[0]?.text).toContain('Cleo Clerk will visit');
    expect(emails[0]?.text).toContain('at 09:30 for the Inventory. The visit takes about 1 hour 30 minutes.');
    expect(emails[0]?.calendar).toContain('METHOD:REQUEST');
    expect(emails[0]?.calendar).toContain(`DTSTART:${year}0705T083000Z`);
    expect(emails[0]?.calendar).toContain(`DTEND:${year}0705T100000Z`);
    expect(emails[0]?.calendar).toContain(`UID:inspection-${id}@localhost`);
  });

  test('are told when it moves, not when something else changes', async () => {
    const { id } = await book();
    await asManager('PUT', `/inspections/${id}`, { ref: 'x' });
    await asManager('PUT', `/inspections/${id}`, { conduct_date: `${year}-07-06` });
    const emails = await emailsOf(id);
    expect(emails).toHaveLength(2);
    expect(emails[1]?.subject).toMatch(/^Moved: Inventory at /);
    expect(emails[1]?.text).toContain('at a time to be agreed');
    expect(emails[1]?.calendar).toContain(`DTSTART;VALUE=DATE:${year}0706`);
    expect(Number(/SEQUENCE:(\d+)/.exec(emails[1]?.calendar ?? '')?.[1])).toBeGreaterThan(1);
  });

  test('hear of an unconfirmed date only when it is confirmed', async () => {
    const { id } = await book({ conduct_date_option: 1 });
    expect(await emailsOf(id)).toEqual([]);
    await asManager('PUT', `/inspections/${id}`, { conduct_date_option: 0 });
    expect((await emailsOf(id)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Inventory at /)]);
  });

  test('are told that it is cancelled, and why', async () => {
    const { id } = await book();
    await asManager('POST', `/inspections/${id}/cancel`, { reason: 'The tenant has moved out.' });
    const last = (await emailsOf(id)).at(-1);
    expect(last?.text).toContain('will not take place. The tenant has moved out.');
    expect(last?.calendar).toContain('METHOD:CANCEL');
    expect(last?.calendar).toContain('STATUS:CANCELLED');
  });

  test('are told later when they join later', async () => {
    const { id } = await book({ auto_load_contacts: false });
    const eve = { type: 3, name: 'Eve', email: 'eve@example.com', signee: false, notify: true, deliver: false };
    await asManager('POST', `/inspections/${id}/contacts`, eve);
    expect((await emailsOf(id)).map(({ recipient }) => recipient)).toEqual(['eve@example.com']);
  });

  test('are told when they are newly chosen or get another address, and only of news', async () => {
    const { id } = await book({ auto_load_contacts: false });
    const path = `/inspections/${id}/contacts`;
    const eve = { type: 3, name: 'Eve', email: 'eve@example.com', signee: false, notify: false, deliver: false };
    const { json } = await asManager('POST', path, eve);
    const told: string[] = [];
    for (const [change, recipient] of [
      [{ phone: '1' }],
      [{ notify: true }, 'eve@example.com'],
      [{ name: 'Eve Adams', email: 'EVE@example.com', deliver: true }],
      [{ email: 'eve@example.org' }, 'eve@example.org'],
      [{ notify: false, email: null }],
    ] as const) {
      await asManager('PUT', `${path}/${json.id}`, change);
      if (recipient !== undefined) told.push(recipient);
      expect((await emailsOf(id)).map((email) => email.recipient)).toEqual(told);
    }
  });

  test('are told when somebody else will come than they were told', async () => {
    const { id } = await book();
    await asManager('PUT', `/inspections/${id}`, { clerk: { id: other.id } });
    const emails = await emailsOf(id);
    expect(emails).toHaveLength(2);
    expect(emails[1]?.subject).toMatch(/^Somebody else will visit: Inventory at /);
    expect(emails[1]?.text).toContain('Otto Other will visit');
    expect(emails[1]?.text).toContain('at 09:30');
  });

  test('are told how to answer, by a link and by the address and number of the firm', async () => {
    const first = await book();
    expect((await emailsOf(first.id))[0]?.text).toMatch(
      /Please confirm here, or ask for another time:\nhttp:\/\/localhost:8080\/a\/\S+\n/,
    );
    const brand = { email: 'office@example.com', phone: '023 9200 0000', website: 'https://www.example.com' };
    await asManager('PUT', '/settings/account', { brand });
    const { id } = await book();
    expect((await emailsOf(id))[0]?.text).toContain(
      'write to office@example.com or call 023 9200 0000.\nhttps://www.example.com',
    );
    await asManager('PUT', '/settings/account', { brand: {} });
  });

  test('hear nothing of an appointment that is long over', async () => {
    const { id } = await book({ conduct_date: '2020-07-05' });
    expect(await emailsOf(id)).toEqual([]);
  });
});

test('contacts to be sent the report get its link when it is complete', async () => {
  const { id } = await book({ conduct_date: '2020-07-05' });
  await api.as(clerk.token)('POST', `/inspections/${id}/start`);
  // By the manager, who reviews here and is told of nothing that they did themselves.
  await asManager('POST', `/inspections/${id}/submit`);
  await asManager('POST', `/inspections/${id}/complete`);
  const emails = await emailsOf(id);
  expect(emails.map(({ recipient }) => recipient)).toEqual(['ada@example.com', 'bob@example.com']);
  for (const { text } of emails) expect(text).toMatch(/http:\/\/localhost:8080\/p\/\d+-[\w-]{43}\n/);
  expect(emails[0]?.calendar).toBeNull();
});

test('contacts to be sent the report who join when it is complete get its link then', async () => {
  const { id } = await book({ conduct_date: '2020-07-05', auto_load_contacts: false });
  const eve = { type: 3, name: 'Eve', email: 'eve@example.com', signee: false, notify: true, deliver: true };
  const quiet = { ...eve, email: 'quiet@example.com', deliver: false };
  await api.as(clerk.token)('POST', `/inspections/${id}/start`);
  // By the manager, who reviews here and is told of nothing that they did themselves.
  await asManager('POST', `/inspections/${id}/submit`);
  await asManager('POST', `/inspections/${id}/complete`);
  await asManager('POST', `/inspections/${id}/contacts`, eve);
  const { json } = await asManager('POST', `/inspections/${id}/contacts`, quiet);
  expect((await emailsOf(id)).map(({ recipient }) => recipient)).toEqual(['eve@example.com']);
  await asManager('PUT', `/inspections/${id}/contacts/${json.id}`, { deliver: true });
  const emails = await emailsOf(id);
  expect(emails.map(({ recipient }) => recipient)).toEqual(['eve@example.com', 'quiet@example.com']);
  expect(emails[1]?.text).toMatch(/http:\/\/localhost:8080\/p\/\d+-[\w-]{43}\n/);
});

describe('clerks', () => {
  const subjects = async (id: number) =>
    (await clerkEmailsOf(id)).map(({ recipient, subject }) => [recipient, subject.split(':')[0]]);

  test('are told of an assignment with a calendar entry, where the keys are, and a link', async () => {
    const { id } = await book({ location_of_keys: 'At reception', conduct_date_option: 1 });
    const [email] = await clerkEmailsOf(id);
    expect(email?.recipient).toBe(clerk.email);
    expect(email?.subject).toMatch(/^Yours: Inventory at 12 Albert Road/);
    expect(email?.text).toContain('Keys: At reception\nContacts: Ada, Ada again, Bob, No address');
    expect(email?.text).toContain(`http://localhost:8080/inspections/${id}`);
    expect(email?.calendar).toContain('METHOD:REQUEST');
    expect(email?.calendar).toContain(`DTSTART:${year}0705T083000Z`);
  });

  test('are told of a move, of an exchange both of them, and of a cancellation', async () => {
    const { id } = await book();
    await asManager('PUT', `/inspections/${id}`, { ref: 'x' });
    await asManager('PUT', `/inspections/${id}`, { conduct_date: `${year}-07-06` });
    await asManager('PUT', `/inspections/${id}`, { clerk: { id: other.id } });
    await asManager('POST', `/inspections/${id}/cancel`, { reason: 'Sold.' });
    expect(await subjects(id)).toEqual([
      [clerk.email, 'Yours'],
      [clerk.email, 'Moved'],
      [clerk.email, 'No longer yours'],
      [other.email, 'Yours'],
      [other.email, 'Cancelled'],
    ]);
    const calendars = (await clerkEmailsOf(id)).map(({ calendar }) => /METHOD:(\w+)/.exec(calendar ?? '')?.[1]);
    expect(calendars).toEqual(['REQUEST', 'REQUEST', 'CANCEL', 'REQUEST', 'CANCEL']);
    expect((await clerkEmailsOf(id)).at(-1)?.text).toContain('will not take place. Sold.');
  });

  test('are told nothing of a visit that is over, nor by themselves', async () => {
    expect(await clerkEmailsOf((await book({ conduct_date: '2020-07-05' })).id)).toEqual([]);
    const manager = await api.account.user('manager', { name: 'Mia Manager' });
    const { json } = await api.as(manager.token)('POST', '/inspections', {
      property: { id: property.id },
      type: { id: 1 },
      conduct_date: `${year}-07-05`,
      clerk: { id: manager.id },
    });
    expect(await allEmailsOf(json.id)).toEqual([]);
  });
});
