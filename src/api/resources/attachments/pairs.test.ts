/** A photograph of a report is tied to one of the report that it started from. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startsFrom } from '#domain/initialization.ts';
import { states } from '#domain/inspection-state.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { describeGuards } from '#testing/interface/route-guards.ts';
import { pdf, photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let source: GivenReport;
let report: GivenReport;
const given = () => ({ api, report });

const added = async (to: GivenReport, file = photo(), name = {}) =>
  (await uploads(api, to.clerk.token).upload(`${to.base}/attachments`, await file, name)).json;
const pairPath = async () => `/attachments/${(await added(report)).id}/pair`;

beforeAll(async () => {
  api = await testApi();
  source = await givenReport(api);
  report = await givenReport(api, {
    state: states.active,
    initializationType: startsFrom.report,
    initializationFrom: source.inspection.id,
  });
});
afterAll(() => api.close());

describeGuards('tying photographs', given, {
  method: 'PUT',
  path: pairPath,
  body: { earlier_id: null },
  scope: 'reports.write',
});

test('a pair is kept, told in the trail, and untied by null', async () => {
  const [now, earlier] = [await added(report), await added(source)];
  const tie = (earlierId: number | null) =>
    report.write('PUT', `/attachments/${now.id}/pair`, { earlier_id: earlierId });
  expect(now.earlier_id).toBeNull();
  const tied = await tie(earlier.id);
  expect(tied).toMatchObject({ status: 200, json: { id: now.id, earlier_id: earlier.id } });
  expect(tied.headers['keyturn-report-version']).toMatch(/^\d+$/);
  const listed = (await report.write('GET', `${report.base}/attachments`)).json;
  expect(listed.find(({ id }: { id: number }) => id === now.id).earlier_id).toBe(earlier.id);
  expect((await report.trail()).find(({ subject }) => subject.id === now.id)).toMatchObject({
    action: 'report.attachment_changed',
    changes: [{ field: 'earlier_id', from: null, to: earlier.id }],
  });
  expect((await tie(null)).json.earlier_id).toBeNull();
});

test('only a photograph of the report that it started from is tied, and only to a photograph', async () => {
  const now = await added(report);
  const file = (to: GivenReport) => added(to, Promise.resolve(pdf()), { filename: 'x.pdf' });
  const refused = async (id: number, earlierId: number) => {
    const { status, json } = await report.write('PUT', `/attachments/${id}/pair`, { earlier_id: earlierId });
    return [status, json.errors?.[0].pointer];
  };
  const unknown = [422, '/earlier_id'];
  expect(await refused(now.id, (await added(report)).id)).toEqual(unknown);
  expect(await refused(now.id, (await added(await givenReport(api))).id)).toEqual(unknown);
  expect(await refused(now.id, (await file(source)).id)).toEqual(unknown);
  expect(await refused((await file(report)).id, (await added(source)).id)).toEqual(unknown);
});

test('nothing is tied in a report that started from none', async () => {
  const other = await givenReport(api);
  const [now, earlier] = [await added(other), await added(source)];
  const { status } = await other.write('PUT', `/attachments/${now.id}/pair`, { earlier_id: earlier.id });
  expect(status).toBe(422);
});
