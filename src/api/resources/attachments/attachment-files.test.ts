/** The files of attachments: read by signed link or as they were sent, and whole again after a crash. */
import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFileLibrary } from '#store/files/file-library.ts';
import { fileFolder } from '#store/files/files.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { movie, pdf, photo } from '#testing/sample-files.ts';
import { storeFile } from '#testing/store-file.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { type Sent, uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let files: ReturnType<typeof uploads>;
const given = () => ({ api, report });
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  files = uploads(api, report.clerk.token);
});
afterAll(() => api.close());

const sent = async (bytes: Buffer, more?: Sent) => (await files.upload(`${report.base}/attachments`, bytes, more)).json;

describe('a signed link', () => {
  test('is read without a token, harmlessly and for good', async () => {
    const { renditions } = await sent(await photo());
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
    expect((await files.read(renditions[320], { 'if-none-match': '*' })).status).toBe(304);
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test('opens nothing else: another file, another time, the original of a picture', async () => {
    const [one, other] = [await sent(await photo()), await sent(await photo({ width: 50 }))];
    const fileOf = (url: string) => /files\/([\d.]+)\//.exec(url)?.[1] ?? '';
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
    const { url } = await sent(await photo());
    const { pathname, search } = new URL(url);
    const ask = (method: 'GET' | 'HEAD') =>
      api.app.inject({ method, url: `${pathname}${search}`, headers: { range: 'bytes=0-9' } });
    const [whole, head] = [await files.read(url), await ask('HEAD')];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-length', 'content-type', 'etag', 'accept-ranges', 'content-disposition'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    expect((await ask('GET')).statusCode).toBe(206);
  });

  test('gives any range of a film', async () => {
    const bytes = movie();
    const json = await sent(bytes, { filename: 'x.mp4' });
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
    expect((await range('bytes=-0'))[0]).toBe(416);
    expect((await files.read(json.url, { range: 'bytes=-0' })).headers['cache-control']).toBe('no-store');
    expect((await range('bytes=9-5'))[0]).toBe(200);
    expect((await range('bytes=0-1,5-6'))[0]).toBe(200);
    expect((await range('lines=1-2'))[0]).toBe(200);
  });

  test('continues with a range only of the file that was begun', async () => {
    const { url } = await sent(movie(), { filename: 'x.mp4' });
    const { headers } = await files.read(url);
    const goOn = async (tag: string) => (await files.read(url, { range: 'bytes=5-', 'if-range': tag })).status;
    expect([await goOn(String(headers['etag'])), await goOn('"another"')]).toEqual([206, 200]);
  });

  test('saves a document instead of showing it', async () => {
    const json = await sent(pdf(), { filename: 'x.pdf' });
    const { headers } = await files.read(json.url);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="\d+\.pdf"$/);
  });
});

describe('the original', () => {
  const path = async () => `/attachments/${(await sent(await photo())).id}/original`;
  describeGuards('it', given, { method: 'GET', path, scope: 'reports.read' });

  test('comes as it was sent, under its own name', async () => {
    const bytes = await photo({ exif: { DateTimeOriginal: '2026:06:01 10:00:00' } });
    const json = await sent(bytes, { filename: 'Küche.jpg' });
    const { bytes: got, headers } = await files.read(json.original_url);
    expect(got.equals(bytes)).toBe(true);
    expect(headers['content-disposition']).toBe(`inline; filename="K_che.jpg"; filename*=UTF-8''K%C3%BCche.jpg`);
  });

  test('is sent under the extension of its content, if it was named otherwise', async () => {
    const png = await photo({ format: 'png' });
    const pictures = [
      [png, 'Hall.jpg', 'Hall.png'],
      [png, 'Hall.PNG', 'Hall.PNG'],
      [png, 'Flat 3.5', 'Flat 3.5.png'],
      [pdf(), 'Tenancy.docx', 'Tenancy.pdf'],
      [Buffer.from('Room, 1'), 'rooms.csv', 'rooms.csv'],
    ] as const;
    for (const [bytes, filename, name] of pictures) {
      const json = await sent(bytes, { filename });
      const { bytes: got, headers } = await files.read(json.original_url);
      expect(got.equals(bytes)).toBe(true);
      expect(headers['content-disposition']).toContain(`filename="${name}"`);
    }
  });

  test('has a name that can write nothing else into the answer, and is kept under none', async () => {
    const name = '../../%22; filename=evil.exe%0D%0ASet-Cookie: a=b.pdf';
    const json = await sent(pdf(), { filename: name });
    const { headers } = await files.read(json.original_url);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="[\w.\- ]+\.pdf"; filename\*=UTF-8''[\w.%-]+\.pdf$/,
    );
    expect(headers).not.toHaveProperty('set-cookie');
    const kept = await readdir(fileFolder(api.dataDir, { accountId: api.account.id, sha256: json.sha256 }));
    expect(kept).toEqual(['original']);
    const everything = await readdir(api.dataDir, { recursive: true });
    expect(everything.filter((path) => path.includes('evil'))).toEqual([]);
  });
});

describe('after a crash', () => {
  test('no file is left without rows, and files in use stay', async () => {
    const library = buildFileLibrary(api.database, api.dataDir);
    const kept = await sent(await photo());
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
    const file = await library.findLinked({ accountId: api.account.id, id });
    if (file === undefined) throw new Error('the file is missing');
    const paths = await Promise.all([1, 2].map(() => library.renditionPath(file, '480', 270)));
    expect((await sharp(paths[0]).metadata()).height).toBe(52);
  });
});
