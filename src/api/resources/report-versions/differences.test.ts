/** Corrections are told field by field, with why and by whom. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { givenReport } from '#testing/given-report.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function call(as: Call, ...[method, path, body]: Parameters<Call>) {
  const answer = await as(method, path, body);
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return answer.json;
}

const why = { reasons: ['condition', 'photographs'], note: 'The tenant is right about the hob.' };

async function givenFinished() {
  const report = await givenReport(api);
  const kitchen = await report.room('Kitchen');
  const hob = await report.item(kitchen.id, 'Hob', { description: 'Ceramic', condition: 'Cracked' });
  const sink = await report.item(kitchen.id, 'Sink', { condition: 'Clean' });
  await call(report.write, 'POST', `${report.base}/submit`);
  await call(report.asManager, 'POST', `${report.base}/complete`);
  return { ...report, kitchen, hob, sink };
}
type Finished = Awaited<ReturnType<typeof givenFinished>>;

const itemOf = ({ base, kitchen }: Finished, { id }: { id: number }) => `${base}/rooms/${kitchen.id}/items/${id}`;

async function correct(report: Finished, work: () => Promise<void>, said?: typeof why) {
  await call(report.asManager, 'POST', `${report.base}/reopen`, said);
  await work();
  await call(report.asManager, 'POST', `${report.base}/complete`);
}

test('a correction is told field by field, with its reasons and whoever made it', async () => {
  const report = await givenFinished();
  const { asManager, base, manager, property, kitchen, hob, sink } = report;
  await correct(
    report,
    async () => {
      await call(asManager, 'PUT', itemOf(report, hob), { name: 'Hob', description: 'Ceramic', condition: 'Chipped' });
      await call(asManager, 'DELETE', itemOf(report, sink));
      await call(asManager, 'POST', `${base}/rooms/${kitchen.id}/items`, { name: 'Tap', condition: 'Dripping' });
      await call(asManager, 'PUT', `/properties/${property.id}`, { address: { line1: '99 Other Street' } });
    },
    why,
  );
  const { from, to, corrections, differences } = await call(asManager, 'GET', `${base}/versions/2/differences`);
  expect([from, to]).toEqual([1, 2]);
  expect(corrections).toEqual([
    { version: 2, ...why, reopened_at: expect.stringMatching(/^20/), reopened_by: manager.name },
  ]);
  const by = { id: manager.id, name: manager.name };
  const at = expect.stringMatching(/^20/);
  expect(differences).toEqual([
    {
      place: [],
      kind: 'property',
      change: 'changed',
      field: 'line1',
      was: '12 Albert Road',
      now: '99 Other Street',
      by,
      at,
    },
    {
      place: ['Kitchen', 'Hob'],
      kind: 'item',
      change: 'changed',
      field: 'condition',
      was: 'Cracked',
      now: 'Chipped',
      by,
      at,
    },
    {
      place: ['Kitchen', 'Sink'],
      kind: 'item',
      change: 'removed',
      field: null,
      was: 'Sink · Clean',
      now: null,
      by,
      at,
    },
    { place: ['Kitchen', 'Tap'], kind: 'item', change: 'added', field: null, was: null, now: 'Tap · Dripping', by, at },
  ]);
});

test('a change of the same sitting as the report itself names its author, too', async () => {
  const report = await givenFinished();
  const { asManager, base, hob, manager } = report;
  const change = (condition: string) =>
    call(asManager, 'PUT', itemOf(report, hob), { name: 'Hob', description: 'Ceramic', condition });
  await correct(report, () => change('Chipped'));
  await correct(report, () => change('Scratched'));
  const { corrections, differences } = await call(asManager, 'GET', `${base}/versions/3/differences?from=1`);
  expect(corrections).toMatchObject([
    { version: 2, reasons: [], note: null, reopened_by: manager.name },
    { version: 3, reasons: [], note: null },
  ]);
  expect(differences).toMatchObject([{ was: 'Cracked', now: 'Scratched', by: { id: manager.id } }]);
  expect((await call(asManager, 'GET', `${base}/versions/3/differences`)).differences).toMatchObject([
    { was: 'Chipped', now: 'Scratched', by: { id: manager.id } },
  ]);
});

test('another order of the items is told as such', async () => {
  const report = await givenFinished();
  const { asManager, base, kitchen, hob, sink } = report;
  await correct(report, () => call(asManager, 'PUT', `${base}/rooms/${kitchen.id}/items`, [sink.id, hob.id]));
  expect((await call(asManager, 'GET', `${base}/versions/2/differences`)).differences).toMatchObject([
    { place: ['Kitchen'], kind: 'item', field: 'order', was: 'Hob, Sink', now: 'Sink, Hob' },
  ]);
});

test('reasons are those that there are, and stay in the trail of a return as well', async () => {
  const report = await givenReport(api);
  const { asManager, base, property } = report;
  await call(report.write, 'POST', `${base}/submit`);
  const refused = await asManager('POST', `${base}/reopen`, { reasons: ['mood'] });
  expect(refused.json).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/reasons/0' }] });
  await call(asManager, 'POST', `${base}/reopen`, why);
  const { data } = await call(asManager, 'GET', `/properties/${property.id}/audit`);
  expect(data.find(({ action }: { action: string }) => action === 'inspection.reopen').changes).toEqual(
    expect.arrayContaining([
      { field: 'reasons', from: null, to: why.reasons },
      { field: 'note', from: null, to: why.note },
    ]),
  );
});

test('versions that are not there cannot be compared, nor those of another account', async () => {
  const report = await givenFinished();
  const { asManager, base } = report;
  const path = (version: number, from?: number) =>
    `${base}/versions/${version}/differences${from === undefined ? '' : `?from=${from}`}`;
  expect((await asManager('GET', path(1))).status).toBe(404);
  expect((await asManager('GET', path(2, 1))).status).toBe(404);
  const stranger = api.as((await (await givenAccount(api.database)).user('manager')).token);
  expect((await stranger('GET', path(1, 1))).status).toBe(404);
});
