/** The samples of signing in, as they are: odd requests made of some that were refused anyway would find nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenEverything } from '../given-everything.ts';
import { type TestApi, testApi } from '../test-api.ts';
import { requestAs } from './door-requests.ts';
import { givenDoorSamples } from './door-samples.ts';
import { openDoors } from './doors.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('every sample of signing in succeeds, and every address of it has one', async () => {
  const doors = await openDoors(api, 'http://localhost:8080');
  const samples = await givenDoorSamples(api, await givenEverything(api), doors);
  const refused: string[] = [];
  for (const sample of samples.filter(({ isGuessed }) => !isGuessed)) {
    const { operation, ...request } = requestAs(sample);
    const { statusCode, body } = await doors.app.inject({ method: operation.method, ...request });
    if (statusCode >= 400) refused.push(`${sample.id}: ${statusCode} ${body.slice(0, 200)}`);
  }
  expect(refused).toEqual([]);
  const missing = doors.routes.filter(
    ({ path, method }) => !samples.some((one) => one.method === method && one.path === path.replaceAll(/:\w+/g, 'x')),
  );
  expect(missing).toEqual([]);
  await doors.app.close();
});
