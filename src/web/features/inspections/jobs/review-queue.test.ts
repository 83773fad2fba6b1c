import { expect, test } from 'vitest';
import type { Inspection, QueuedReview } from '#web/queries/generated/types.gen.ts';
import { joinQueue, nextReview } from './review-queue.ts';

const job = (id: number, hour: number) => ({ id, submitted_at: `2026-11-27T0${hour}:00:00+00:00` }) as Inspection;
const queued = (inspection_id: number, more: Partial<QueuedReview>): QueuedReview => ({
  inspection_id,
  items: 50,
  changed: 0,
  questions: 0,
  reviewing: null,
  needed_on: null,
  needed_for: null,
  ...more,
});
const jobs = joinQueue(
  [job(1, 3), job(2, 1), job(3, 2), job(4, 4)],
  [
    queued(1, { changed: 9, needed_on: '2026-12-03' }),
    queued(2, { changed: 2, reviewing: { id: 7, name: 'Rosa', at: '2026-11-27T09:00:00+00:00', viewed: 3 } }),
    queued(3, { changed: 1, questions: 9, needed_on: '2026-12-01' }),
  ],
);
const next = (sort: string | undefined, { openId = 9, personId = 8 } = {}) =>
  nextReview(jobs, { sort, openId, personId })?.id;

test('the next report is the longest waiting of those at which nobody else is', () => {
  expect(next(undefined)).toBe(3);
  expect(next(undefined, { personId: 7 })).toBe(2);
  expect(next(undefined, { openId: 3 })).toBe(1);
});

test('the next report follows the order of the list', () => {
  expect(next('-doubt')).toBe(3);
  expect(next('doubt')).toBe(1);
  expect(next('needed')).toBe(3);
  expect(next('needed', { openId: 3 })).toBe(1);
  expect(next('clerk')).toBe(3);
});
