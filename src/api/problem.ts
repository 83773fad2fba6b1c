/** A refusal as RFC 9457 problem details: as the service answers it, and as its document shows it. */
import type * as z from 'zod';
import type { Problem } from '#contract/wire.ts';
import type { Refusal } from '#domain/refusal.ts';
import { refusalAnswers } from './errors.ts';

/** As many as the longest list has entries. A body of a megabyte could have a million, and its answer a hundred megabytes. */
export const MOST_FAULTS = 5000;

export function problemOf(refusal: Refusal, instance: string): z.input<typeof Problem> {
  const { status, title } = refusalAnswers[refusal.code];
  return {
    type: `/problems/${refusal.code}`,
    title,
    status,
    code: refusal.code,
    detail: refusal.message,
    instance,
    ...(refusal.faults.length > 0 && { errors: refusal.faults.slice(0, MOST_FAULTS) }),
    ...refusal.facts,
  };
}

/** A bug of ours: the id finds it in the log, and nothing else is told. */
export function unexpectedProblem(instance: string): z.input<typeof Problem> {
  return {
    type: '/problems/unexpected',
    title: 'Something went wrong on our side',
    status: 500,
    code: 'unexpected',
    detail: 'The request failed unexpectedly. Its id helps to find out why.',
    instance,
  };
}
