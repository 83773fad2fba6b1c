/** Learns from the firm's own visits how long one takes: their median, once there are enough alike. */

export type Visit = {
  startedAt: string | null;
  submittedAt: string | null;
  /** Minutes that were planned for it. */
  planned: number | undefined;
  beds: number;
  furnished: string | null;
};

export type Learnt = {
  minutes: number;
  /** The visits that it rests on. */
  visits: number;
};

/** Among fewer, one odd visit would be the rule. */
const FEWEST = 3;
/** A report that is sent in later was typed somewhere else. */
const LONGEST = 10 * 60;
const SHORTEST = 5;

/** Undefined while too few visits are like it. Homes as furnished count before all of that size. */
export function learnDuration(
  visits: readonly Visit[],
  { beds, furnished }: Pick<Visit, 'beds' | 'furnished'>,
): Learnt | undefined {
  const ofSize = visits.filter((visit) => visit.beds === beds);
  const alike = ofSize.filter((visit) => wordOf(visit.furnished) === wordOf(furnished));
  return medianOf(alike) ?? medianOf(ofSize);
}

const wordOf = (furnished: string | null) => (furnished ?? '').toLowerCase();

function medianOf(visits: readonly Visit[]): Learnt | undefined {
  const lengths = visits.flatMap((visit) => lengthOf(visit) ?? []).toSorted((a, b) => a - b);
  if (lengths.length < FEWEST) return undefined;
  const upper = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const lower = lengths[Math.floor((lengths.length - 1) / 2)] ?? 0;
  return { minutes: inQuarters((lower + upper) / 2), visits: lengths.length };
}

/** From its start to its end, where both are of one visit; else as it was planned. */
function lengthOf({ startedAt, submittedAt, planned }: Visit): number | undefined {
  if (startedAt === null || submittedAt === null) return planned;
  const minutes = (Date.parse(submittedAt) - Date.parse(startedAt)) / 60_000;
  return minutes >= SHORTEST && minutes <= LONGEST ? minutes : planned;
}

const inQuarters = (minutes: number) => Math.max(15, Math.round(minutes / 15) * 15);
