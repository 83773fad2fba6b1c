/** The report that is reviewed after this one: the longest waiting of the others. */
import type { Inspection } from '#web/queries/generated/types.gen.ts';

export function nextReview(jobs: readonly Inspection[], openId: number): Inspection | undefined {
  const others = jobs.filter(({ id }) => id !== openId);
  return others.toSorted((a, b) => waitingSince(a) - waitingSince(b))[0];
}

const waitingSince = ({ submitted_at: at }: Inspection): number =>
  at == null ? Number.POSITIVE_INFINITY : Date.parse(at);
