import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFileLibrary } from '#store/file-library.ts';
import { fileFolder } from '#store/files.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/route-guards.ts';
import { movie, pdf, photo } from '#testing/sample-files.ts';
import { storeFile } from '#testing/store-file.ts';
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

  test('is clockwise, relative to what is shown, by any multiple of 90', async () => {
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

  test('refuses other angles, and what is not a picture', async () => {
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
});

describe('deleting an attachment', () => {
  const path = async () => `/attachments/${(await onReport()).id}`;
  describeGuards('it', given, { method: 'DELETE', path, scope: 'reports.write' });

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

  test('of a room or an item takes the files with it', async () => {
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

describe('a signed link', () => {
  test('is read without a token, harmlessly and for good', async () => {
    const { renditions } = await onReport();
    const { status, headers, bytes } = await uploads(api, undefined).read(renditions[320]);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'self'; sandbox$/),
      'cache-control': 'private, max-age=86400, immutable',
      'content-length': String(bytes.length),
    });
    const again = await files.read(renditions[320], { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('opens nothing else: another file, another time, the original of a picture', async () => {
    const [one, other] = [
      await onReport(),
      (await files.upload(`${report.base}/attachments`, await photo({ width: 50 }))).json,
    ];
    const fileOf = (url: string) => /files\/(\d+)\//.exec(url)?.[1] ?? '';
    for (const link of [
      one.url.replace(`/files/${fileOf(one.url)}/`, `/files/${fileOf(other.url)}/`),
      one.url.replace(/expires=(\d+)/, (_: string, at: string) => `expires=${Number(at) + 1}`),
      one.url.replace(/signature=(.)/, (_: string, first: string) => `signature=${first === '_' ? '-' : '_'}`),
      one.url.replace('upright.jpg', 'content'),
      one.url.replace('upright.jpg', 'original'),
      one.url.replace('upright.jpg', '..%2Foriginal'),
    ]) {
      expect((await files.read(link)).status).toBe(404);
    }
  });

  test('says by HEAD what GET would say, without the file', async () => {
    const { url } = await onReport();
    const { pathname, search } = new URL(url);
    const ask = (method: 'GET' | 'HEAD') =>
      api.app.inject({ method, url: `${pathname}${search}`, headers: { range: 'bytes=0-9' } });
    const [whole, head] = [await files.read(url), await ask('HEAD')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-length', 'content-type', 'etag', 'accept-ranges', 'content-disposition'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    expect((await ask('GET')).statusCode).toBe(206);
  });

  test('of a film gives any range of it', async () => {
    const bytes = movie();
    const { json } = await files.upload(`${report.base}/attachments`, bytes, { filename: 'x.mp4' });
    const range = async (asked: string) => {
      const { status, bytes: got, headers } = await files.read(json.url, { range: asked });
      return [
        status,
        headers['content-range'],
        got.equals(bytes.subarray(...sliceOf(String(headers['content-range'])))),
      ];
    };
    const sliceOf = (printed: string): [number, number] => {
      const [, from = '0', to = String(bytes.length - 1)] = /bytes (\d+)-(\d+)/.exec(printed) ?? [];
      return [Number(from), Number(to) + 1];
    };
    const size = bytes.length;
    expect(await range('bytes=0-99')).toEqual([206, `bytes 0-99/${size}`, true]);
    expect(await range('bytes=100-')).toEqual([206, `bytes 100-${size - 1}/${size}`, true]);
    expect(await range('bytes=-50')).toEqual([206, `bytes ${size - 50}-${size - 1}/${size}`, true]);
    expect(await range('bytes=5-1000000')).toEqual([206, `bytes 5-${size - 1}/${size}`, true]);
    expect((await range(`bytes=${size}-`))[0]).toBe(416);
    expect((await range('bytes=0-1,5-6'))[0]).toBe(200);
    expect((await range('lines=1-2'))[0]).toBe(200);
  });

  test('of a document saves it instead of showing it', async () => {
    const { json } = await files.upload(`${report.base}/attachments`, pdf(), { filename: 'x.pdf' });
    const { headers } = await files.read(json.url);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="\d+\.pdf"$/);
  });
});

describe('the original', () => {
  const path = async () => `/attachments/${(await onReport()).id}/original`;
  describeGuards('it', given, { method: 'GET', path, scope: 'reports.read' });

  test('comes as it was sent, under its own name', async () => {
    const bytes = await photo({ exif: { DateTimeOriginal: '2026:06:01 10:00:00' } });
    const { json } = await files.upload(`${report.base}/attachments`, bytes, { filename: 'Küche.jpg' });
    const { bytes: got, headers } = await files.read(json.original_url);
    expect(got.equals(bytes)).toBe(true);
    expect(headers['content-disposition']).toBe(`inline; filename="K_che.jpg"; filename*=UTF-8''K%C3%BCche.jpg`);
  });
});

describe('copies', () => {
  test('of rooms and items show the same files', async () => {
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

describe('after a crash', () => {
  test('no file is left without rows, and what is in use stays', async () => {
    const library = buildFileLibrary(api.database, api.dataDir);
    const kept = await onReport();
    const lost = { accountId: api.account.id, sha256: 'a'.repeat(64) };
    const incoming = join(api.dataDir, 'incoming');
    await mkdir(fileFolder(api.dataDir, lost), { recursive: true });
    await writeFile(join(fileFolder(api.dataDir, lost), 'original'), 'x');
    await writeFile(join(incoming, 'one.placed'), JSON.stringify(lost));
    await writeFile(join(incoming, 'two.placed'), JSON.stringify({ accountId: api.account.id, sha256: kept.sha256 }));
    await library.sweep();
    await expect(access(fileFolder(api.dataDir, lost))).rejects.toThrow('ENOENT');
    expect((await files.read(kept.url)).status).toBe(200);
    expect(await readdir(incoming)).toEqual([]);
  });

  test('a rendition that is missing is made again when it is asked for', async () => {
    const id = await storeFile(api.database, api.dataDir, api.account.id, await photo({ width: 52 }));
    const library = buildFileLibrary(api.database, api.dataDir);
    const file = await library.findBySignedId(id);
    if (file === undefined) throw new Error('the file is missing');
    const paths = await Promise.all([1, 2].map(() => library.renditionPath(file, '480', 270)));
    expect((await sharp(paths[0]).metadata()).height).toBe(52);
  });
});
