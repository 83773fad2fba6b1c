/** Idempotency-Key at the PUTs that do more each time they are sent: copies and turns. And at what tenants send. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenantConfirmation } from '#domain/tenant-report.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { givenTenantLink } from '#testing/given-tenant-link.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
afterAll(() => api.close());

/** The answers to the same request sent twice with one key. */
async function twice(path: string, body?: object) {
  const headers = { 'idempotency-key': randomUUID() };
  const first = await report.write('PUT', path, body, headers);
  const second = await report.write('PUT', path, body, headers);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.headers['idempotent-replayed']).toBe('true');
  expect(second.text).toBe(first.text);
}

describe('a repeated PUT with a key does once', () => {
  test('the copy of a room', async () => {
    const room = await report.room('Bedroom');
    const before = (await report.read()).rooms.length;
    await twice(`${report.base}/rooms/${room.id}/copy`, { room: { name: 'Bedroom 2' } });
    expect((await report.read()).rooms.length).toBe(before + 1);
  });

  test('the copy of an item', async () => {
    const room = await report.room('Study');
    const item = await report.item(room.id, 'Desk');
    await twice(`${report.base}/rooms/${room.id}/items/${item.id}/copy`, { room: { id: room.id } });
    const { rooms } = await report.read();
    expect(rooms.find(({ id }: { id: number }) => id === room.id).items.length).toBe(2);
  });

  test.each(['report/copy-from-property', 'copy-from-property'])('%s', async (path) => {
    const source = await givenReport(api);
    await source.room('Cellar');
    await source.putInState(400);
    const before = (await report.read()).rooms.length;
    await twice(`${report.base}/${path}/${source.property.id}`);
    expect((await report.read()).rooms.length).toBe(before + 1);
  });

  test('a turn', async () => {
    const { upload } = uploads(api, report.clerk.token);
    const { json } = await upload(`${report.base}/attachments`, await photo({ width: 40, height: 20 }));
    await twice(`/attachments/${json.id}/rotation`, { angle: 90 });
    const rows = await api.database.rows('test.rotation', 'select rotation from attachments where id = $1', [json.id]);
    expect(rows).toEqual([{ rotation: 90 }]);
  });
});

test('a PUT that can be sent again anyway takes no key', async () => {
  const room = await report.room('Landing');
  const headers = { 'idempotency-key': randomUUID() };
  for (const name of ['Upper landing', 'Lower landing']) {
    const { status, json } = await report.write('PUT', `${report.base}/rooms/${room.id}`, { name }, headers);
    expect([status, json.name.value]).toEqual([200, name]);
  }
});

test('a key is its tenant’s: the same one of another sends that one’s own report in', async () => {
  const admin = api.as((await api.account.user('administrator')).token);
  const headers = { 'idempotency-key': randomUUID() };
  for (let turn = 0; turn < 2; turn += 1) {
    const given = await givenTenantLink(admin, api.database, report.property.id);
    const body = { confirmation: tenantConfirmation };
    const { status, json } = await api.as(given.token)('POST', '/tenant-report/submit', body, headers);
    expect([status, json.inspection.id, json.inspection.state.id]).toEqual([200, given.inspection, 350]);
  }
});
