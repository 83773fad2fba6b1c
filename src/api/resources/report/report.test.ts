import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
const given = () => ({ api, report });

beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
afterAll(() => api.close());

describe('reading a report', () => {
  describeGuards('it', given, { method: 'GET', path: ({ base }) => `${base}/report`, scope: 'reports.read' });

  test('gives rooms and items in order, with their actions', async () => {
    const own = await givenReport(api);
    const [hall, kitchen] = [await own.room('Hall'), await own.room('Kitchen')];
    const door = await own.item(hall.id, 'Door', { condition: 'Good' });
    const sink = await own.item(kitchen.id, 'Sink');
    const action = await own.action({ roomId: kitchen.id, itemId: sink.id }, 'Unblock');
    await own.write('PUT', `${own.base}/rooms`, [kitchen.id, hall.id]);
    expect(await own.read()).toEqual({
      version: expect.any(Number),
      attachments: {},
      rooms: [
        { ...kitchen, items: [{ ...sink, actions: [action] }] },
        { ...hall, items: [door] },
      ],
    });
  });

  test('people of the client read it from Complete on, others of clients never', async () => {
    const [mine, theirs] = [await api.account.client('Mine'), await api.account.client('Theirs')];
    const own = await givenReport(api, { clientId: mine.id });
    const [owner, other] = await Promise.all(
      [mine, theirs].map((client) => api.account.user('client', { clientId: client.id })),
    );
    if (!owner || !other) throw new Error('people are missing');
    const path = `${own.base}/report`;
    // Kept from now on, in both formats.
    for (const accept of ['application/json', 'application/xml'])
      expect((await own.write('GET', path, undefined, { accept })).status).toBe(200);
    expect((await own.as(owner)('GET', path)).status).toBe(404);
    await own.putInState(400);
    expect((await own.as(owner)('GET', path)).status).toBe(200);
    expect((await own.as(other)('GET', path)).status).toBe(404);
    expect((await own.as(owner)('POST', `${own.base}/rooms`, { name: 'Hall', block_type: 'DETAILED' })).status).toBe(
      403,
    );
  });

  test('is the same in XML', async () => {
    await report.room('Hall');
    const { text } = await report.write('GET', `${report.base}/report`, undefined, { accept: 'application/xml' });
    expect(text).toContain('<json:array name="rooms"><json:object>');
  });

  test('is compressed as the reader takes it, and says on what that depends', async () => {
    await report.room('Cellar');
    const read = async (accepted: string) => {
      const headers = { authorization: `Bearer ${report.clerk.token}`, 'accept-encoding': accepted };
      return api.app.inject({ url: `/api${report.base}/report`, headers });
    };
    const plain = await read('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toContain('Accept-Encoding');
    await report.item((await report.room('Attic')).id, 'Trunk', { description: 'x'.repeat(5000) });
    const whole = await read('identity');
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const answer = await read(accepted);
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': whole.headers['content-type'],
      });
      expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
      expect(String(unpack(answer.rawPayload))).toBe(whole.body);
    }
  });

  test('shows a tree that hangs together while it is being changed', async () => {
    const own = await givenReport(api);
    const rooms = await Promise.all([1, 2, 3].map((n) => own.room(`Room ${n}`)));
    for (const room of rooms) await Promise.all([1, 2, 3].map((n) => own.item(room.id, `Item ${n}`)));
    const reads = Array.from({ length: 10 }, () => own.read());
    const copies = rooms.map((room) =>
      own.write('PUT', `${own.base}/rooms/${room.id}/copy`, { room: { name: 'Copy' } }),
    );
    await Promise.all(copies);
    for (const { rooms: seen } of await Promise.all(reads)) {
      expect(seen.every((room: { items: object[] }) => room.items.length === 3)).toBe(true);
    }
  });
});

describe('the metadata of a report', () => {
  describeGuards('reading it', given, {
    method: 'GET',
    path: ({ base }) => `${base}/report/metadata`,
    scope: 'reports.read',
  });

  test('gathers keys, manuals, alarms and meters, a meter of the property once', async () => {
    const own = await givenReport(api);
    const keys = await own.room('Keys', 'KEYS');
    await own.item(keys.id, 'Yale', { description: 'With the concierge' });
    const manuals = await own.room('Manuals', 'MANUALS');
    await own.item(manuals.id, 'Boiler');
    const hall = await own.room('Hall', 'CHECKLIST');
    await own.item(hall.id, 'Smoke alarm tested', { condition: 1 });
    await own.item(hall.id, 'CO detector', { condition: 0 });
    await own.item(hall.id, 'Coat hooks');
    const meters = await own.room('Meters', 'METERS');
    await own.item(meters.id, 'Gas', { description: 'Hall cupboard. Serial no. G4K1234567. SSE', condition: '04521' });
    for (const [type, serial, reading] of [
      ['Gas', 'G4K1234567', '04000'],
      ['Water', null, '77'],
    ]) {
      await api.database.rows(
        'test.meter',
        `insert into meters (id, account_id, property_id, type, location, supplier, reading, date, serial_no)
         values (lease_ids($1, 'meters', 1), $1, $2, $3, 'Outside', 'Somebody', $5, now(), $4)`,
        [api.account.id, own.property.id, type, serial, reading],
      );
    }
    expect((await own.write('GET', `${own.base}/report/metadata`)).json).toEqual({
      keys: [{ name: 'Yale', location: 'With the concierge' }],
      manuals: [{ name: 'Boiler', description: '' }],
      alarms: [
        { name: 'Smoke alarm tested', location: 'Hall', result: 'Yes' },
        { name: 'CO detector', location: 'Hall', result: 'No' },
      ],
      meters: [
        { name: 'Gas', serial: 'G4K1234567', reading: '04521' },
        { name: 'Water', serial: '', reading: '77' },
      ],
    });
  });
});
