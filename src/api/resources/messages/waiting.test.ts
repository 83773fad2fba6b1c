/** Changes of the back office wait before people are told of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTellWaiting } from '#api/notifications/tell-waiting.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let clerk: GivenUser;
let other: GivenUser;
let office: Call;
let application: Call;
let property: { id: number };
let id: number;

const year = new Date().getFullYear() + 1;
const day = (number: number) => `${year}-07-0${number}T09:30:00+01:00`;
const ada = {
  type: contactCodes.tenant,
  name: 'Ada',
  email: 'ada@example.com',
  signee: false,
  notify: true,
  deliver: false,
};
const eve = { ...ada, name: 'Eve', email: 'eve@example.com' };

beforeAll(async () => {
  api = await testApi();
  const manager = await api.account.user('manager');
  clerk = await api.account.user('clerk', { name: 'Cleo Clerk' });
  other = await api.account.user('clerk', { name: 'Otto Other' });
  office = api.as(await api.account.backOfficeToken(manager.id));
  application = api.as(manager.token);
  property = await givenProperty(api.database, api.account.id);
});
afterAll(() => api.close());

/** An appointment that Ada and its clerk know of. */
beforeEach(async () => {
  id = (
    await office('POST', '/inspections', {
      property: { id: property.id },
      type: { id: 1 },
      conduct_date: day(5),
      clerk: { id: clerk.id },
    })
  ).json.id;
  await office('POST', `/inspections/${id}/contacts`, ada);
  await tellAll();
  await api.database.rows('', 'delete from emails where account_id = $1 and inspection_id = $2', [api.account.id, id]);
});

const change = async (as: Call, body: object) => expect((await as('PUT', `/inspections/${id}`, body)).status).toBe(200);
const waiting = async () => (await office('GET', `/messages/waiting?inspection_id=${id}`)).json.data;
const send = ({ version, messages }: { version?: number; messages?: object[] } = {}) =>
  office('POST', '/messages/waiting/send', { inspections: [{ id, version }], messages });
const told = async (): Promise<string[]> =>
  (
    await api.database.rows<{ words: string }>(
      '',
      `select recipient || ': ' || subject as words from emails where account_id = $1 and inspection_id = $2 order by id`,
      [api.account.id, id],
    )
  ).map(({ words }) => words);
/** Minutes pass. */
const pass = (minutes: number) =>
  api.database.rows(
    '',
    `update waiting_messages set since = since - make_interval(mins => $2), due_at = due_at - make_interval(mins => $2)
     where account_id = $1`,
    [api.account.id, minutes],
  );
const tellWaiting = () =>
  buildTellWaiting({ store: api.store, publicUrl: 'http://localhost:8080' })({ accountId: api.account.id, id });
async function tellAll() {
  await pass(60);
  await tellWaiting();
}
const minutesLeft = async () => {
  const [{ due_at }] = await waiting();
  return Math.round((Date.parse(due_at) - Date.now()) / 60_000);
};

describe('a change in the back office', () => {
  test('tells nobody at once, and after ten minutes of quiet whoever it is for', async () => {
    await change(office, { conduct_date: day(6) });
    expect(await told()).toEqual([]);
    expect(await minutesLeft()).toBe(10);
    await pass(9);
    await tellWaiting();
    expect(await told()).toEqual([]);
    await pass(2);
    await tellWaiting();
    expect(await told()).toEqual([
      expect.stringMatching(/^ada@example.com: Moved: .*6 July/),
      expect.stringContaining(`${clerk.email}: Moved:`),
    ]);
    expect(await waiting()).toEqual([]);
  });

  test('waits for thirty minutes at most, however many others follow', async () => {
    for (let moves = 0; moves < 6; moves += 1) {
      await change(office, { conduct_date: day(1 + (moves % 2)) });
      await pass(5);
    }
    await change(office, { conduct_date: day(3) });
    expect(await minutesLeft()).toBeLessThanOrEqual(0);
  });

  test('waits for a minute where the visit is within four hours', async () => {
    const soon = new Date(Date.now() + 3 * 3_600_000).toISOString();
    await change(office, { conduct_date: soon });
    expect(await minutesLeft()).toBe(1);
  });

  test('is told once, however often it moves', async () => {
    for (const number of [6, 7, 8]) await change(office, { conduct_date: day(number) });
    await tellAll();
    expect(await told()).toEqual([
      expect.stringMatching(/^ada@example.com: Moved: .*8 July/),
      expect.stringContaining(`${clerk.email}: Moved:`),
    ]);
  });

  test.each([
    [
      'a move',
      async () => {
        await change(office, { conduct_date: day(6) });
        await change(office, { conduct_date: day(5) });
      },
    ],
    [
      'another clerk',
      async () => {
        await change(office, { clerk: { id: other.id } });
        await change(office, { clerk: { id: clerk.id } });
      },
    ],
    [
      'a cancellation',
      async () => {
        await office('POST', `/inspections/${id}/cancel`, {});
        await office('POST', `/inspections/${id}/restore`);
      },
    ],
  ])('%s that is taken back tells nobody', async (_, act) => {
    await act();
    expect(await waiting()).toEqual([]);
    await tellAll();
    expect(await told()).toEqual([]);
  });

  test('a booking that is cancelled before anybody knew of it tells nobody', async () => {
    ({ id } = (
      await office('POST', '/inspections', {
        property: { id: property.id },
        type: { id: 1 },
        conduct_date: day(5),
        clerk: { id: clerk.id },
      })
    ).json);
    expect((await waiting())[0].messages.map(({ kind }: { kind: string }) => kind)).toEqual(['clerk_assigned']);
    await office('POST', `/inspections/${id}/cancel`, {});
    expect(await waiting()).toEqual([]);
    await tellAll();
    expect(await told()).toEqual([]);
  });

  test('tells the clerk who comes, the one who does not, and those whom the first was named to', async () => {
    await change(office, { clerk: { id: other.id }, conduct_date: day(6) });
    await tellAll();
    expect(await told()).toEqual([
      expect.stringMatching(/^ada@example.com: Moved: .*6 July/),
      expect.stringMatching(`${clerk.email}: No longer yours: .*5 July`),
      expect.stringMatching(`${other.email}: Yours: .*6 July`),
    ]);
  });

  test('a contact who joins meanwhile is told of the appointment, and the others that it moved', async () => {
    await change(office, { conduct_date: day(6) });
    await office('POST', `/inspections/${id}/contacts`, eve);
    await tellAll();
    expect((await told()).slice(0, 2)).toEqual([
      expect.stringMatching(/^ada@example.com: Moved: /),
      expect.stringMatching(/^eve@example.com: Inventory at /),
    ]);
  });

  test('leaves nothing to wait where nobody has to know of it', async () => {
    await change(office, { ref: 'X 1' });
    expect(await waiting()).toEqual([]);
  });
});

