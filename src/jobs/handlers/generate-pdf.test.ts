import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import { givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildGeneratePdf } from './generate-pdf.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

/** A PDF that was asked for, and nobody makes but the test. */
async function givenRequest() {
  const report = await givenReport(api);
  await report.room('Kitchen');
  const ask = async () => (await report.asManager('POST', `${report.base}/pdf`)).status;
  expect(await ask()).toBe(202);
  const read = async () => (await report.asManager('GET', `${report.base}/pdfs`)).json[0];
  const { database, dataDir } = api;
  const store = buildStore(database);
  const settings = { publicUrl: 'http://localhost:8080', dataDir };
  const generate = buildGeneratePdf({ database, store, settings, log: { error: () => undefined } });
  const place = { accountId: api.account.id, id: (await read()).id as number };
  const told = () =>
    database.rows<{ kind: string; data: object }>(
      'test.told',
      `select kind, data from events where account_id = $1 and kind like 'pdf.%' and data -> 'pdf' ->> 'id' = $2 order by seq`,
      [place.accountId, String(place.id)],
    );
  return {
    report,
    ask,
    read,
    told,
    make: (stopping = new AbortController().signal) => generate(place, stopping),
    makeAs: (id: number) => generate({ ...place, id }, new AbortController().signal),
    /** A process that ends in the middle leaves it running. */
    beginAndEnd: () => store.pdfs.start(place.accountId, place.id),
  };
}

test('a PDF that ends the worker each time is given up, says so, and can be asked for again', async () => {
  const { ask, read, make, beginAndEnd } = await givenRequest();
  for (let time = 0; time < 5; time += 1) await beginAndEnd();
  await make();
  expect(await read()).toMatchObject({ state: 'failed', failure: 'The service ended each time it made this PDF.' });
  expect(await ask()).toBe(202);
  await make();
  expect((await read()).state).toBe('ready');
});

test('a PDF is made after a process has ended in the middle of it', async () => {
  const { read, make, beginAndEnd } = await givenRequest();
  for (let time = 0; time < 4; time += 1) await beginAndEnd();
  await make();
  expect((await read()).state).toBe('ready');
});

test('a worker that stops puts the PDF down, however often that happens', async () => {
  const { read, make } = await givenRequest();
  for (let time = 0; time < 8; time += 1) await make(AbortSignal.abort());
  expect((await read()).state).toBe('queued');
  await make();
  expect((await read()).state).toBe('ready');
});

test('the live feed is told how far a PDF is, and that it is made', async () => {
  const { report, make, read, told } = await givenRequest();
  await make();
  const { id } = await read();
  const events = await told();
  const inspection_id = report.inspection.id;
  expect(events[0]).toEqual({
    kind: 'pdf.progress',
    data: { inspection_id, pdf: { id, type: 'FULL', state: 'running', progress: 0 } },
  });
  expect(events.filter(({ kind }) => kind === 'pdf.generated')).toHaveLength(1);
});

test('the live feed is told that a PDF cannot be made', async () => {
  const { report, make, read, told, beginAndEnd } = await givenRequest();
  for (let time = 0; time < 5; time += 1) await beginAndEnd();
  await make();
  const { id } = await read();
  expect((await told()).at(-1)).toEqual({
    kind: 'pdf.failed',
    data: { inspection_id: report.inspection.id, pdf: { id, type: 'FULL', state: 'failed' } },
  });
});

test('a PDF is of the report as it is when it is made', async () => {
  const { report, ask, make, read } = await givenRequest();
  await report.room('Bathroom');
  await make();
  expect(await read()).toMatchObject({ state: 'ready', current: true, report_version: (await report.read()).version });
  expect(await ask()).toBe(200);
});

test('a PDF that was asked for, and again after a change, is current when both are made', async () => {
  const { report, ask, make, makeAs } = await givenRequest();
  await report.room('Bathroom');
  expect(await ask()).toBe(202);
  const [second] = (await report.asManager('GET', `${report.base}/pdfs`)).json;
  await make();
  await makeAs(second.id);
  const list = (await report.asManager('GET', `${report.base}/pdfs`)).json;
  expect(list).toMatchObject([
    { state: 'ready', current: true },
    { state: 'ready', current: false },
  ]);
  expect(await ask()).toBe(200);
});
