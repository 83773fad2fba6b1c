/** Contacts answer an appointment by the link in its e-mail, and the office sees it. */
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOST_ANSWERS } from '#domain/message/appointment-answer.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { appointmentPlugin } from './appointment-plugin.ts';

const publicUrl = 'http://localhost:8080';

let api: TestApi;
let office: GivenOffice;
let pages: FastifyInstance;
let visit: { id: number; conduct_date: string };
let contactId: number;
let link: string;
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
  pages = fastify();
  await pages.register(appointmentPlugin, { prefix: '/a', database: api.database, settings: { publicUrl } });
});
afterAll(async () => {
  await pages.close();
  await api.close();
});

const year = new Date().getFullYear() + 1;
const at = `${year}-07-05T09:30:00+01:00`;
const ann = { type: 1, name: 'Ann <Lee>', email: 'ann@example.com', signee: false, notify: true, deliver: false };

beforeEach(async () => {
  visit = await office.create({ conduct_date: at });
  const added = await office.asManager('POST', `/inspections/${visit.id}/contacts`, ann);
  contactId = added.json.id;
  link = await latestLink();
});

type Email = { recipient: string; subject: string; text: string };
const emails = () =>
  api.database.rows<Email>('', 'select recipient, subject, text from emails where inspection_id = $1 order by id', [
    visit.id,
  ]);
const toAnn = async () => (await emails()).filter(({ recipient }) => recipient === ann.email);
const linkIn = (text: string) => /http:\/\/localhost:8080(\/a\/\S+)/.exec(text)?.[1];
const latestLink = async () => linkIn((await toAnn()).at(-1)?.text ?? '') ?? 'no link';
const open = (url = link) => pages.inject({ method: 'GET', url });
const send = (fields: Record<string, string>, url = link) =>
  pages.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ for: new Date(at).toISOString(), ...fields }).toString(),
  });
const contact = async () =>
  (await office.asManager('GET', `/inspections/${visit.id}/contacts`)).json.find(
    ({ id }: { id: number }) => id === contactId,
  );
const asksFor = (note: string) => send({ answer: 'another_time', note });
const requests = async (): Promise<{ contact: { id: number }; note: string }[]> =>
  (await office.asManager('GET', '/appointment-requests')).json.filter(
    ({ contact: { id } }: { contact: { id: number } }) => id === contactId,
  );

