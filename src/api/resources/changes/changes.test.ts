import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let origin: string;
let manager: { id: number; token: string };
let property: { id: number };

beforeAll(async () => {
  api = await testApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  manager = await api.account.user('manager');
  property = await givenProperty(api.database, api.account.id);
});
afterAll(() => api.close());

type Told = { id: string; type: string; data: Record<string, unknown> };

/** An open stream; `next` waits for the next event. */
async function listen(token: string, lastEventId?: string) {
  const controller = new AbortController();
  const answer = await fetch(`${origin}/api/changes`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    signal: controller.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const nextBlock = async (): Promise<string> => {
    for (let end = rest.indexOf('\n\n'); ; end = rest.indexOf('\n\n')) {
      if (end >= 0) {
        const block = rest.slice(0, end);
        rest = rest.slice(end + 2);
        return block;
      }
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) return '';
      rest += value;
    }
  };
  const greeting = await nextBlock();
  const next = async (): Promise<Told> => {
    const block = await nextBlock();
    const id = /^id: (.*)$/m.exec(block)?.[1] ?? '';
    return { id, ...JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') };
  };
  return { answer, greeting, next, close: () => controller.abort() };
}

const create = (more: object = {}) =>
  api.as(manager.token)('POST', '/inspections', {
    property: { id: property.id },
    type: { id: 1 },
    conduct_date: '2027-02-03',
    ...more,
  });

test('a change reaches everybody of the account who listens, and nobody else', async () => {
  const elsewhere = await givenAccount(api.database, 'Another firm');
  const stranger = await elsewhere.user('manager');
  const [first, second, foreign] = await Promise.all(
    [manager.token, manager.token, stranger.token].map((token) => listen(token)),
  );
  expect(first?.answer.headers.get('content-type')).toContain('text/event-stream');
  expect(first?.greeting).toMatch(/^retry: 2000\nid: \d+$/);
  const { json } = await create();
  const told = await Promise.all([first?.next(), second?.next()]);
  for (const change of told)
    expect(change).toMatchObject({ type: 'inspection.created', data: { inspection_id: json.id } });

  const { id: foreignProperty } = await givenProperty(api.database, elsewhere.id);
  await api.as(stranger.token)('PUT', `/properties/${foreignProperty}`, { notes: 'x' });
  expect(await foreign?.next()).toMatchObject({ type: 'property.updated', data: { property_id: foreignProperty } });
  for (const stream of [first, second, foreign]) stream?.close();
});

test('what was missed comes with Last-Event-ID', async () => {
  const before = await listen(manager.token);
  await create();
  const { id } = await before.next();
  before.close();
  const { json } = await create();
  const after = await listen(manager.token, id);
  expect(await after.next()).toMatchObject({ type: 'inspection.created', data: { inspection_id: json.id } });
  after.close();
});

test('people of a client hear only of their own', async () => {
  const client = await api.account.client();
  const person = await api.account.user('client', { clientId: client.id });
  const stream = await listen(person.token);
  await create();
  const own = await givenInspection(api.database, api.account.id, property.id, { clientId: client.id });
  await api.as(manager.token)('PUT', `/inspections/${own.id}`, { ref: 'mine' });
  expect(await stream.next()).toMatchObject({ type: 'inspection.updated', data: { inspection_id: own.id } });
  stream.close();
});

test('needs a token with the scope, and an id it can read', async () => {
  expect((await api.as(undefined)('GET', '/changes')).status).toBe(401);
  const token = await api.account.token(manager.id, ['profile.read']);
  expect((await api.as(token)('GET', '/changes')).status).toBe(403);
  expect((await api.as(manager.token)('GET', '/changes', undefined, { 'last-event-id': 'x' })).status).toBe(422);
});

test('streams end when the service stops', async () => {
  const other = await testApi();
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const someone = await other.account.user('manager');
  const answer = await fetch(`${address}/api/changes`, { headers: { authorization: `Bearer ${someone.token}` } });
  const ended = answer.text();
  await other.close();
  expect(await ended).toContain('retry: 2000');
});
