/** The register of keys as a report prints it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import { givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { readReportDocument } from './read-report-document.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('keys that a party was given or gave back stand in the report, and those of a clerk do not', async () => {
  const startedAt = new Date().toISOString();
  const { asManager, inspection, property, clerk } = await givenReport(api, { startedAt });
  const set = { property_id: property.id, tag: 'HAND-1', holds: '2 Yale', key_count: 2, place: 'Hook 1' };
  const { id } = (await asManager('POST', '/key-sets', set)).json;
  const move = (body: object) => asManager('POST', `/key-sets/${id}/movements`, body);
  await move({ direction: 'out', holder: 'clerk', staff_id: clerk.id });
  await move({ direction: 'back' });
  await move({ direction: 'out', holder: 'tenant', holder_name: 'Ann Lee' });
  await move({ direction: 'back' });
  const contents = await buildStore(api.database).pdfs.readContents(api.account.id, inspection.id);
  const { keyHandovers } = await readReportDocument(contents, 'FULL', 'http://localhost', async () => null);
  expect(keyHandovers).toMatchObject([
    { set: 'HAND-1', holds: '2 Yale', quantity: 2, isBack: false, party: 'Ann Lee, tenant' },
    { set: 'HAND-1', isBack: true, party: 'Ann Lee, tenant' },
  ]);
  // Reports that were sealed before have none, and are still printed.
  const { keyHandovers: _none, ...sealed } = contents;
  expect((await readReportDocument(sealed, 'FULL', 'http://localhost', async () => null)).keyHandovers).toEqual([]);
});
