/** Findings of the checks before review that somebody lets stand, with the reason for whoever reviews. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let report: GivenReport;
let path: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  report = await givenReport(api);
  const room = await report.room();
  path = `${report.base}/rooms/${room.id}/items/${(await report.item(room.id, 'Door')).id}`;
  await report.write('PUT', path, { name: 'Door', condition: 'Good: light scuffs' });
});
afterAll(() => api.close());

const waived = [{ check: 'vague', reason: 'All over, see the photos' }];

test('it is kept with its reason, read with the report, and told in the trail', async () => {
  expect((await report.write('PUT', path, { name: 'Door', waived })).json.waived).toEqual(waived);
  expect((await report.read()).rooms[0].items[0].waived).toEqual(waived);
  const told = (await report.trail()).flatMap(({ changes }) => changes ?? []);
  expect(told).toContainEqual({ field: 'waived', from: [], to: waived });
});

test('it stays while the condition does, goes with another one, and is taken back by hand', async () => {
  await report.write('PUT', path, { name: 'Door', waived });
  const same = { name: 'Front door', description: 'White', condition: 'Good: light scuffs' };
  expect((await report.write('PUT', path, same)).json.waived).toEqual(waived);
  expect((await report.write('PUT', path, { ...same, condition: 'Good' })).json.waived).toBeUndefined();

  await report.write('PUT', path, { name: 'Door', waived });
  expect((await report.write('PUT', path, { name: 'Door', waived: [] })).json.waived).toBeUndefined();
});

test('a copy begins without, since nobody has looked at it', async () => {
  await report.write('PUT', path, { name: 'Door', waived });
  const { json } = await report.write('PUT', `${path}/copy`, { room: { name: 'Study' } });
  expect([json.condition.value, json.waived]).toEqual(['Good: light scuffs', undefined]);
});

test('a check that there is not, and no reason, are refused where they stand', async () => {
  const { status, json } = await report.write('PUT', path, {
    name: 'Door',
    waived: [{ check: 'spelling', reason: 'Fine' }, { check: 'vague' }],
  });
  expect(status).toBe(422);
  expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/waived/0/check',
    '/waived/1/reason',
  ]);
});
