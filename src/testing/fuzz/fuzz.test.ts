/** Two odd requests to each operation in every run of the tests; `npm run fuzz` sends thousands, from a new seed each time. */
import { expect, test } from 'vitest';
import { runFuzz } from './run-fuzz.ts';

test('careless and hostile requests are answered as documented, never with a fault of the service, and change nothing when refused', async () => {
  const { findings, statuses, operations } = await runFuzz({ count: 800, seed: 20_270_203 });
  expect(findings).toEqual([]);
  // A generator that were refused every time would find nothing either.
  expect(operations.asked).toBe(operations.all);
  expect(operations.succeeded).toBeGreaterThan(operations.all / 2);
  expect(statuses['422']).toBeGreaterThan(50);
});

test('a very long text, in any place, is answered as documented, and in less than a second', async () => {
  const { findings, operations, busiest, slowestRequest } = await runFuzz({ count: 1500, seed: 0, areLong: true });
  expect(findings).toEqual([]);
  expect(operations.asked).toBe(operations.all);
  expect([busiest, busiest < 1000 || slowestRequest]).toEqual([busiest, true]);
});
