/** Operations on an existing attachment: described, turned, assigned, deleted and copied. */
import { access } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileFolder } from '#store/files/files.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { pdf, photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let room: { id: number };
let item: { id: number };
let files: ReturnType<typeof uploads>;
const given = () => ({ api, report });

beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  room = await report.room();
  item = await report.item(room.id);
  files = uploads(api, report.clerk.token);
});
afterAll(() => api.close());

type Fault = { pointer: string; detail: string };
const ABSENT = 2 ** 31 - 1;

const onReport = async () => (await files.upload(`${report.base}/attachments`, await photo())).json;
const onRoom = async () => (await files.upload(`${report.base}/rooms/${room.id}/attachments`, await photo())).json;
const itemPath = () => `${report.base}/rooms/${room.id}/items/${item.id}`;
const onItem = async () => (await files.upload(`${itemPath()}/attachments`, await photo())).json;

describe('the description of an attachment', () => {
  const path = async () => `${report.base}/attachments/${(await onReport()).id}`;
  describeGuards('changing it', given, { method: 'PUT', path, body: { description: 'x' }, scope: 'reports.write' });

  test('is changed on the path of report, room and item, kept when left out and cleared by null', async () => {
    for (const [base, made] of [
      [report.base, await onReport()],
      [`${report.base}/rooms/${room.id}`, await onRoom()],
      [itemPath(), await onItem()],
    ]) {
      const target = `${base}/attachments/${made.id}`;
      expect((await report.write('PUT', target, { description: 'The door' })).json.description).toBe('The door');
      expect((await report.write('PUT', target, {})).json.description).toBe('The door');
      expect((await report.write('PUT', target, { description: null })).json.description).toBeNull();
    }
  });

  test('is not found on the path of another place', async () => {
    const [ofReport, ofItem] = [await onReport(), await onItem()];
    const other = await givenReport(api);
    const otherRoom = await report.room('Kitchen');
    for (const path of [
      `${itemPath()}/attachments/${ofReport.id}`,
      `${report.base}/rooms/${room.id}/attachments/${ofItem.id}`,
      `${report.base}/rooms/${otherRoom.id}/items/${item.id}/attachments/${ofItem.id}`,
      `${other.base}/attachments/${ofReport.id}`,
    ]) {
      expect((await report.asManager('PUT', path, { description: 'x' })).status).toBe(404);
    }
  });
});

