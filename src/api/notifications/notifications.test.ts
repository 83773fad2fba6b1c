import { addRows } from '#store/database/add-rows.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { propertyContacts } from '#store/schema/property.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let clerk: GivenUser;
let asManager: Call;
let property: { id: number };

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  const manager = await account.user('manager');
  clerk = await account.user('clerk', { name: 'Cleo Clerk' });
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
const emailsOf = (inspectionId: number) =>
  api.database.rows<Email>(
    'test.emails',
    'select recipient, subject, text, calendar from emails where inspection_id = $1 order by id',
    [inspectionId],
  );

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

  test('hear nothing of an appointment that is long over', async () => {
    const { id } = await book({ conduct_date: '2020-07-05' });
    expect(await emailsOf(id)).toEqual([]);
  });
});

test('contacts to be sent the report get its link when it is complete', async () => {
  const { id, report_key } = await book({ conduct_date: '2020-07-05' });
  const asClerk = api.as(clerk.token);
  await asClerk('POST', `/inspections/${id}/start`);
  await asClerk('POST', `/inspections/${id}/submit`);
  await asManager('POST', `/inspections/${id}/complete`);
  const emails = await emailsOf(id);
  expect(emails.map(({ recipient }) => recipient)).toEqual(['ada@example.com', 'bob@example.com']);
  expect(emails[0]?.text).toContain(`http://localhost:8080/r/${report_key}`);
  expect(emails[0]?.calendar).toBeNull();
});

test('contacts to be sent the report who join when it is complete get its link then', async () => {
  const { id, report_key } = await book({ conduct_date: '2020-07-05', auto_load_contacts: false });
  const eve = { type: 3, name: 'Eve', email: 'eve@example.com', signee: false, notify: true, deliver: true };
  const quiet = { ...eve, email: 'quiet@example.com', deliver: false };
  const asClerk = api.as(clerk.token);
  await asClerk('POST', `/inspections/${id}/start`);
  await asClerk('POST', `/inspections/${id}/submit`);
  await asManager('POST', `/inspections/${id}/complete`);
  await asManager('POST', `/inspections/${id}/contacts`, eve);
  const { json } = await asManager('POST', `/inspections/${id}/contacts`, quiet);
  expect((await emailsOf(id)).map(({ recipient }) => recipient)).toEqual(['eve@example.com']);
  await asManager('PUT', `/inspections/${id}/contacts/${json.id}`, { deliver: true });
  const emails = await emailsOf(id);
  expect(emails.map(({ recipient }) => recipient)).toEqual(['eve@example.com', 'quiet@example.com']);
  expect(emails[1]?.text).toContain(`http://localhost:8080/r/${report_key}`);
});
