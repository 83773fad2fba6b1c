/** Facts from the content of a file, whatever its name: its type, its size, when it was taken. */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { amr, archive, box, heic, movie, pdf, photo, recording, wav, wordDocument } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { type Sent, uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let files: ReturnType<typeof uploads>;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  files = uploads(api, report.clerk.token);
});
afterAll(() => api.close());

const send = (bytes: Buffer, sent?: Sent) => files.upload(`${report.base}/attachments`, bytes, sent);
const incoming = () => readdir(join(api.dataDir, 'incoming'));

describe('the type comes from the content', () => {
  test.each([
    ['a JPEG', () => photo(), 'x.jpg', 'IMAGE', 'image/jpeg'],
    ['a PNG named as a JPEG', () => photo({ format: 'png' }), 'x.jpg', 'IMAGE', 'image/png'],
    ['a WebP', () => photo({ format: 'webp' }), 'x.webp', 'IMAGE', 'image/webp'],
    ['a GIF', () => photo({ format: 'gif' }), 'x.gif', 'IMAGE', 'image/gif'],
    ['a HEIC', () => heic(), 'IMG_0001.HEIC', 'IMAGE', 'image/heic'],
    ['a WAV', async () => wav(), 'x.wav', 'AUDIO', 'audio/wav'],
    ['an AMR', async () => amr(), 'x.amr', 'AUDIO', 'audio/amr'],
    ['an MP4', async () => movie(), 'x.mp4', 'VIDEO', 'video/mp4'],
    ['an MP4 without a picture', async () => movie('soun'), 'x.mp4', 'AUDIO', 'audio/mp4'],
    ['a PDF', async () => pdf(), 'x.pdf', 'FILE', 'application/pdf'],
    ['a text', async () => Buffer.from('Keys are with the concierge – ask for Zoë.\n'), 'x.txt', 'FILE', 'text/plain'],
    [
      ...(['a Word document', async () => wordDocument(), 'x.docx', 'FILE'] as const),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('%s', async (_what, make, filename, type, mediaType) => {
    const { status, json } = await send(await make(), { filename });
    expect([status, json.type, json.media_type]).toEqual([200, type, mediaType]);
    expect(json.renditions === null).toBe(type !== 'IMAGE');
  });

  test.each([
    ['a page', async () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'x.txt'],
    ['a drawing with scripts', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg'],
    [
      'a program',
      async () => Buffer.from('\u007fELF\u0002\u0001\u0001\u0000'.padEnd(5000, '\u0000'), 'latin1'),
      'x.txt',
    ],
    ['an archive', async () => archive({ 'a.txt': 'a' }), 'x.zip'],
    ['an archive named as a document', async () => archive({ 'a.txt': 'a' }), 'x.docx'],
    ['a PDF named as a picture', async () => pdf(), 'x.jpg'],
    ['a picture named as a document', () => photo(), 'x.pdf'],
    ['a text named as a page', async () => Buffer.from('Only text.'), 'x.html'],
    [
      'a picture that is an archive as well',
      async () => Buffer.concat([await photo(), archive({ 'a.txt': 'a' })]),
      'x.jpg',
    ],
    ['a picture that is a PDF as well', async () => Buffer.concat([(await photo()).subarray(0, 20), pdf()]), 'x.jpg'],
    ['half a picture', async () => (await photo({ width: 2000, height: 2000 })).subarray(0, 6000), 'x.jpg'],
    ['half a HEIC', async () => (await heic()).subarray(0, 700), 'x.heic'],
    ['a HEIC without its picture', async () => (await heic()).fill(0, 521, 645), 'x.heic'],
    ['a JPEG behind the head of a HEIC', async () => withHead(await heic(), await photo()), 'x.heic'],
    ['a HEIC named as a document', () => heic(), 'x.pdf'],
    ['a script that begins like a picture', async () => Buffer.from('GIF89a/*<script>alert(1)</script>*/=1;'), 'x.gif'],
    ['bytes of no kind', async () => Buffer.from([0, 1, 2, 3, 250, 251]), 'x.bin'],
    ['nothing at all', async () => Buffer.alloc(0), 'x.jpg'],
  ])('refuses %s', async (_what, make, filename) => {
    const { status, json } = await send(await make(), { filename });
    expect([status, json.code]).toEqual([415, 'unsupported_media']);
    expect(await incoming()).toEqual([]);
  });

  test.each([
    ['a PDF', '%PDF-1.7'],
    ['a web page', '<script>alert(1)</script>'],
  ])('refuses a whole picture whose comment makes it %s as well', async (what, comment) => {
    const picture = await sharp(await photo())
      .jpeg()
      .toBuffer();
    const { status, json } = await send(withComment(picture, comment), { filename: 'x.jpg' });
    expect([status, json.detail]).toEqual([415, `The file is ${what} as well.`]);
    expect((await send(withComment(picture, 'The hall'), { filename: 'x.jpg' })).status).toBe(200);
  });

  test('a file declared as a picture must be one', async () => {
    expect((await send(pdf(), { filename: 'x', type: 'image/jpeg' })).status).toBe(415);
  });
});

/** A JPEG begins with two bytes; a comment may come next. */
function withComment(jpeg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  const segment = [Buffer.from([0xff, 0xfe]), length, Buffer.from(comment)];
  return Buffer.concat([jpeg.subarray(0, 2), ...segment, jpeg.subarray(2)]);
}

const withHead = (head: Buffer, rest: Buffer) => Buffer.concat([head.subarray(0, 24), rest]);

test('a HEIC is shown as a JPEG in all sizes, dated by its camera, and kept as it was', async () => {
  const bytes = await heic();
  const { json } = await send(bytes, { filename: 'IMG_0001.HEIC' });
  expect(json).toMatchObject({
    width: 64,
    height: 32,
    taken_at: '2026-11-21T09:30:00+00:00',
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  for (const link of [json.url, ...Object.values<string>(json.renditions)]) {
    const shown = sharp((await files.read(link)).bytes);
    const { format, width, height, exif } = await shown.metadata();
    expect([format, width, height, exif]).toEqual(['jpeg', 64, 32, undefined]);
    const { data } = await shown.raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blueOfRed = 255] = data.subarray(0, 3);
    const [redOfBlue = 255, , blue = 0] = data.subarray(63 * 3, 64 * 3);
    expect([red > 200, blueOfRed < 60, redOfBlue < 60, blue > 200]).toEqual([true, true, true, true]);
  }
  expect((await files.read(json.original_url)).bytes).toEqual(bytes);
});

describe('limits', () => {
  test('a picture of more than 60 megapixels is too large, however few bytes it has', async () => {
    const huge = await sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { status, json } = await send(huge, { filename: 'x.png' });
    expect([status, json.code]).toEqual([413, 'too_large']);
  });

  test('a picture of more than 30 MB and a document of more than 50 MB are too large', async () => {
    const big = Buffer.concat([await photo(), Buffer.alloc(30_000_001)]);
    expect((await send(big)).status).toBe(413);
    expect((await send(Buffer.alloc(50_000_001, 'a'), { filename: 'x.txt' })).status).toBe(413);
    expect(await incoming()).toEqual([]);
  });
});

describe('when it was taken', () => {
  test.each<[string, string | undefined, string | null, string]>([
    ['2026:06:01 10:00:00', '+02:00', '2026-06-01T08:00:00+00:00', 'with its offset'],
    ['2026:06:01 10:00:00', undefined, '2026-06-01T09:00:00+00:00', 'in the time of the account, London in summer'],
    ['2026:12:01 10:00:00', undefined, '2026-12-01T10:00:00+00:00', 'in the time of the account, London in winter'],
    ['0000:00:00 00:00:00', undefined, null, 'by a camera without a clock'],
  ])('%s %s is %s: %s', async (DateTimeOriginal, offset, taken) => {
    const exif = { DateTimeOriginal, ...(offset !== undefined && { OffsetTimeOriginal: offset }) };
    const { json } = await send(await photo({ exif, width: 70 }));
    expect(json.taken_at).toBe(taken);
  });

  test('a film says when it was made and how long it is, a sound how long it is', async () => {
    expect((await send(movie(), { filename: 'x.mp4' })).json).toMatchObject({
      taken_at: '2026-11-21T09:30:00+00:00',
      duration: 7,
    });
    expect((await send(wav(), { filename: 'x.wav' })).json).toMatchObject({ taken_at: null, duration: 1 });
    expect((await send(amr(), { filename: 'x.amr' })).json).toMatchObject({ taken_at: null, duration: 2 });
  });

  test.each([
    ['sound.mp3', 'audio/mpeg', null],
    ['sound.ogg', 'audio/ogg', null],
    ['sound.flac', 'audio/flac', null],
    ['sound.webm', 'audio/webm', null],
    ['film.mov', 'video/quicktime', '2026-11-21T09:30:00+00:00'],
  ] as const)('%s says how long it is', async (name, media_type, taken_at) => {
    expect((await send(await recording(name), { filename: name })).json).toMatchObject({
      media_type,
      taken_at,
      duration: 3,
    });
  });

  const film = (...content: Buffer[]) =>
    Buffer.concat([box('ftyp', Buffer.from('qt  \0\0\0\0qt  ', 'latin1')), box('moov', ...content)]);
  test.each([
    [
      'of a table of 60 MB',
      async () => film(box('trak', box('mdia', box('minf', box('stbl', box('stsz', Buffer.alloc(60_000_000, 1))))))),
    ],
    ['of a million empty boxes', async () => film(Buffer.alloc(8_000_000, Buffer.from('\0\0\0\u0008free', 'latin1')))],
    ['cut in half', async () => (await recording('film.mov')).subarray(0, 1500)],
  ])('a film %s is kept, undated', async (_what, make) => {
    const { status, json } = await send(await make(), { filename: 'x.mov' });
    expect([status, json.taken_at, json.duration]).toEqual([200, null, null]);
  });
});
