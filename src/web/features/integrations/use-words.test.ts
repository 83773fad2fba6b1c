import { expect, test } from 'vitest';
import { requestsText } from './use-words.ts';

const day = { date: '2027-02-03', requests: 314, refused: 0, busiest: 40 };

test('requests are counted whatever their answer, and those over the allowance apart', () => {
  expect(requestsText({ limit: 600, days: [day] })).toBe(
    '314 requests in the last 30 days, whatever the answer, none over the allowance. The busiest minute had 40 of the 600 that each approval allows.',
  );
  expect(requestsText({ limit: 600, days: [day, { ...day, requests: 2_000, refused: 1_200, busiest: 600 }] })).toBe(
    '2,314 requests in the last 30 days, whatever the answer, 1,200 over the allowance. The busiest minute had 600 of the 600 that each approval allows.',
  );
});

test('without limits nothing is said of an allowance', () => {
  expect(requestsText({ limit: null, days: [{ ...day, requests: 1 }] })).toBe(
    '1 request in the last 30 days, whatever the answer.',
  );
  expect(requestsText({ limit: null, days: [] })).toBe('No requests in the last 30 days.');
});
