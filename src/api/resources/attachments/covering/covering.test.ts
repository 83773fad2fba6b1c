/** Parts of a photograph are covered for good; people who may not see them try to. */
import { access } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { originalPath } from '#store/files/files.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { heic, pdf, photo } from '#testing/sample-files.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
/** The manager at the screens of the back office. */
let atDesk: { call: Call; token: string };
const given = () => ({ api, report });
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  const token = await api.account.backOfficeToken(report.manager.id);
  atDesk = { token, call: api.as(token) };
});
afterAll(() => api.close());

/** No two are the same file. */
let wide = 64;
const fresh = (more = {}) => photo({ width: (wide += 2), height: 32, ...more });
const added = async (to = report, bytes?: Buffer, name = {}) =>
  (await uploads(api, to.clerk.token).upload(`${to.base}/attachments`, bytes ?? (await fresh()), name)).json;
/** The red half of a sample. */
const face = [{ left: 0, top: 0, width: 0.5, height: 1 }];
const cover = (id: number, parts: object[] = face, call: Call = report.write) =>
  call('POST', `/attachments/${id}/covered-parts`, { parts });
const covered = async (...of: Parameters<typeof added>) => {
  const before = await added(...of);
  const { status, json, text } = await cover(before.id, face, of[0]?.write);
  expect(status, text).toBe(200);
  return { before, now: json };
};
const uncover = (id: number, call = atDesk.call) => call('DELETE', `/attachments/${id}/covered-parts`);

/** The shares of red and of blue pixels. */
async function coloursOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  let [red, blue] = [0, 0];
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
    if (r > b + 60 && r > g + 60) red += 1;
    if (b > r + 60 && b > g + 60) blue += 1;
  }
  return { red: red / pixels, blue: blue / pixels };
}
const nothingRed = async (bytes: Buffer) => {
  const { red, blue } = await coloursOf(bytes);
  expect([red, blue > 0.3]).toEqual([0, true]);
};
const linksOf = ({ url, renditions }: { url: string; renditions: Record<string, string> }) => {
  const all = [url, ...Object.values(renditions)];
  return [...all, ...all.map((link) => link.replace('.jpg', '-90.jpg'))];
};
const readAs = async (token: string | undefined, link: string) => uploads(api, token).read(link);

describeGuards('covering parts', given, {
  method: 'POST',
  path: async () => `/attachments/${(await added()).id}/covered-parts`,
  body: { parts: face },
  scope: 'reports.write',
});

