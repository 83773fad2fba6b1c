/** ETag, If-Match and Idempotency-Key, on every operation that the document says has them. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFingerprint } from '#testing/database/database-fingerprint.ts';
import {
  type DescribedOperation,
  inSampleOrder,
  listDescribedOperations,
} from '#testing/interface/described-operations.ts';
import { sendSample } from '#testing/interface/send-operation.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { sampleBearer, sampleBodies } from '#testing/sample-requests.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

/** Each write of these is told in the security log, and one's own name moves the row of the person. */
const ofSettings = new Set([
  'updateMe',
  'updateAccountSettings',
  'updateSessionSettings',
  'updateSecondFactorSettings',
  'updateSingleSignOn',
  'updateMailServer',
  'updateSigningCertificate',
  'updatePropertyCustomField',
  'updateInspectionCustomField',
  'updateRetention',
]);

let api: TestApi;
let own: Everything;
let all: DescribedOperation[];
let admin: Call;
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  all = (await listDescribedOperations(api.app)).toSorted(inSampleOrder);
  admin = api.as(own.users.administrator.token);
});
afterAll(() => api.close());

const takes = (header: string) => all.filter(({ parameters }) => parameters.some(({ name }) => name === header));
const bearerOf = ({ id }: DescribedOperation) => sampleBearer(own, id);

