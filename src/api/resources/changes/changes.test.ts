import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENTS_KEPT_DAYS } from '#domain/message/event-kind.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
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
async function listen(token: string, lastEventId?: string, query = '') {
  const controller = new AbortController();
  const answer = await fetch(`${origin}/api/changes${query}`, {
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
    for (;;) {
      const block = await nextBlock();
      const id = /^id: (.*)$/m.exec(block)?.[1] ?? '';
      const data = /^data: (.*)$/m.exec(block)?.[1];
      // The head of the feed has an id and tells nothing.
      if (data !== undefined) return { id, ...JSON.parse(data) };
    }
  };
  return { answer, greeting, nextBlock, next, close: () => controller.abort() };
}

/** Skips what comes twice: while something is under way, a stream is continued from before it. */
async function hearOf(stream: { next: () => Promise<Told> }, inspectionId: unknown): Promise<Told> {
  for (;;) {
    const told = await stream.next();
    if (told.data['inspection_id'] === inspectionId) return told;
  }
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
  expect(first?.greeting).toBe('retry: 2000');
  expect(await first?.nextBlock()).toMatch(/^id: \d+$/);
  const { json } = await create();
  const told = await Promise.all([first?.next(), second?.next()]);
  for (const change of told)
    expect(change).toMatchObject({ type: 'inspection.created', data: { inspection_id: json.id } });

  const { id: foreignProperty } = await givenProperty(api.database, elsewhere.id);
  await api.as(stranger.token)('PUT', `/properties/${foreignProperty}`, { notes: 'x' });
  expect(await foreign?.next()).toMatchObject({ type: 'property.updated', data: { property_id: foreignProperty } });
  for (const stream of [first, second, foreign]) stream?.close();
});

test('missed changes come with Last-Event-ID', async () => {
  const before = await listen(manager.token);
  await create();
  const { id } = await before.next();
  before.close();
  const { json } = await create();
  const after = await listen(manager.token, id);
  expect(await hearOf(after, json.id)).toMatchObject({ type: 'inspection.created' });
  after.close();
});

test('the head of the feed follows the missed changes, so that a line lost in between loses nothing', async () => {
  const before = await listen(manager.token);
  await create();
  const { id } = await before.next();
  before.close();
  const created = [(await create()).json.id, (await create()).json.id];
  const after = await listen(manager.token, id);
  const blocks = [await after.nextBlock()];
  while (blocks.at(-1)?.includes('data:')) blocks.push(await after.nextBlock());
  after.close();
  const told = blocks.slice(0, -1).map((block) => Number(/"inspection_id":(\d+)/.exec(block)?.[1]));
  expect(told.slice(-2)).toEqual(created);
  const ids = blocks.map((block) => Number(/^id: (\d+)/.exec(block)?.[1]));
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  expect(blocks.at(-1)).toMatch(/^id: \d+$/);
});

describe('an id that the feed cannot continue from', () => {
  const missedAll = (because: string) => ({ type: 'changes.missed', data: { because, kept_days: EVENTS_KEPT_DAYS } });

  test('is reported when it was never given, and the feed continues from its head', async () => {
    const stream = await listen(manager.token, '999999999');
    expect(await stream.next()).toMatchObject({ id: '', ...missedAll('unknown') });
    const { json } = await create();
    expect(await stream.next()).toMatchObject({ type: 'inspection.created', data: { inspection_id: json.id } });
    stream.close();
  });

  test('is reported when it is older than the kept changes', async () => {
    const old = await givenAccount(api.database, 'An old firm');
    const { token } = await old.user('manager');
    await api.database.pool.query(`update accounts set created_at = now() - interval '1 year' where id = $1`, [old.id]);
    const { id } = await givenProperty(api.database, old.id);
    await api.as(token)('PUT', `/properties/${id}`, { notes: 'x' });
    const stream = await listen(token, '0');
    expect(await stream.next()).toMatchObject({ id: '', ...missedAll('too_old') });
    stream.close();
  });

  test('after which too much has changed the feed says so', async () => {
    const busy = await givenAccount(api.database, 'A busy firm');
    const { token } = await busy.user('manager');
    await api.database.pool.query(
      `insert into events (account_id, kind, data) select $1, 'property.created', '{}' from generate_series(1, 501)`,
      [busy.id],
    );
    const stream = await listen(token, '0');
    expect(await stream.next()).toMatchObject({ id: '', ...missedAll('too_many') });
    stream.close();
  });
});

