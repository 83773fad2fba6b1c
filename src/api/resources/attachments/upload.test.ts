/** Files put on a report, a room, an item and a meter: their places, the rights, and damaged ones. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { multipart, pdf, photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { type Sent, uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let room: { id: number };
let item: { id: number };
let files: ReturnType<typeof uploads>;

beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  room = await report.room();
  item = await report.item(room.id);
  files = uploads(api, report.clerk.token);
});
afterAll(() => api.close());

const own = () => `${report.base}/attachments`;
const send = (bytes: Buffer, sent?: Sent) => files.upload(own(), bytes, sent);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const incoming = () => readdir(join(api.dataDir, 'incoming'));

describe('uploading to a report, a room and an item', () => {
  test('a name is as it was before the form wrote its quotes and ends of lines as %22, %0D and %0A', async () => {
    const { json } = await send(pdf(), { filename: 'The %22old%22 door%0D%0A100%25 %3F.pdf' });
    expect(json.filename).toBe('The "old" door\r\n100%25 %3F.pdf');
  });

  test('answers with the attachment, whose picture is upright and without metadata', async () => {
    const bytes = await photo({
      width: 64,
      height: 32,
      orientation: 6,
      exif: { DateTimeOriginal: '2026:06:01 10:00:00' },
    });
    const { status, json, headers } = await send(bytes, {
      filename: 'Front door.jpg',
      fields: { description: 'The door' },
    });
    expect([status, headers['etag']]).toEqual([200, '"1-json"']);
    expect(json).toMatchObject({
      type: 'IMAGE',
      description: 'The door',
      filename: 'Front door.jpg',
      media_type: 'image/jpeg',
      width: 32,
      height: 64,
      rotation: 0,
      bytes: bytes.length,
      sha256: sha256(bytes),
      renditions: {
        320: expect.any(String),
        480: expect.any(String),
        1280: expect.any(String),
      },
    });
    const shown = await files.read(json.url);
    const { width, height, exif, orientation } = await sharp(shown.bytes).metadata();
    expect([width, height, exif, orientation]).toEqual([32, 64, undefined, undefined]);
  });

  test('puts it where the path says, and nowhere else', async () => {
    const fresh = await givenReport(api);
    const [hall, kitchen] = [await fresh.room('Hall'), await fresh.room('Kitchen')];
    const door = await fresh.item(hall.id, 'Door');
    const as = uploads(api, fresh.clerk.token);
    const bytes = await photo();
    const onReport = (await as.upload(`${fresh.base}/attachments`, bytes)).json;
    const onRoom = (await as.upload(`${fresh.base}/rooms/${hall.id}/attachments`, bytes)).json;
    const onItem = (await as.upload(`${fresh.base}/rooms/${hall.id}/items/${door.id}/attachments`, bytes)).json;
    const { rooms } = await fresh.read();
    expect(rooms[0].attachments).toEqual([onRoom]);
    expect(rooms[0].items[0].attachments).toEqual([onItem]);
    expect((await fresh.write('GET', `${fresh.base}/attachments`)).json).toEqual([onReport]);
    const wrongRoom = await as.upload(`${fresh.base}/rooms/${kitchen.id}/items/${door.id}/attachments`, bytes);
    expect(wrongRoom.status).toBe(404);
  });

  test('stores the same content once, however often it is shown', async () => {
    const bytes = await photo({ width: 40 });
    const [first, second] = [(await send(bytes)).json, (await send(bytes, { filename: 'again.jpg' })).json];
    expect(second.id).not.toBe(first.id);
    expect(second.url).toBe(first.url);
    const rows = await api.database.rows('test.files', 'select 1 from files where sha256 = $1', [first.sha256]);
    expect(rows.length).toBe(1);
  });

  test('stores the same content once, also at the same moment', async () => {
    const bytes = await photo({ width: 44 });
    const sent = await Promise.all([1, 2, 3, 4].map(() => send(bytes)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(sent.map(({ json }) => json.url)).size).toBe(1);
    expect(await incoming()).toEqual([]);
  });

  test('repeated under one Idempotency-Key is one attachment, and another file under it is refused', async () => {
    const headers = { 'idempotency-key': 'photo-1' };
    const path = `${report.base}/rooms/${room.id}/attachments`;
    const bytes = await photo({ width: 56 });
    const first = await files.upload(path, bytes, { headers });
    const again = await files.upload(path, bytes, { headers });
    expect(again.json).toEqual(first.json);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await files.upload(path, await photo({ width: 58 }), { headers })).status).toBe(422);
    expect((await report.write('GET', `${report.base}/rooms/${room.id}`)).json.attachments.length).toBe(1);
    // The files of the repetition go once it is answered.
    await expect.poll(incoming).toEqual([]);
  });

  test('tells webhooks and the trail', async () => {
    const { json } = await files.upload(`${report.base}/rooms/${room.id}/items/${item.id}/attachments`, await photo());
    const events = await api.database.rows(
      'test.events',
      `select data from events where kind = 'attachment.created' and (data ->> 'attachment_id')::int = $1`,
      [json.id],
    );
    expect(events).toEqual([
      {
        data: {
          attachment_id: json.id,
          inspection_id: report.inspection.id,
          room_id: room.id,
          item_id: item.id,
          type: 'IMAGE',
        },
      },
    ]);
    const [entry] = await report.trail();
    expect([entry?.action, entry?.subject.id]).toEqual(['report.attachments_added', item.id]);
  });
});

describe('the right to upload', () => {
  test('nobody without a token, without reports.write, of another account or out of step', async () => {
    const bytes = await photo();
    const stranger = await (await givenAccount(api.database, 'Another firm')).user('manager');
    const reader = await api.account.token(report.manager.id, ['reports.read']);
    const outcomes = [
      (await uploads(api, undefined).upload(own(), bytes)).status,
      (await uploads(api, reader).upload(own(), bytes)).status,
      (await uploads(api, stranger.token).upload(own(), bytes)).status,
      (await uploads(api, report.otherClerk.token).upload(own(), bytes)).status,
    ];
    expect(outcomes).toEqual([401, 403, 404, 403]);
    await report.putInState(400);
    expect((await uploads(api, report.manager.token).upload(own(), bytes)).status).toBe(409);
    await report.putInState(300);
    expect(await incoming()).toEqual([]);
  });
});

describe('a damaged upload', () => {
  const post = (payload: Buffer, headers: Record<string, string>) =>
    api.app.inject({
      method: 'POST',
      url: `/api${own()}`,
      payload,
      headers: {
        ...headers,
        authorization: `Bearer ${report.clerk.token}`,
      },
    });

  test('without a file says where it belongs', async () => {
    const { body, headers } = multipart([{ name: 'description', bytes: 'Nothing else' }]);
    const none = await post(body, headers);
    expect([none.statusCode, none.json().errors[0].pointer]).toEqual([422, '/upload']);
    const json = await post(Buffer.from('{"upload":"x"}'), { 'content-type': 'application/json' });
    expect([json.statusCode, json.json().errors[0].pointer]).toEqual([422, '/upload']);
  });

  test('without a filename was read as text, and the answer says so', async () => {
    const { body, headers } = multipart([{ bytes: 'words' }]);
    const { errors } = (await post(body, headers)).json();
    expect(errors).toEqual([{ pointer: '/upload', code: 'missing', detail: expect.stringContaining('no filename') }]);
  });

  test.each([
    ['a\0b', 'description must not contain U+0000'],
    ['x'.repeat(20_001), 'description must have 20000 characters at most'],
  ])('with a description that is not taken leaves nothing', async (description, detail) => {
    const { body, headers } = multipart([
      { name: 'description', bytes: description },
      { bytes: await photo(), filename: 'a.jpg' },
    ]);
    const refused = await post(body, headers);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '/description', detail })],
    ]);
    expect(await incoming()).toEqual([]);
  });

  test('with two files, or a file in another member, is refused and leaves nothing', async () => {
    const bytes = await photo();
    for (const parts of [
      [
        { bytes, filename: 'a.jpg' },
        { bytes, filename: 'b.jpg' },
      ],
      [{ bytes, filename: 'a.jpg', name: 'file' }],
    ]) {
      const { body, headers } = multipart(parts);
      expect((await post(body, headers)).statusCode).toBe(422);
    }
    expect(await incoming()).toEqual([]);
  });

  test('is unreadable and leaves nothing when it ends half way', async () => {
    const { body, headers } = multipart([{ bytes: await photo(), filename: 'a.jpg' }]);
    expect((await post(body.subarray(0, body.length - 60), headers)).statusCode).toBe(400);
    expect(await incoming()).toEqual([]);
  });
});

test('multipart is taken nowhere else', async () => {
  const { status, json } = await files.upload(`${report.base}/rooms`, await photo());
  expect([status, json.code]).toEqual([415, 'unsupported_media']);
});

test('a picture of a meter is for managers and for the clerk of an inspection there', async () => {
  const [meter] = await api.database.rows<{ id: number }>(
    'test.meter',
    `insert into meters (id, account_id, property_id, type, location, supplier, reading, date)
     values (lease_ids($1, 'meters', 1), $1, $2, 'Gas', 'Hall', 'Somebody', '1', now()) returning id`,
    [api.account.id, report.property.id],
  );
  const path = `/properties/${report.property.id}/meters/${meter?.id}/attachments`;
  const { status, json } = await files.upload(path, await photo());
  expect(status).toBe(200);
  const { json: shown } = await report.asManager('GET', `/properties/${report.property.id}/meters/${meter?.id}`);
  expect(shown.attachments).toEqual([json]);
  expect((await uploads(api, report.reviewer.token).upload(path, await photo())).status).toBe(403);
  expect((await files.upload(path.replace(`meters/${meter?.id}`, 'meters/999999'), await photo())).status).toBe(404);
  const stranger = await api.account.user('clerk');
  expect((await uploads(api, stranger.token).upload(path, await photo())).json.code).toBe('role_forbids');
  expect((await report.as(stranger)('DELETE', `/attachments/${json.id}`)).json.code).toBe('role_forbids');
  const asReviewer = report.as(report.reviewer);
  expect((await asReviewer('PUT', `/attachments/${json.id}/rotation`, { angle: 90 })).status).toBe(403);
  expect((await asReviewer('DELETE', `/attachments/${json.id}`)).status).toBe(403);
  const moved = await report.write('PUT', `/attachments/${json.id}/assign`);
  expect([moved.status, moved.json.code]).toEqual([409, 'state_forbids']);
  expect((await report.write('DELETE', `/attachments/${json.id}`)).status).toBe(200);
  const told = (await report.trail()).filter(({ action }) => action.startsWith('meter.'));
  const name = expect.stringContaining(`(${json.sha256.slice(0, 12)})`);
  expect(told).toMatchObject([
    { action: 'meter.attachment_removed', changes: [{ field: 'attachment', from: name, to: null }] },
    { action: 'meter.attachment_added', changes: [{ field: 'attachment', from: null, to: name }] },
  ]);
  const events = await api.database.rows<{ data: object }>(
    'test.meter-events',
    `select data from events where kind = 'attachment.created' and (data ->> 'meter_id')::int = $1`,
    [meter?.id],
  );
  const data = { attachment_id: json.id, property_id: report.property.id, meter_id: meter?.id, type: 'IMAGE' };
  expect(events).toEqual([{ data }]);
});