describe('another application', () => {
  test('tells people at once, and takes along what waits', async () => {
    await change(office, { clerk: { id: other.id } });
    await change(application, { conduct_date: day(6) });
    expect(await told()).toEqual([
      expect.stringMatching(/^ada@example.com: Moved: .*6 July/),
      expect.stringMatching(`${clerk.email}: No longer yours: .*5 July`),
      expect.stringMatching(`${other.email}: Yours: .*6 July`),
    ]);
    expect(await waiting()).toEqual([]);
  });

  test('tells a contact whom it adds of the appointment as it is, and the others what waits', async () => {
    await change(office, { conduct_date: day(6) });
    await application('POST', `/inspections/${id}/contacts`, eve);
    expect((await told()).slice(0, 2)).toEqual([
      expect.stringMatching(/^ada@example.com: Moved: .*6 July/),
      expect.stringMatching(/^eve@example.com: Inventory at .*6 July/),
    ]);
  });

  test('neither reads what waits nor sends it', async () => {
    expect((await application('GET', '/messages/waiting')).status).toBe(403);
    expect((await application('POST', '/messages/waiting/send', { inspections: [{ id }] })).status).toBe(403);
  });
});

describe('messages that wait', () => {
  test('are read as they will be sent, with a place for the link of each', async () => {
    await change(office, { conduct_date: day(6) });
    const [shown] = await waiting();
    expect(shown).toMatchObject({
      inspection_id: id,
      property: { id: property.id, address: { postcode: 'PO5 2SJ' } },
      messages: [
        { kind: 'moved', name: 'Ada', recipient: 'ada@example.com', subject: expect.stringContaining('6 July') },
        { kind: 'clerk_moved', name: 'Cleo Clerk', recipient: clerk.email },
      ],
    });
    expect(shown.messages[0].text).toContain('{answer}');
    const links = await api.database.rows('', 'select from appointment_links where account_id = $1', [api.account.id]);
    await waiting();
    expect(
      await api.database.rows('', 'select from appointment_links where account_id = $1', [api.account.id]),
    ).toHaveLength(links.length);
  });

  test('go at once when somebody sends them, with a text of one’s own and the link in its place', async () => {
    await change(office, { conduct_date: day(6) });
    const [{ inspection_version: version }] = await waiting();
    const messages = [
      { inspection_id: id, recipient: 'ADA@example.com', subject: 'About {date}', text: 'Sorry, Ada.\n\n{answer}' },
    ];
    expect((await send({ version, messages })).json).toEqual({ sent: 2 });
    expect((await told())[0]).toBe(
      `ada@example.com: About ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(new Date(day(6)))}`,
    );
    const [email] = await api.database.rows<{ text: string }>(
      '',
      `select text from emails where account_id = $1 and inspection_id = $2 order by id`,
      [api.account.id, id],
    );
    expect(email?.text).toMatch(/^Sorry, Ada\.\n\nPlease confirm here.*\n.*\/a\/[\w-]+/);
    expect((await send()).json).toEqual({ sent: 0 });
    await tellAll();
    expect(await told()).toHaveLength(2);
  });

  test('count somebody once who is told of two visits', async () => {
    const { json: second } = await office('POST', '/inspections', {
      property: { id: property.id },
      type: { id: 1 },
      conduct_date: day(8),
    });
    await tellAll();
    await change(office, { clerk: { id: other.id } });
    await office('PUT', `/inspections/${second.id}`, { clerk: { id: other.id } });
    const inspections = [{ id }, { id: second.id }];
    // Ada, the clerk before, and the other one for both.
    expect((await office('POST', '/messages/waiting/send', { inspections })).json).toEqual({ sent: 3 });
  });

  test('stay when the inspection was changed since they were read', async () => {
    await change(office, { conduct_date: day(6) });
    const [{ inspection_version: version }] = await waiting();
    await change(office, { conduct_date: day(7) });
    const refused = await send({ version });
    expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/inspections/0/version']);
    expect(await told()).toEqual([]);
    expect(await waiting()).toHaveLength(1);
  });

  test('are told once when several send them at the same moment', async () => {
    await change(office, { conduct_date: day(6) });
    await pass(11);
    const [sent] = await Promise.all([send(), tellWaiting(), send()]);
    expect(sent?.status).toBe(200);
    expect(await told()).toHaveLength(2);
  });

  test('are for managers', async () => {
    const asClerk = api.as(await api.account.backOfficeToken(clerk.id));
    expect((await asClerk('GET', '/messages/waiting')).status).toBe(403);
    expect((await asClerk('POST', '/messages/waiting/send', { inspections: [{ id }] })).status).toBe(403);
  });
});