describe('turning a picture', () => {
  const path = async () => `/attachments/${(await onReport()).id}/rotation`;
  describeGuards('it', given, { method: 'PUT', path, body: { angle: 90 }, scope: 'reports.write' });

  test('is clockwise, relative to the current picture, by any multiple of 90', async () => {
    const { id, url } = await onReport();
    const turn = async (angle: number) => (await report.write('PUT', `/attachments/${id}/rotation`, { angle })).json;
    const quarter = await turn(90);
    expect(quarter).toMatchObject({ rotation: 90, width: 32, height: 64 });
    // Red was on the left: turned clockwise it is at the top.
    const { data } = await sharp((await files.read(quarter.url)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([data.readUInt8(0) > 200, data.readUInt8(data.length - 1) > 200]).toEqual([true, true]);
    expect((await turn(90)).rotation).toBe(180);
    expect((await turn(-270)).rotation).toBe(270);
    expect((await turn(450)).rotation).toBe(0);
    expect((await turn(0)).url).toBe(url);
  });

  test('refuses other angles, and files other than pictures', async () => {
    const target = await path();
    expect((await report.write('PUT', target, { angle: 45 })).status).toBe(422);
    const { json } = await files.upload(`${report.base}/attachments`, pdf(), { filename: 'x.pdf' });
    expect((await report.write('PUT', `/attachments/${json.id}/rotation`, { angle: 90 })).status).toBe(422);
  });

  test('twice at once turns twice', async () => {
    const target = await path();
    await Promise.all([1, 2, 3].map(() => report.write('PUT', target, { angle: 90 })));
    expect((await report.write('PUT', target, { angle: 0 })).json.rotation).toBe(270);
  });
});

describe('assigning an attachment', () => {
  const path = async () => `/attachments/${(await onReport()).id}/assign`;
  describeGuards('it', given, { method: 'PUT', path, scope: 'reports.write' });

  test('goes to a room, to an item and, without a body, to the report itself', async () => {
    const target = await path();
    const placeOf = ({ json }: { json: { room_id: number; item_id: number } }) => [json.room_id, json.item_id];
    expect(placeOf(await report.write('PUT', target, { room_id: room.id }))).toEqual([room.id, null]);
    expect(placeOf(await report.write('PUT', target, { item_id: item.id }))).toEqual([null, item.id]);
    expect(placeOf(await report.write('PUT', target))).toEqual([null, null]);
  });

  test('refuses rooms and items of another report', async () => {
    const other = await givenReport(api);
    const otherRoom = await other.room();
    const target = await path();
    const { status, json } = await report.write('PUT', target, { room_id: otherRoom.id });
    expect([status, json.errors[0].pointer]).toEqual([422, '/room_id']);
    const otherItem = await other.item(otherRoom.id);
    expect((await report.write('PUT', target, { item_id: otherItem.id })).json.errors[0].pointer).toBe('/item_id');
  });

  test('names the room or the item that is wrong, or both', async () => {
    const [target, otherRoom] = [await path(), await report.room()];
    const faults = async (place: object) =>
      (await report.write('PUT', target, place)).json.errors.map(({ pointer, detail }: Fault) => [pointer, detail]);
    const noRoom = ['/room_id', 'There is no such room in this report.'];
    const noItem = ['/item_id', 'There is no such item in this report.'];
    expect(await faults({ room_id: ABSENT, item_id: item.id })).toEqual([noRoom]);
    expect(await faults({ room_id: room.id, item_id: ABSENT })).toEqual([noItem]);
    expect(await faults({ room_id: ABSENT, item_id: ABSENT })).toEqual([noRoom, noItem]);
    expect(await faults({ room_id: otherRoom.id, item_id: item.id })).toEqual([
      ['/item_id', 'The item is in another room.'],
    ]);
  });
});

describe('deleting an attachment', () => {
  const path = async () => `/attachments/${(await onReport()).id}`;
  describeGuards('it', given, { method: 'DELETE', path, scope: 'reports.write' });

  test('changes the inspection too when the attachment is its cover: its version moves, by whichever way the picture goes', async () => {
    const place = await report.room('Front');
    const tagAndCover = async () => {
      const { headers, json } = await report.write('GET', report.base);
      return [headers['etag'], json.cover_image?.id];
    };
    for (const goes of ['/attachments/{id}', `${report.base}/rooms/${place.id}`]) {
      const { id } = (await files.upload(`${report.base}/rooms/${place.id}/attachments`, await photo())).json;
      await report.write('PUT', report.base, { cover_image: { id } });
      const [tag, cover] = await tagAndCover();
      const other = await onReport();
      await report.write('DELETE', `/attachments/${other.id}`);
      expect(await tagAndCover()).toEqual([tag, cover]);
      expect((await report.write('DELETE', goes.replace('{id}', String(id)))).status).toBe(200);
      expect([cover, (await tagAndCover())[1]]).toEqual([id, undefined]);
      expect((await tagAndCover())[0]).not.toBe(tag);
    }
  });

  test('works on all three paths, once', async () => {
    for (const target of [
      `${report.base}/attachments/${(await onReport()).id}`,
      `${report.base}/rooms/${room.id}/attachments/${(await onRoom()).id}`,
      `${itemPath()}/attachments/${(await onItem()).id}`,
    ]) {
      const { status, text } = await report.write('DELETE', target);
      expect([status, text]).toEqual([200, '']);
      expect((await report.write('DELETE', target)).status).toBe(404);
    }
  });

  test('takes the file from the disk when nothing shows it any more, and not before', async () => {
    const bytes = await photo({ width: 46 });
    const [first, second] = await Promise.all(
      [1, 2].map(async () => (await files.upload(`${report.base}/attachments`, bytes)).json),
    );
    const folder = fileFolder(api.dataDir, { accountId: api.account.id, sha256: first.sha256 });
    const isThere = () =>
      access(folder).then(
        () => true,
        () => false,
      );
    await report.write('DELETE', `/attachments/${first.id}`);
    expect(await isThere()).toBe(true);
    await report.write('DELETE', `/attachments/${second.id}`);
    expect(await isThere()).toBe(false);
    expect((await files.read(second.url)).status).toBe(404);
  });

  test('takes the files along when the room or item goes', async () => {
    const bytes = await photo({ width: 48 });
    const own = await report.room('Attic');
    const { json } = await files.upload(`${report.base}/rooms/${own.id}/attachments`, bytes);
    const folder = fileFolder(api.dataDir, { accountId: api.account.id, sha256: json.sha256 });
    await report.write('DELETE', `${report.base}/rooms/${own.id}`);
    await expect(access(folder)).rejects.toThrow('ENOENT');
  });

  test('ends its being the cover', async () => {
    const { id } = await onReport();
    await report.asManager('PUT', report.base, { cover_image: { id } });
    expect((await report.asManager('GET', report.base)).json.cover_image.id).toBe(id);
    await report.write('DELETE', `/attachments/${id}`);
    expect((await report.asManager('GET', report.base)).json.cover_image).toBeNull();
  });

  test('ends it with the room or the item it goes with as well', async () => {
    const attic = await report.room('Attic');
    const door = await report.item(attic.id);
    for (const place of [`rooms/${attic.id}/items/${door.id}`, `rooms/${attic.id}`]) {
      const { id } = (await files.upload(`${report.base}/${place}/attachments`, await photo())).json;
      await report.asManager('PUT', report.base, { cover_image: { id } });
      expect((await report.asManager('GET', report.base)).json.cover_image.id).toBe(id);
      await report.write('DELETE', `${report.base}/${place}`);
      expect((await report.asManager('GET', report.base)).json.cover_image).toBeNull();
    }
  });
});

describe('copies', () => {
  test('show the same files as the original rooms and items', async () => {
    const own = await report.room('Study');
    const desk = await report.item(own.id, 'Desk');
    await files.upload(`${report.base}/rooms/${own.id}/attachments`, await photo());
    await files.upload(`${report.base}/rooms/${own.id}/items/${desk.id}/attachments`, await photo());
    const source = (await report.write('GET', `${report.base}/rooms/${own.id}`)).json;
    const { json } = await report.write('PUT', `${report.base}/rooms/${own.id}/copy`, { room: { name: 'Study 2' } });
    expect(json.attachments[0].url).toBe(source.attachments[0].url);
    expect(json.attachments[0].id).not.toBe(source.attachments[0].id);
    expect(json.items[0].attachments[0].url).toBe(source.items[0].attachments[0].url);
  });
});

test('every change is in the trail, moves the ETag and makes the report newer; the same again does nothing', async () => {
  const own = await givenReport(api);
  const hall = await own.room();
  const made = (await uploads(api, own.clerk.token).upload(`${own.base}/attachments`, await photo())).json;
  const path = `/attachments/${made.id}`;
  const versionNow = async () => {
    const [row] = await api.database.rows<{ version: number }>(
      'test.version',
      'select version from reports where id = $1',
      [own.inspection.reportId],
    );
    return row?.version ?? 0;
  };
  let version = await versionNow();
  let etag: unknown = '"1-json"';
  const change = async (by: number, at: string, body: object) => {
    const { status, headers } = await own.write('PUT', at, body);
    expect([at, status, await versionNow()]).toEqual([at, 200, version + by]);
    if (by === 0) expect([at, headers['etag']]).toEqual([at, etag]);
    else expect([at, headers['etag']]).not.toEqual([at, etag]);
    version += by;
    etag = headers['etag'];
  };
  await change(1, `${own.base}${path}`, { description: 'Front' });
  await change(0, `${own.base}${path}`, { description: 'Front' });
  await change(1, `${path}/rotation`, { angle: 90 });
  await change(0, `${path}/rotation`, { angle: 360 });
  const door = await own.item(hall.id);
  version = await versionNow();
  for (const place of [{ item_id: door.id }, {}, { room_id: hall.id }]) {
    await change(1, `${path}/assign`, place);
    await change(0, `${path}/assign`, place);
  }
  expect((await own.write('DELETE', path)).status).toBe(200);
  expect(await versionNow()).toBe(version + 1);
  const entries = await own.trail();
  const fieldsOf = (action: string) =>
    entries
      .filter((entry) => entry.action === action)
      .map(({ changes }) => (changes as { field: string }[]).map(({ field }) => field));
  expect(fieldsOf('report.attachment_changed')).toEqual([['description', 'rotation', 'place']]);
  expect(fieldsOf('report.attachments_removed')).toEqual([['attachments']]);
});
