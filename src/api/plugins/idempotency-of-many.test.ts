import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi({ rateLimit: true });
});
afterAll(() => api.close());

// Each holds a connection and needs another for a moment, to draw on an allowance: with all of them held, none goes on.
test('more requests under keys than there are connections are all answered', async () => {
  const reports = await Promise.all(Array.from({ length: 3 }, () => givenReport(api)));
  const asked = reports.flatMap(({ asManager, base }) =>
    Array.from({ length: 8 }, () => asManager('POST', `${base}/pdf`, {}, { 'idempotency-key': randomUUID() })),
  );
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toEqual(Array(24).fill(202));
});
