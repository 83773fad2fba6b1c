import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderAuthorization } from '#testing/interface/authorization-document.ts';
import { listDescribedOperations } from '#testing/interface/described-operations.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('docs/authorization.md is what npm run generate writes', async () => {
  expect(readFileSync('docs/authorization.md', 'utf8')).toBe(
    renderAuthorization(await listDescribedOperations(api.app)),
  );
});