describe('If-Match', () => {
  test('with an older version is 412 on every operation that takes it, with the present state, and without effect', async () => {
    const before = await databaseFingerprint(api.database);
    for (const operation of takes('If-Match')) {
      const headers = { 'if-match': '"999999-json"' };
      const answer = await sendSample(api.app, operation, own.ids, { token: bearerOf(operation), headers });
      const { code, current, version } = answer.json();
      expect([operation.id, answer.statusCode, code]).toEqual([operation.id, 412, 'version_mismatch']);
      expect([operation.id, version, answer.headers['etag']]).toEqual([
        operation.id,
        expect.any(Number),
        `"${version}-json"`,
      ]);
      expect(current).toMatchObject({ [ofSettings.has(operation.id) ? 'version' : 'id']: expect.any(Number) });
    }
    expect(await databaseFingerprint(api.database)).toEqual(before);
  });

  test('takes the tag of either format, a list of tags, or a star', async () => {
    const path = `/properties/${own.ids['property']}`;
    const inJson = await admin('GET', path);
    const inXml = await admin('GET', path, undefined, { accept: 'application/xml' });
    const version = String(inJson.headers['etag']).slice(1, -6);
    expect([inJson.headers['etag'], inXml.headers['etag']]).toEqual([`"${version}-json"`, `"${version}-xml"`]);
    for (const tag of [inJson.headers['etag'], inXml.headers['etag'], `"1000", "${version}-json"`, '*'])
      expect((await admin('PUT', path, { no_of_beds: 2 }, { 'if-match': String(tag) })).status).toBe(200);
  });

  test('moves with each change, and not with a request that changes nothing', async () => {
    const path = `/properties/${own.ids['property']}`;
    const first = (await admin('GET', path)).headers['etag'];
    expect((await admin('PUT', path, {})).headers['etag']).toBe(first);
    const changed = await admin('PUT', path, { ref: randomUUID() });
    expect(changed.headers['etag']).not.toBe(first);
    expect((await admin('GET', path)).headers['etag']).toBe(changed.headers['etag']);
    expect((await admin('PUT', path, { ref: 'late' }, { 'if-match': String(first) })).status).toBe(412);
    // Without it the last write wins.
    expect((await admin('PUT', path, { ref: 'last' })).status).toBe(200);
  });

  test('stands still when the same is sent once more, wherever If-Match is taken, and nothing is written', async () => {
    const moved: string[] = [];
    // The start of a report may have changed itself, so it is taken over anew.
    const changes = takes('If-Match').filter(({ method, id }) => method === 'PUT' && id !== 'initializeInspection');
    for (const operation of changes) {
      const send = () => sendSample(api.app, operation, own.ids, { token: bearerOf(operation) });
      const first = await send();
      const between = await databaseFingerprint(api.database);
      const again = await send();
      expect([operation.id, first.statusCode, again.statusCode]).toEqual([operation.id, 200, 200]);
      const isStill = JSON.stringify(between) === JSON.stringify(await databaseFingerprint(api.database));
      if (again.headers.etag !== first.headers.etag || !(isStill || ofSettings.has(operation.id)))
        moved.push(operation.id);
    }
    expect(moved).toEqual([]);
    expect(changes.length).toBeGreaterThan(15);
  });

  test('stands still when the same values are sent back', async () => {
    const { staff, client, template, optionSet, property } = own.ids;
    const hours = [{ day: 1, from: '09:00', to: '17:00' }];
    await admin('PUT', `/staff/${staff}`, { working_hours: hours });
    await admin('PUT', `/clients/${client}`, { address: { line1: '1 Quay', city: 'Gosport', postcode: 'PO12 1AA' } });
    for (const path of [
      `/staff/${staff}`,
      `/clients/${client}`,
      `/templates/${template}`,
      `/option-sets/${optionSet}`,
      `/properties/${property}`,
    ]) {
      const { json, headers } = await admin('GET', path);
      const sent = await admin('PUT', path, json);
      expect([path, sent.status, sent.headers['etag'], sent.json]).toEqual([path, 200, headers['etag'], json]);
    }
  });

  test('stands still for an inspection while its report is written, and for a room while its items are', async () => {
    const inspection = `/inspections/${own.ids['inspection']}`;
    const room = `${inspection}/rooms/${own.ids['room']}`;
    const before = [(await admin('GET', inspection)).headers['etag'], (await admin('GET', room)).headers['etag']];
    expect(
      (await admin('PUT', `${room}/items/${own.ids['item']}`, { name: 'Door', condition: randomUUID() })).status,
    ).toBe(200);
    const after = [(await admin('GET', inspection)).headers['etag'], (await admin('GET', room)).headers['etag']];
    expect(after).toEqual(before);
  });

  test('is never answered with 304', async () => {
    const path = `/properties/${own.ids['property']}`;
    const etag = String((await admin('GET', path)).headers['etag']);
    expect((await admin('GET', path, undefined, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  test('makes a repetition the first answer again, on every operation that takes it', async () => {
    // A file shows its content before it is known to be a repetition; src/api/resources/attachments tests uploads.
    const repeatable = takes('Idempotency-Key').filter(({ isUpload }) => !isUpload);
    const wrong: object[] = [];
    for (const operation of repeatable) {
      // Samples of people have another address each time, and a repetition has the same body.
      const makeBody = sampleBodies[operation.id];
      const body = makeBody?.(own.ids);
      const sample = makeBody && (() => body);
      const sending = { token: bearerOf(operation), headers: { 'idempotency-key': randomUUID() }, sample };
      const first = await sendSample(api.app, operation, own.ids, sending);
      const between = await databaseFingerprint(api.database);
      const again = await sendSample(api.app, operation, own.ids, sending);
      const isSame =
        again.statusCode === first.statusCode &&
        again.body ===
          first.body.replaceAll(/("(?:(?:client_)?secret|invitation_link|reset_link)":)"[^"]*"/g, '$1null');
      const isReplayed = again.headers['idempotent-replayed'] === 'true';
      const hasNoEffect = JSON.stringify(between) === JSON.stringify(await databaseFingerprint(api.database));
      if (first.statusCode >= 300 || !isSame || !isReplayed || !hasNoEffect)
        wrong.push({
          operation: operation.id,
          first: first.statusCode,
          again: again.statusCode,
          isSame,
          isReplayed,
          hasNoEffect,
        });
    }
    expect(wrong).toEqual([]);
    expect(repeatable.length).toBeGreaterThan(30);
  });

  test('belongs to one person and one address', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { name: 'Solent' };
    const first = await admin('POST', '/clients', body, headers);
    const other = await api.as(own.users.manager.token)('POST', '/clients', body, headers);
    expect([other.status, other.headers['idempotent-replayed']]).toEqual([200, undefined]);
    expect(other.json.id).not.toBe(first.json.id);
    expect((await admin('POST', '/templates', body, headers)).status).toBe(200);
  });
});
