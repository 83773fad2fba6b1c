/** The facts by which a reviewer chooses the next report. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { types } from '#domain/inspection-type.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenInspection } from '#testing/given-property.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function givenWaiting(words: [before: string | null, now: string][], more: object = {}): Promise<GivenReport> {
  const report = await givenReport(api, { type: types.checkOut, conductAt: '2026-11-20T10:00:00+00:00', ...more });
  const room = await report.room('Hall');
  for (const [before, now] of words) {
    const item = await report.item(room.id, 'Door', { condition: now });
    if (before === null) continue;
    const origin = await report.item(room.id, 'Origin', { condition: before });
    // The rows of a report that starts from another name their origins in the same way.
    await api.database.rows(
      'test.origin',
      `update items set origin_id = $3, report_id = report_id where account_id = $1 and id = $2`,
      [api.account.id, item.id, origin.id],
    );
    await api.database.rows('test.own-origin', 'update items set origin_id = id where account_id = $1 and id = $2', [
      api.account.id,
      origin.id,
    ]);
  }
  await report.putInState(states.review);
  return report;
}

const queue = async (report: GivenReport) => {
  const { json } = await report.as(report.reviewer)('GET', '/review-queue');
  return json.reports.find(({ inspection_id: id }: { inspection_id: number }) => id === report.inspection.id);
};

test('changed items are counted as a reviewer would, and words that point back are no change', async () => {
  const report = await givenWaiting([
    ['Good', 'Good; scuffed'],
    ['Good', 'As check in'],
    ['Good', 'Good '],
    ['Good', 'Good'],
    [null, 'Stained'],
    [null, ''],
  ]);
  expect(await queue(report)).toMatchObject({ items: 10, changed: 2, questions: 0, reviewing: null });
});

test('questions and whoever ticks are told, and of nobody else after half an hour', async () => {
  const report = await givenWaiting([[null, 'Stained']]);
  const [room] = (await report.read()).rooms;
  const asReviewer = report.as(report.reviewer);
  const { json } = await asReviewer('POST', `${report.base}/questions`, {
    item_id: room.items[0].id,
    field: 'condition',
    text: 'Where?',
  });
  await asReviewer('PUT', `${report.base}/review/ticks`, { stop: 'photographs', seen: 'a' });
  expect(await queue(report)).toMatchObject({
    questions: 1,
    reviewing: { id: report.reviewer.id, name: report.reviewer.name, viewed: 1 },
  });
  await asReviewer('PUT', `${report.base}/questions/${json.id}`, { is_resolved: true });
  await api.database.rows(
    'test.old-ticks',
    `update review_ticks set updated_at = now() - interval '31 minutes' where account_id = $1 and inspection_id = $2`,
    [api.account.id, report.inspection.id],
  );
  expect(await queue(report)).toMatchObject({ questions: 0, reviewing: null });
});

test('a report is needed by the next tenancy or visit of its home, whichever is first', async () => {
  const report = await givenWaiting([[null, 'Good']]);
  expect(await queue(report)).toMatchObject({ needed_on: null, needed_for: null });
  const { id: propertyId } = report.property;
  await givenInspection(api.database, api.account.id, propertyId, {
    state: states.assigned,
    conductAt: '2026-12-09T10:00:00+00:00',
  });
  expect(await queue(report)).toMatchObject({ needed_on: '2026-12-09', needed_for: 'visit' });
  for (const day of ['2026-10-01', '2026-12-01'])
    await api.database.rows(
      'test.tenancy',
      `insert into tenancies (account_id, id, property_id, starts_on) values ($1, lease_ids($1, 'tenancies', 1), $2, $3)`,
      [api.account.id, propertyId, day],
    );
  expect(await queue(report)).toMatchObject({ needed_on: '2026-12-01', needed_for: 'tenancy' });
});

test('reports of one account that wait are told, to reviewers and managers alone', async () => {
  const report = await givenWaiting([[null, 'Good']]);
  const stranger = api.as((await (await givenAccount(api.database, 'Another firm')).user('manager')).token);
  expect((await stranger('GET', '/review-queue')).json).toEqual({ reports: [] });
  expect((await report.as(report.typist)('GET', '/review-queue')).json.code).toBe('role_forbids');
  await report.putInState(states.complete);
  expect(await queue(report)).toBeUndefined();
});
