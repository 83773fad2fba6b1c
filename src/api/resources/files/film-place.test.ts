/** Films leave without the place where they were made, as photographs do. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecordingDetails } from '#store/files/file-details.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { recording } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let directory: string;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  directory = await mkdtemp(join(tmpdir(), 'keyturn-place-'));
});
afterAll(async () => {
  await api.close();
  await rm(directory, { recursive: true, force: true });
});

/** 50.7989, as a 3GPP box spells it: 16 bits before the point and 16 behind it. */
const latitude = Buffer.from('0032cc84', 'hex');
const places = ['+50.7989-001.0912', 'Southsea', latitude.toString('latin1')];
const namesPlace = (bytes: Buffer) => places.some((place) => bytes.toString('latin1').includes(place));

describe.each(['place-xyz.mov', 'place-keys.mov', 'place-loci.mp4', 'place-tags.webm'] as const)('%s', (name) => {
  let original: Buffer;
  let attachment: { id: number; url: string };
  let read: ReturnType<typeof uploads>['read'];
  beforeAll(async () => {
    const { upload, read: readAs } = uploads(api, report.manager.token);
    read = readAs;
    original = await recording(name);
    const sent = await upload(`/inspections/${report.inspection.id}/attachments`, original, { filename: name });
    expect(sent.status).toBe(200);
    attachment = sent.json;
  });

  test('is sent by its link without the place, of the same length, and as playable as before', async () => {
    expect(namesPlace(original)).toBe(true);
    const sent = await read(attachment.url);
    expect([sent.status, sent.bytes.length, namesPlace(sent.bytes)]).toEqual([200, original.length, false]);
    const paths = [join(directory, 'original'), join(directory, 'sent')] as const;
    await writeFile(paths[0], original);
    await writeFile(paths[1], sent.bytes);
    expect(await readRecordingDetails(paths[1])).toEqual(await readRecordingDetails(paths[0]));
  });

  test('nor in parts, however these are cut', async () => {
    const whole = (await read(attachment.url)).bytes;
    for (const length of [7, 100, 1000]) {
      const parts: Buffer[] = [];
      for (let from = 0; from < original.length; from += length)
        parts.push((await read(attachment.url, { range: `bytes=${from}-${from + length - 1}` })).bytes);
      expect(Buffer.concat(parts).equals(whole)).toBe(true);
    }
  });

  test('nor by a link to shared files, but whole to a bearer who asks for the original', async () => {
    const body = { inspection_id: report.inspection.id, attachment_ids: [attachment.id] };
    const made = (await report.asManager('POST', '/file-shares', body)).json;
    const opened = await api.as(undefined)('GET', `/shared-files/${made.url.split('/').at(-1)}`);
    const shared = await read(opened.json.files[0].url);
    expect([shared.status, namesPlace(shared.bytes)]).toEqual([200, false]);
    const kept = await read(`http://localhost/api/attachments/${attachment.id}/original`);
    expect(kept.bytes.equals(original)).toBe(true);
  });
});