describe('the page of an appointment', () => {
  test('shows it in the name and colour of the firm, is kept from others, and changes nothing', async () => {
    await office.asManager('PUT', '/settings/account', { brand: { colour: '#7a1f6b', phone: '023 9200 0000' } });
    const before = await contact();
    const answer = await open();
    expect(answer.statusCode).toBe(200);
    for (const part of ['12 Albert Road', `5 July ${year}, 09:30`, '#7a1f6b', 'tel:02392000000', 'Confirm this time'])
      expect(answer.body).toContain(part);
    expect(answer.body).not.toContain('<script');
    expect(answer.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    expect(await contact()).toEqual(before);
    expect(await emails()).toHaveLength(1);
    await office.asManager('PUT', '/settings/account', { brand: {} });
  });

  test('opens by no other token, and not for another account’s', async () => {
    const other = await givenAccount(api.database, 'Other firm');
    const [, rest = ''] = /-(.*)$/.exec(link) ?? [];
    for (const url of ['/a/x', `${link}x`, `/a/${other.id}-${rest}`]) {
      const answer = await open(url);
      expect([answer.statusCode, answer.body.includes('Albert Road')]).toEqual([404, false]);
    }
  });
});

describe('a contact', () => {
  test('confirms: the office sees it with the contact, on the trail, live, and by e-mail', async () => {
    const answered = await send({ answer: 'confirmed' });
    expect([answered.statusCode, answered.headers.location]).toEqual([303, link]);
    expect((await open()).body).toContain('you confirmed this time');
    const { answer } = await contact();
    expect(answer).toMatchObject({ kind: 'confirmed', note: null });
    expect(Date.parse(answer.for)).toBe(Date.parse(at));
    const [told] = (await emails()).filter(({ recipient }) => recipient === office.manager.email);
    expect(told?.subject).toMatch(/^Ann <Lee> confirms the appointment: Inventory at 12 Albert Road/);
    const [event] = await api.database.rows<{ kind: string; data: object }>(
      '',
      'select kind, data from events where account_id = $1 order by seq desc limit 1',
      [api.account.id],
    );
    expect(event).toMatchObject({
      kind: 'inspection.updated',
      data: { inspection_id: visit.id, changed: ['contacts'] },
    });
    const trail = (await office.asManager('GET', `/properties/${office.property.id}/audit?inspection_id=${visit.id}`))
      .json.data;
    expect(trail[0]).toMatchObject({ action: 'contact.answered', actor: { name: ann.name } });
  });

  test('asks for another time in words of their own, which stay words', async () => {
    await asksFor('Thursday <b>after</b> four');
    expect(await requests()).toMatchObject([
      { contact: { id: contactId }, note: 'Thursday <b>after</b> four', inspection: { id: visit.id } },
    ]);
    const { body } = await open();
    expect(body).toContain('Thursday &#60;b&#62;after&#60;/b&#62; four');
    expect(body).toContain('Confirm this time after all');
    const told = (await emails()).at(-1);
    expect(told?.text).toContain('“Thursday <b>after</b> four”');
    await send({ answer: 'confirmed' });
    expect(await requests()).toEqual([]);
  });

  test('is asked to name a time where they named none, and nothing is kept', async () => {
    const answer = await asksFor('  ');
    expect([answer.statusCode, answer.body.includes('Please name some days or times.')]).toEqual([422, true]);
    expect((await contact()).answer).toBeNull();
  });

  test('answers the time that they saw, and not one that the visit was moved to meanwhile', async () => {
    await office.asManager('PUT', `/inspections/${visit.id}`, { conduct_date: `${year}-07-06T09:30:00+01:00` });
    const answer = await send({ answer: 'confirmed' });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain(`6 July ${year}`);
    expect((await contact()).answer).toBeNull();
  });

  test('is asked anew once the visit has moved, and earlier e-mails lead there too', async () => {
    await asksFor('Thursday');
    await office.asManager('PUT', `/inspections/${visit.id}`, { conduct_date: `${year}-07-06T09:30:00+01:00` });
    expect(await requests()).toEqual([]);
    const body = (await open()).body;
    expect(body).toContain(`6 July ${year}`);
    expect(body).not.toContain('you asked for another time');
    expect((await open(await latestLink())).body).toContain(`6 July ${year}`);
  });

  test('sends the same answer twice and writes one e-mail, and no more than a few answers in all', async () => {
    await asksFor('Thursday');
    await asksFor('Thursday');
    expect(await emails()).toHaveLength(2);
    for (let nth = 1; nth < MOST_ANSWERS; nth += 1) await asksFor(`Day ${nth}`);
    expect((await asksFor('One more')).statusCode).toBe(429);
    expect((await open()).body).not.toContain('<form');
  });

  test('confirms alone where the firm lets them', async () => {
    await office.asManager('PUT', '/settings/account', { appointment_answers: 'confirm' });
    expect((await open()).body).not.toContain('another time');
    expect((await asksFor('Thursday')).statusCode).toBe(403);
    expect((await send({ answer: 'confirmed' })).statusCode).toBe(303);
    await office.asManager('PUT', '/settings/account', { appointment_answers: 'another_time' });
  });
});

describe('a link ends', () => {
  const answer = async () => (await send({ answer: 'confirmed' })).statusCode;

  test('when the visit begins, and says so when it is cancelled', async () => {
    await api.database.rows('', `update inspections set conduct_at = now() where account_id = $1 and id = $2`, [
      api.account.id,
      visit.id,
    ]);
    expect((await open()).body).toContain('has begun or is over');
    expect(await answer()).toBe(303);
    expect((await contact()).answer).toBeNull();
    await office.asManager('POST', `/inspections/${visit.id}/cancel`, {});
    expect((await open()).body).toContain('has been cancelled');
  });

  test('when the office closes it, the contact is told of nothing any more, has another address, or is removed', async () => {
    const path = `/inspections/${visit.id}/contacts/${contactId}`;
    expect((await office.asManager('DELETE', `${path}/appointment-links`)).status).toBe(200);
    expect(await answer()).toBe(404);
    await office.asManager('PUT', path, { email: 'ann@example.org' });
    await office.asManager('PUT', path, { email: ann.email });
    link = await latestLink();
    expect((await open()).statusCode).toBe(200);
    await office.asManager('PUT', path, { notify: false });
    expect((await open()).statusCode).toBe(404);
    await office.asManager('PUT', path, { notify: true });
    link = await latestLink();
    await office.asManager('PUT', path, { email: 'ann@example.net' });
    expect((await open()).statusCode).toBe(404);
  });
});

test('the office settles a request, and the contact may ask again', async () => {
  await asksFor('Thursday');
  const path = `/inspections/${visit.id}/contacts/${contactId}/appointment-answer`;
  const stale = await office.asManager('DELETE', path, undefined, { 'if-match': '"1-json"' });
  expect(stale.status).toBe(412);
  expect((await office.asManager('DELETE', path)).json.answer).toBeNull();
  expect(await requests()).toEqual([]);
  await asksFor('Friday');
  expect(await requests()).toMatchObject([{ note: 'Friday' }]);
});

test('a firm’s own words decide whether there is a link', async () => {
  const write = async (text: string) => {
    await office.asManager('PUT', '/settings/account', { notifications: { moved: { subject: 'Moved', text } } });
    await office.asManager('PUT', `/inspections/${visit.id}`, {
      conduct_date: `${year}-07-${10 + (await toAnn()).length}T10:00:00+01:00`,
    });
    return (await toAnn()).at(-1)?.text ?? '';
  };
  await office.asManager('PUT', '/settings/account', { brand: { phone: '023 9200 0000' } });
  expect(await write('It moved. Call {phone}.')).toBe('It moved. Call 023 9200 0000.');
  expect(linkIn(await write('It moved: {link}'))).toMatch(/^\/a\//);
  expect(linkIn(await write('It moved. {answer}'))).toMatch(/^\/a\//);
  await office.asManager('PUT', '/settings/account', { notifications: {}, brand: {} });
});
