/** Each text of an item keeps the stretch of the recording that it was typed to, for whoever reads the report. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { wav } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let roomPath: string;
let path: string;
let recordingId: number;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  report = await givenReport(api);
  const room = await report.room();
  roomPath = `${report.base}/rooms/${room.id}`;
  path = `${roomPath}/items/${(await report.item(room.id, 'Door')).id}`;
  recordingId = await dictate(report, `${roomPath}/attachments`);
});
afterAll(() => api.close());

async function dictate({ clerk }: GivenReport, to: string): Promise<number> {
  const { status, json } = await uploads(api, clerk.token).upload(to, wav(), { filename: 'Hall.wav' });
  expect([status, json.type]).toEqual([200, 'AUDIO']);
  return json.id;
}

const stretch = (from: number, to: number, id = recordingId) => ({ attachment_id: id, from, to });

test('a text keeps what it was typed to, and so do the others when one is typed anew', async () => {
  const first = { name: 'Door', description: 'White', spoken: { description: stretch(2, 4.5) } };
  expect((await report.write('PUT', path, first)).json.spoken).toEqual({ description: stretch(2, 4.5) });
  const next = { name: 'Door', description: 'White', condition: 'Good', spoken: { condition: stretch(4.5, 9) } };
  const both = { description: stretch(2, 4.5), condition: stretch(4.5, 9) };
  expect((await report.write('PUT', path, next)).json.spoken).toEqual(both);
  const silent = { name: 'Door', description: 'White', condition: 'Good order' };
  expect((await report.write('PUT', path, silent)).json.spoken).toEqual(both);
  expect((await report.read()).rooms[0].items[0].spoken).toEqual(both);
  expect((await report.asManager('GET', path)).json.spoken).toEqual(both);
});

test('it is the stretch whichever way round its ends are given, and nothing is told of it in the trail', async () => {
  const spoken = { condition: stretch(9, 4) };
  const { json } = await report.write('PUT', path, { name: 'Door', condition: 'Good', spoken });
  expect(json.spoken).toEqual({ condition: stretch(4, 9) });
  const changes = (await report.trail()).filter(({ action }) => action === 'report.item_changed');
  expect(changes.map((one) => one.changes)).toEqual([[{ field: 'condition', from: null, to: 'Good' }]]);
});

test('recordings that are not of the report are left out, and the words are kept all the same', async () => {
  const other = await givenReport(api);
  const room = await other.room();
  const elsewhere = await dictate(other, `${other.base}/rooms/${room.id}/attachments`);
  const spoken = { description: stretch(1, 2), condition: stretch(1, 2, elsewhere) };
  const { status, json } = await report.write('PUT', path, { name: 'Door', description: 'W', condition: 'G', spoken });
  expect([status, json.condition.value, json.spoken]).toEqual([200, 'G', { description: stretch(1, 2) }]);
});

test('seconds before the beginning, and none at all, are refused where they stand', async () => {
  const spoken = { condition: { attachment_id: recordingId, from: -1 } };
  const { status, json } = await report.write('PUT', path, { name: 'Door', condition: 'Good', spoken });
  expect(status).toBe(422);
  expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/spoken/condition/from',
    '/spoken/condition/to',
  ]);
});

test('a copy begins without, since its recording is another room’s', async () => {
  await report.write('PUT', path, { name: 'Door', condition: 'Good', spoken: { condition: stretch(1, 2) } });
  const { json } = await report.write('PUT', `${path}/copy`, { room: { name: 'Study' } });
  expect([json.condition.value, json.spoken]).toEqual(['Good', undefined]);
});