describe('since some seconds ago', () => {
  test('brings what changed meanwhile, and then what changes', async () => {
    const { json: first } = await create();
    const stream = await listen(manager.token, undefined, '?since_seconds=60');
    const heard = new Set<unknown>();
    while (!heard.has(first.id)) heard.add((await stream.next()).data['inspection_id']);
    const { json: second } = await create();
    expect(await stream.next()).toMatchObject({ type: 'inspection.created', data: { inspection_id: second.id } });
    stream.close();
  });

  test('leaves out older changes', async () => {
    const quiet = await givenAccount(api.database, 'A quiet firm');
    const { token } = await quiet.user('manager');
    const earlier = await listen(token);
    await api.database.pool.query(
      `insert into events (account_id, kind, data, created_at) values ($1, 'property.created', '{}', now() - interval '2 minutes')`,
      [quiet.id],
    );
    await earlier.next();
    earlier.close();
    const stream = await listen(token, undefined, '?since_seconds=60');
    const { id } = await givenProperty(api.database, quiet.id);
    await api.as(token)('PUT', `/properties/${id}`, { notes: 'x' });
    expect(await stream.next()).toMatchObject({ type: 'property.updated', data: { property_id: id } });
    stream.close();
  });

  test('longer ago than changes are kept the feed says so', async () => {
    const stream = await listen(manager.token, undefined, '?since_seconds=999999');
    expect(await stream.next()).toMatchObject({ type: 'changes.missed', data: { because: 'too_old' } });
    stream.close();
  });
});

test('missed changes are only those of one’s own account, and for people of a client those of their client', async () => {
  const client = await api.account.client();
  const person = await api.account.user('client', { clientId: client.id });
  const stranger = await (await givenAccount(api.database, 'Another firm')).user('manager');
  const stream = await listen(manager.token);
  await create();
  const { id } = await stream.next();
  stream.close();
  const { json: missed } = await create();
  const own = await givenInspection(api.database, api.account.id, property.id, { clientId: client.id });
  await api.as(manager.token)('PUT', `/inspections/${own.id}`, { ref: 'mine' });
  const elsewhere = await givenProperty(api.database, stranger.accountId);
  const theirs = await api.as(stranger.token)('POST', '/inspections', {
    property: { id: elsewhere.id },
    type: { id: 1 },
    conduct_date: '2027-02-03',
  });
  for (const [token, inspection_id] of [
    [manager.token, missed.id],
    [person.token, own.id],
    [stranger.token, theirs.json.id],
  ]) {
    const after = await listen(token, id);
    const told = token === manager.token ? await hearOf(after, inspection_id) : await after.next();
    expect(told.data).toMatchObject({ inspection_id });
    after.close();
  }
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

describe('the version of an open report', () => {
  const listenTo = async (report: GivenReport, token = manager.token) => {
    const stream = await listen(token, undefined, `?report=${report.inspection.id}`);
    /** Other events of the account go through the same stream. */
    const nextWritten = async () => {
      for (;;) {
        const { id, type, data } = await stream.next();
        if (type === 'report.written') return { id, ...data };
      }
    };
    return { ...stream, nextWritten };
  };

  test('tells at once how it stands, and then each version', async () => {
    const report = await givenReport(api);
    const hall = await report.room();
    const stream = await listenTo(report);
    const { version } = await report.read();
    const inspection_id = report.inspection.id;
    expect(await stream.nextWritten()).toEqual({ id: '', inspection_id, version });
    await report.item(hall.id, 'Door');
    expect(await stream.nextWritten()).toEqual({ id: '', inspection_id, version: version + 1 });
    stream.close();
  });

  test('tells several which rooms were written, and their order', async () => {
    const report = await givenReport(api);
    const hall = (await report.room()).id;
    const kitchen = (await report.room()).id;
    const door = await report.item(hall, 'Door');
    const streams = [await listenTo(report), await listenTo(report, report.clerk.token)] as const;
    for (const stream of streams) await stream.nextWritten();
    const path = `${report.base}/rooms/${hall}/items/${door.id}`;
    // More rooms may be told of while other transactions are under way, never fewer.
    const told = async (rooms: number[], written: number[]) => {
      for (const stream of streams)
        expect(await stream.nextWritten()).toMatchObject({ rooms, written: expect.arrayContaining(written) });
    };

    await report.write('PUT', path, { name: 'Door', condition: 'Good' });
    await told([hall, kitchen], [hall]);
    await report.write('DELETE', path);
    await told([hall, kitchen], [hall]);
    await report.write('PUT', `${report.base}/rooms`, [kitchen, hall]);
    await told([kitchen, hall], [hall, kitchen]);
    await report.write('DELETE', `${report.base}/rooms/${hall}`);
    await told([kitchen], []);
    for (const stream of streams) stream.close();
  });

  test('needs the right to read reports, and one that can be seen', async () => {
    const report = await givenReport(api);
    const query = `/changes?report=${report.inspection.id}`;
    const token = await api.account.token(manager.id, ['inspections.read']);
    expect(await api.as(token)('GET', query)).toMatchObject({ status: 403, json: { code: 'insufficient_scope' } });
    const client = await api.account.client();
    const person = await api.account.user('client', { clientId: client.id });
    const unknown = { status: 422, json: { errors: [{ parameter: 'report', code: 'unknown' }] } };
    expect(await api.as(person.token)('GET', query)).toMatchObject(unknown);
    const stranger = await (await givenAccount(api.database, 'Elsewhere')).user('manager');
    expect(await api.as(stranger.token)('GET', query)).toMatchObject(unknown);
  });
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
