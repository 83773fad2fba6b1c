import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchedKinds } from '#domain/message/event-kind.ts';
import { givenToken } from '#testing/given-account.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let admin: ReturnType<TestApi['as']>;
beforeAll(async () => {
  api = await testApi();
  admin = api.as((await api.account.user('administrator')).token);
});
afterAll(() => api.close());

describe('webhooks', () => {
  test('a registered webhook shows its secret once', async () => {
    const created = await admin('POST', '/webhooks', { url: 'https://example.com/hook', events: ['pdf.generated'] });
    expect(created.status).toBe(200);
    expect(created.json.secret).toMatch(/^whsec_/);
    const read = await admin('GET', `/webhooks/${created.json.id}`);
    expect(read.json).toMatchObject({ url: 'https://example.com/hook', events: ['pdf.generated'], enabled: true });
    expect(read.text).not.toContain('whsec_');
  });

  test.each([
    'http://example.com/',
    'https://10.0.0.8/',
    'https://[::ffff:192.168.1.1]/',
    'https://169.254.169.254/',
    'https://intranet/',
    'ftp://example.com/',
  ])('refuses %s', async (url) => {
    const refused = await admin('POST', '/webhooks', { url, events: ['pdf.generated'] });
    expect(refused.status).toBe(422);
    expect(refused.json.errors[0].pointer).toBe('/url');
  });

  test('cannot be registered for what only the live feed tells', async () => {
    const refused = await admin('POST', '/webhooks', { url: 'https://example.com/', events: [...watchedKinds] });
    expect([refused.status, refused.json.errors.length]).toEqual([422, watchedKinds.length]);
  });

  test('refuses such an address in a change as well', async () => {
    const { json } = await admin('POST', '/webhooks', { url: 'https://example.com/b', events: ['pdf.generated'] });
    const refused = await admin('PUT', `/webhooks/${json.id}`, { url: 'https://10.0.0.8/' });
    expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/url']);
    expect((await admin('GET', `/webhooks/${json.id}`)).json.url).toBe('https://example.com/b');
  });

  test('a disabled webhook is sent nothing, not even a test, until it is enabled; then why it was is forgotten', async () => {
    const { json } = await admin('POST', '/webhooks', { url: 'https://example.com/c', events: ['pdf.generated'] });
    const path = `/webhooks/${json.id}`;
    const sent = await admin('POST', `${path}/test`);
    expect(sent.status).toBe(200);
    await api.store.webhooks.disable(api.account.id, json, 'The receiver answered 410 Gone.');
    expect((await admin('GET', path)).json).toMatchObject({ enabled: false, disabled_because: expect.any(String) });
    const redeliver = `${path}/deliveries/${sent.json.id}/redeliver`;
    for (const call of [`${path}/test`, redeliver]) {
      const refused = await admin('POST', call);
      expect([call, refused.status, refused.json.code]).toEqual([call, 409, 'state_forbids']);
    }
    const enabled = await admin('PUT', path, { enabled: true });
    expect(enabled.json).toMatchObject({ enabled: true, disabled_because: null });
    expect((await admin('POST', redeliver)).status).toBe(200);
  });

  test('every fault of a body is named at once', async () => {
    const refused = await admin('POST', '/webhooks', { url: 'nonsense', events: ['no.such'] });
    expect(refused.json.errors.map((fault: { pointer: string }) => fault.pointer)).toEqual(['/url', '/events/0']);
  });

  test('a missing member is named as required', async () => {
    const { json } = await admin('POST', '/webhooks', {});
    expect(json.errors.map(({ detail }: { detail: string }) => detail)).toEqual([
      'url is required',
      'events is required',
    ]);
  });

  test('an event named twice is one, at the registration and after it', async () => {
    const events = ['pdf.generated', 'property.updated', 'pdf.generated'];
    const { json } = await admin('POST', '/webhooks', { url: 'https://example.com/twice', events });
    expect(json.events).toEqual(['pdf.generated', 'property.updated']);
    const changed = await admin('PUT', `/webhooks/${json.id}`, { events: events.toReversed() });
    expect(changed.json.events).toEqual(['pdf.generated', 'property.updated']);
  });

  test('a deleted webhook is gone, and the answer has no body', async () => {
    const { json } = await admin('POST', '/webhooks', { url: 'https://example.com/a', events: ['pdf.generated'] });
    const removed = await admin('DELETE', `/webhooks/${json.id}`);
    expect(removed.status).toBe(200);
    expect(removed.text).toBe('');
    expect((await admin('GET', `/webhooks/${json.id}`)).status).toBe(404);
  });

  test('an application sees its own webhooks and no other, the back office all; they end with the application', async () => {
    const own = { url: 'https://example.com/own', events: ['pdf.generated'] };
    const { id } = (await admin('POST', '/webhooks', own)).json;
    const person = await api.account.user('administrator');
    const { json: other } = await api.as(await api.account.backOfficeToken(person.id))('POST', '/applications', {
      name: 'Another system',
      redirect_uris: ['https://example.com/back'],
      scopes: ['webhooks.read', 'webhooks.write'],
    });
    const ids = { accountId: api.account.id, userId: person.id, applicationId: other.id };
    const stranger = api.as(await givenToken(api.database, ids));
    const made = await stranger('POST', '/webhooks', own);
    expect(made.json.application).toEqual({ id: other.id, name: 'Another system' });
    const listed = async (call: typeof admin) =>
      (await call('GET', '/webhooks?per_page=100')).json.data.map((one: { id: number }) => one.id);
    expect(await listed(stranger)).toEqual([made.json.id]);
    expect(await listed(admin)).not.toContain(made.json.id);
    const { id: delivery } = (await admin('POST', `/webhooks/${id}/test`)).json;
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['GET', '/deliveries'],
      ['POST', '/test'],
      ['POST', '/replay'],
      ['POST', `/deliveries/${delivery}/redeliver`],
    ] as const) {
      const body = path === '/replay' ? { since: '2027-01-01T00:00:00Z' } : method === 'PUT' ? {} : undefined;
      const { status } = await stranger(method, `/webhooks/${id}${path}`, body);
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    const office = api.as(await api.account.backOfficeToken(person.id));
    expect(await listed(office)).toEqual(expect.arrayContaining([id, made.json.id]));
    expect((await office('DELETE', `/applications/${other.id}`)).status).toBe(200);
    expect(await listed(office)).not.toContain(made.json.id);
  });

  test('webhooks are found by their address, and sorted by it', async () => {
    for (const name of ['zebra', 'aardvark'])
      await admin('POST', '/webhooks', { url: `https://example.com/${name}/found`, events: ['pdf.generated'] });
    const listed = async (query: string) =>
      (await admin('GET', `/webhooks?${query}`)).json.data.map(({ url }: { url: string }) => url.split('/')[3]);
    expect(await listed('q=found')).toEqual(['zebra', 'aardvark']);
    expect(await listed('q=FOUND&sort=url')).toEqual(['aardvark', 'zebra']);
    expect(await listed('q=found zebra')).toEqual(['zebra']);
  });

  test('deliveries are filtered by their state and the kind of event', async () => {
    const { json } = await admin('POST', '/webhooks', { url: 'https://example.com/f', events: ['pdf.generated'] });
    const path = `/webhooks/${json.id}/deliveries`;
    const { id: sent } = (await admin('POST', `/webhooks/${json.id}/test`)).json;
    const { id: parked } = (await admin('POST', `/webhooks/${json.id}/test`)).json;
    await api.database.pool.query(
      `update webhook_deliveries set state = 'parked', kind = 'pdf.generated' where account_id = $1 and id = $2`,
      [api.account.id, parked],
    );
    const idsOf = async (filter: string) =>
      (await admin('GET', `${path}?${filter}`)).json.data.map(({ id }: { id: number }) => id);
    expect(await idsOf('state=parked')).toEqual([parked]);
    expect(await idsOf('state=pending,delivered')).toEqual([sent]);
    expect(await idsOf('type=webhook.test')).toEqual([sent]);
    expect(await idsOf('type=webhook.test&state=parked')).toEqual([]);
    expect(await idsOf('state=&type=')).toEqual([parked, sent]);
    expect((await admin('GET', `${path}?state=lost`)).status).toBe(422);
  });

  test('deliveries are found by their message, or by the inspection that they are about, and ordered by age', async () => {
    const { json } = await admin('POST', '/webhooks', { url: 'https://example.com/q', events: ['pdf.generated'] });
    const path = `/webhooks/${json.id}/deliveries`;
    const send = async (data: object) => {
      const { id, message_id: message } = (await admin('POST', `/webhooks/${json.id}/test`)).json;
      await api.database.pool.query(
        `update webhook_deliveries set payload = payload || jsonb_build_object('data', $3::jsonb) where account_id = $1 and id = $2`,
        [api.account.id, id, JSON.stringify(data)],
      );
      return { id: id as number, message: message as string };
    };
    const one = await send({ inspection_id: 4101 });
    const removed = await send({ type: 'item', id: 4102, of: { inspection_id: 4101 } });
    const other = await send({ inspection_id: 41, property_id: 4101 });
    const idsOf = async (filter: string) =>
      (await admin('GET', `${path}?${filter}`)).json.data.map(({ id }: { id: number }) => id);
    expect(await idsOf('q=4101')).toEqual([removed.id, one.id]);
    expect(await idsOf('q=4101&sort=created&per_page=1')).toEqual([one.id]);
    expect(await idsOf(`q=${other.message.toUpperCase()}`)).toEqual([other.id]);
    expect(await idsOf('q=anything%20else')).toEqual([]);
    expect(await idsOf('q=&sort=-created')).toEqual([other.id, removed.id, one.id]);
  });

  test('deliveries since a moment are counted first, then sent again under their message ids', async () => {
    const { json } = await admin('POST', '/webhooks', { url: 'https://example.com/r', events: ['pdf.generated'] });
    const path = `/webhooks/${json.id}`;
    const sent = [];
    for (const state of ['delivered', 'parked', 'pending', 'delivered']) {
      const { id } = (await admin('POST', `${path}/test`)).json;
      await api.database.pool.query(
        `update webhook_deliveries set state = $3, attempts = 3, next_attempt_at = null where account_id = $1 and id = $2`,
        [api.account.id, id, state],
      );
      sent.push(id);
    }
    await api.database.pool.query(
      `update webhook_deliveries set created_at = now() - interval '2 days' where account_id = $1 and id = $2`,
      [api.account.id, sent[0]],
    );
    const listed = async () => (await admin('GET', `${path}/deliveries`)).json.data;
    const before = await listed();
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const told = await admin('POST', `${path}/replay`, { since, dry_run: true });
    const byType = (deliveries: number) => [{ type: 'webhook.test', deliveries }];
    expect([told.status, told.json]).toEqual([200, { dry_run: true, total: 2, by_type: byType(2) }]);
    expect(await listed()).toEqual(before);
    const parked = await admin('POST', `${path}/replay`, { since, state: ['parked'], dry_run: true });
    expect(parked.json.total).toBe(1);
    const none = await admin('POST', `${path}/replay`, { since, type: ['pdf.generated'] });
    expect(none.json).toEqual({ dry_run: false, total: 0, by_type: [] });

    expect((await admin('POST', `${path}/replay`, { since })).json).toMatchObject({ dry_run: false, total: 2 });
    const after = await listed();
    const again = (id: number) => after.find((one: { id: number }) => one.id === id);
    expect(sent.map((id) => [again(id).state, again(id).attempts])).toEqual([
      ['delivered', 3],
      ['pending', 0],
      ['pending', 3],
      ['pending', 0],
    ]);
    const ids = (rows: { message_id: string }[]) => rows.map(({ message_id: id }) => id);
    expect(ids(after)).toEqual(ids(before));
    await admin('PUT', path, { enabled: false });
    expect((await admin('POST', `${path}/replay`, { since })).status).toBe(409);
  });

  test('managers may not manage webhooks, and another account sees nothing', async () => {
    const manager = api.as((await api.account.user('manager')).token);
    expect((await manager('GET', '/webhooks')).status).toBe(403);
    expect((await api.as(undefined)('GET', '/webhooks')).status).toBe(401);
  });
});
