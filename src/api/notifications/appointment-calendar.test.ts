import { foldLines } from 'ical-generator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { inviteInstead } from './appointment-calendar.ts';

let api: TestApi;
let asManager: Call;
let propertyId: number;
const company = 'Müller, Søn & "Daughters": letting agents; of Southsea and everywhere else on the coast';

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  await database.rows('', 'update accounts set name = $2 where id = $1', [account.id, company]);
  asManager = api.as((await account.user('manager')).token);
  propertyId = (await givenProperty(database, account.id)).id;
});
afterAll(() => api.close());

const day = (dayOfJuly: string) => `${new Date().getFullYear() + 1}-07-${dayOfJuly}T09:30:00+01:00`;
const contact = { type: 1, name: 'Ann "Nan" Lee', email: 'ann@example.com', signee: false, notify: true };

/** An appointment Ann is told of. */
async function book(name = contact.name) {
  const { json } = await asManager('POST', '/inspections', {
    property: { id: propertyId },
    type: { id: 1 },
    conduct_date: day('05'),
  });
  await tell(json.id, contact.email, name);
  return json.id as number;
}
async function tell(inspectionId: number, email: string, name = 'Bo') {
  const added = { ...contact, name, email, deliver: false };
  expect((await asManager('POST', `/inspections/${inspectionId}/contacts`, added)).status).toBe(200);
}

const rawOf = async (inspectionId: number) =>
  (
    await api.database.rows<{ calendar: string }>(
      '',
      'select calendar from emails where inspection_id = $1 and calendar is not null order by id',
      [inspectionId],
    )
  ).map(({ calendar }) => calendar);
/** As a calendar reads it: the lines unfolded. */
const linesOf = (calendar: string) => calendar.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
const messagesOf = async (inspectionId: number) => (await rawOf(inspectionId)).map(linesOf);
const valueOf = (lines: string[] | undefined, name: string) =>
  lines?.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

const organizer =
  /^ORGANIZER;CN="Müller, Søn & \^'Daughters\^': letting agents; of Southsea and everywhere else on the coast":mailto:no-reply@localhost$/;
const attendee =
  /^ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE;CN="Ann \^'Nan\^' Lee":MAILTO:ann@example\.com$/;

describe('an appointment as iCalendar', () => {
  test('names the inviter and the guests, also when it is cancelled', async () => {
    const id = await book();
    await asManager('POST', `/inspections/${id}/cancel`, {});
    const messages = await messagesOf(id);
    expect(messages.map((lines) => valueOf(lines, 'METHOD'))).toEqual(['REQUEST', 'CANCEL']);
    for (const lines of messages) {
      expect(lines.filter((line) => line.startsWith('ORGANIZER'))).toEqual([expect.stringMatching(organizer)]);
      expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([expect.stringMatching(attendee)]);
    }
  });

  test('names each recipient alone', async () => {
    const id = await book();
    await tell(id, 'bo@example.com');
    await asManager('PUT', `/inspections/${id}`, { conduct_date: day('06') });
    const named = (await messagesOf(id)).map((lines) => lines.filter((line) => line.startsWith('ATTENDEE')));
    expect(named.map((each) => each.map((line) => line.split('MAILTO:')[1]))).toEqual([
      ['ann@example.com'],
      ['bo@example.com'],
      ['ann@example.com'],
      ['bo@example.com'],
    ]);
  });

  test('has lines of 75 octets at most, each ended, and no name becomes a line of its own', async () => {
    const id = await book(`Zoë ${'Łukasz-Żółkiewski '.repeat(4)}:MAILTO:`);
    const [calendar = ''] = await rawOf(id);
    expect(calendar).toMatch(/END:VCALENDAR\r\n$/);
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(calendar).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
  });

  test('names the new address alone when it goes there, whatever the name is', async () => {
    const id = await book('Ann \u2028ATTENDEE:MAILTO:Lee');
    const [calendar = ''] = await rawOf(id);
    const instead = inviteInstead(calendar, 'nan@example.org');
    expect(instead).toBe(foldLines(calendar.replaceAll(/\r\n[ \t]/g, '').replace(contact.email, 'nan@example.org')));
  });

  test('stays one event, of a number and a time that grow when it moves and is cancelled', async () => {
    const id = await book();
    await asManager('PUT', `/inspections/${id}`, { conduct_date: day('06') });
    await asManager('POST', `/inspections/${id}/cancel`, {});
    const messages = await messagesOf(id);
    expect(messages).toHaveLength(3);
    expect(new Set(messages.map((lines) => valueOf(lines, 'UID')))).toEqual(new Set([`inspection-${id}@localhost`]));
    const sequences = messages.map((lines) => Number(valueOf(lines, 'SEQUENCE')));
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
    const stamps = messages.map((lines) => valueOf(lines, 'DTSTAMP') ?? '');
    expect(stamps).toEqual(stamps.toSorted());
    expect(valueOf(messages[2], 'DTSTART')).toBe(valueOf(messages[1], 'DTSTART'));
  });

  test('names the address of a mail server of the firm, but for those whom another one has invited', async () => {
    const id = await book();
    const fields = { host: 'mail.example', port: 465, userName: 'firm', sender: 'visits@firm.example' };
    await api.store.mailServers.save(api.account.id, fields, 'secret');
    await api.store.mailServers.noteTried(api.account.id, 1);
    await tell(id, 'bo@example.com');
    await asManager('PUT', `/inspections/${id}`, { conduct_date: day('06') });
    const invited = (await messagesOf(id)).map((lines) =>
      ['ATTENDEE', 'ORGANIZER'].map((name) => lines.find((line) => line.startsWith(name))?.split(/mailto:/i)[1]),
    );
    await api.store.mailServers.remove(api.account.id);
    expect(invited).toEqual([
      ['ann@example.com', 'no-reply@localhost'],
      ['bo@example.com', 'visits@firm.example'],
      ['ann@example.com', 'no-reply@localhost'],
      ['bo@example.com', 'visits@firm.example'],
    ]);
  });

  test('says to somebody who joins later when that was', async () => {
    const id = await book();
    await api.database.rows('', `update inspections set updated_at = now() - interval '3 days' where id = $1`, [id]);
    const before = Math.floor(Date.now() / 1000) * 1000;
    await tell(id, 'bo@example.com');
    const stamp = valueOf((await messagesOf(id)).at(-1), 'DTSTAMP') ?? '';
    const [, date = '', time = ''] = /^(\d{8})T(\d{6})Z$/.exec(stamp) ?? [];
    const iso = `${date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')}T${time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`;
    expect(Date.parse(iso)).toBeGreaterThanOrEqual(before);
  });
});