test('its pixels are gone, in every size, and so is what the camera wrote', async () => {
  const exif = { DateTimeOriginal: '2026:11:21 09:30:00', OffsetTimeOriginal: '+00:00' };
  const { before, now } = await covered(report, await fresh({ exif, orientation: 3 }));
  expect([before.covered, now.covered, now.version]).toEqual([false, true, before.version]);
  expect([now.width, now.height, now.taken_at]).toEqual([before.width, before.height, before.taken_at]);
  expect(now.sha256).not.toBe(before.sha256);
  // Upside down, so that blue stood at the left: it is what was covered.
  for (const link of linksOf(now)) expect((await coloursOf((await readAs(undefined, link)).bytes)).blue).toBe(0);
  const kept = await readAs(report.clerk.token, now.original_url);
  expect((await coloursOf(kept.bytes)).blue).toBe(0);
  const { exif: left, icc, xmp, iptc } = await sharp(kept.bytes).metadata();
  expect([left, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
});

test('a photograph of an iPhone is covered, too', async () => {
  const { now } = await covered(report, await heic(), { filename: 'IMG.HEIC' });
  await nothingRed((await readAs(undefined, now.url)).bytes);
});

test('the trail says who and when, and not what', async () => {
  const { now } = await covered();
  const entry = (await report.trail()).find(({ subject }) => subject.id === now.id);
  expect(entry).toMatchObject({ action: 'report.attachment_covered', changes: [], actor: { id: report.clerk.id } });
});

test('only parts of pictures are covered, by rectangles within them', async () => {
  const { id } = await added();
  for (const part of [
    { left: 0.6, top: 0, width: 0.5, height: 1 },
    { left: 0, top: 0.6, width: 1, height: 0.5 },
    { left: 0, top: 0, width: 0, height: 1 },
  ])
    expect((await cover(id, [part])).status).toBe(422);
  expect((await cover(id, [])).status).toBe(422);
  const file = await added(report, pdf(), { filename: 'x.pdf' });
  expect((await cover(file.id)).json.errors[0]).toMatchObject({ pointer: '/parts', code: 'not_a_picture' });
});

describe('the uncovered pixels are had by nobody else:', () => {
  test('a clerk, by the original and by the way of managers', async () => {
    const { now } = await covered();
    await nothingRed((await readAs(report.clerk.token, now.original_url)).bytes);
    const token = await api.account.backOfficeToken(report.clerk.id);
    expect((await api.as(token)('GET', `/attachments/${now.id}/uncovered`)).status).toBe(403);
    expect((await uncover(now.id, api.as(token))).status).toBe(403);
  });

  test('another application, with the token of a manager', async () => {
    const { now } = await covered();
    await nothingRed((await readAs(report.manager.token, now.original_url)).bytes);
    for (const answer of [
      await report.asManager('GET', `/attachments/${now.id}/uncovered`),
      await uncover(now.id, report.asManager),
    ])
      expect(answer).toMatchObject({ status: 403, json: { code: 'back_office_only' } });
  });

  test('links that were given before, of each size and turn', async () => {
    const { before } = await covered();
    for (const link of linksOf(before)) await nothingRed((await readAs(undefined, link)).bytes);
  });

  test('a link to shared files that was opened before', async () => {
    const before = await added();
    const body = { inspection_id: report.inspection.id, attachment_ids: [before.id] };
    const { url } = (await report.asManager('POST', '/file-shares', body)).json;
    const open = async () => (await api.as(undefined)('GET', `/shared-files/${url.split('/').at(-1)}`)).json.files[0];
    const shared = await open();
    expect((await coloursOf((await readAs(undefined, shared.url)).bytes)).red).toBeGreaterThan(0.4);
    await cover(before.id);
    for (const file of [shared, await open()])
      for (const link of [file.url, file.thumbnail_url]) await nothingRed((await readAs(undefined, link)).bytes);
  });

  test('somebody who uploads the same photograph again, or in another report', async () => {
    const bytes = await fresh();
    await covered(report, bytes);
    for (const to of [report, await givenReport(api)]) {
      const again = await added(to, bytes);
      expect(again.covered).toBe(true);
      await nothingRed((await readAs(to.clerk.token, again.original_url)).bytes);
    }
  });

  test('another report that shows the same photograph, whose readers are told of its change', async () => {
    const other = await givenReport(api);
    const bytes = await fresh();
    await added(other, bytes);
    const { version } = (await other.read()) as { version: number };
    await covered(report, bytes);
    const [shown] = (await other.write('GET', `${other.base}/attachments`)).json;
    await nothingRed((await readAs(undefined, shown.url)).bytes);
    expect((await other.read()).version).toBeGreaterThan(version);
  });

  test('links to the one that had fewer parts covered', async () => {
    const { before, now } = await covered();
    const { json } = await cover(now.id, [{ left: 0.5, top: 0, width: 0.5, height: 1 }]);
    for (const link of [...linksOf(before), ...linksOf(now), ...linksOf(json)])
      expect(await coloursOf((await readAs(undefined, link)).bytes)).toEqual({ red: 0, blue: 0 });
  });
});

describe('a manager in the back office', () => {
  test('has the file as it was uploaded, kept by no browser and named in the security log', async () => {
    const bytes = await fresh();
    const { now } = await covered(report, bytes);
    const link = now.original_url.replace('/original', '/uncovered');
    const { status, bytes: sent, headers } = await readAs(atDesk.token, link);
    expect([status, sent.equals(bytes), headers['cache-control']]).toEqual([200, true, 'no-store']);
    const kept = await api.database.rows<{ id: number }>(
      'test.log',
      `select subject_id as id from security_events
       where account_id = $1 and kind = 'original.downloaded' and actor_id = $2 order by id desc limit 1`,
      [api.account.id, report.manager.id],
    );
    expect(kept).toEqual([{ id: now.id }]);
  });

  test('takes the covers away while the report is written, wherever they were added', async () => {
    const { before, now } = await covered();
    await cover(now.id, [{ left: 0.9, top: 0, width: 0.1, height: 1 }]);
    const { status, json } = await uncover(now.id);
    expect([status, json.covered, json.sha256]).toEqual([200, false, before.sha256]);
    expect((await coloursOf((await readAs(undefined, before.url)).bytes)).red).toBeGreaterThan(0.4);
    expect((await readAs(undefined, now.url)).status).toBe(404);
    expect((await uncover(now.id)).json.covered).toBe(false);
    const actions = (await report.trail()).filter(({ subject }) => subject.id === now.id).map(({ action }) => action);
    expect(actions).toEqual(['report.attachment_uncovered', 'report.attachment_covered']);
  });

  test('leaves them once a finished report shows them', async () => {
    const bytes = await fresh();
    const other = await givenReport(api);
    const { now } = await covered(other, bytes);
    const own = await added(report, bytes);
    await other.putInState(states.complete);
    for (const id of [now.id, own.id]) expect(await uncover(id)).toMatchObject({ status: 409 });
    await other.putInState(states.review);
    expect((await uncover(own.id)).status).toBe(200);
  });
});

test('the uploaded file stays as long as the covered one, and goes with it', async () => {
  const { before, now } = await covered();
  const isThere = ({ sha256 }: { sha256: string }) =>
    access(originalPath(api.dataDir, { accountId: api.account.id, sha256 })).then(
      () => true,
      () => false,
    );
  expect([await isThere(before), await isThere(now)]).toEqual([true, true]);
  await report.write('DELETE', `/attachments/${now.id}`);
  expect([await isThere(before), await isThere(now)]).toEqual([false, false]);
});
