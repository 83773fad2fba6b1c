import { expect, test } from 'vitest';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { nextJob } from './next-job.ts';

const job = (id: number, typistId: number | null) =>
  ({ id, typist: typistId === null ? null : { id: typistId, name: 'Joan Hartley' } }) as Inspection;

const jobs = [job(1, 7), job(2, 8), job(3, null), job(4, 7)];

test('the next job is the first that is mine or nobody’s', () => {
  expect(nextJob(jobs, { personId: 7 })?.id).toBe(1);
  expect(nextJob(jobs, { personId: 9 })?.id).toBe(3);
});

test('in a report it is the one after that, and round to the start, never the same again', () => {
  expect(nextJob(jobs, { personId: 7, openId: 1 })?.id).toBe(3);
  expect(nextJob(jobs, { personId: 7, openId: 4 })?.id).toBe(1);
  expect(nextJob([job(1, 7)], { personId: 7, openId: 1 })).toBeUndefined();
  expect(nextJob([], { personId: 7 })).toBeUndefined();
});
