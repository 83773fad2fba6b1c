/** Figures of what reviewers gave back: how many of the reports that were reviewed, by reason, by clerk and by typist. */
import { reopenReasonCodes } from '../correction/reopening.ts';

/** Days from the first to the last: a year. */
export const LONGEST_SPAN = 366;

/** A report whose review ended once at least within the days that are asked for; `isReturned`: once without an approval. */
export type ReviewedReports = {
  clerk: Person | null;
  typist: Person | null;
  reviewed: number;
  returned: number;
};
type Person = { id: number; name: string };
type Returned = { inspectionId: number; reasons: readonly string[] };

export type PersonsReturns = { person: Person | null; reviewed: number; returned: number };

/** Most returned first; reports that nobody wrote or typed come last. */
export function sumByPerson(rows: readonly ReviewedReports[], role: 'clerk' | 'typist'): PersonsReturns[] {
  const sums = new Map<number | null, PersonsReturns>();
  for (const { [role]: person, reviewed, returned } of rows) {
    const sum = sums.get(person?.id ?? null) ?? { person, reviewed: 0, returned: 0 };
    sum.reviewed += reviewed;
    sum.returned += returned;
    sums.set(person?.id ?? null, sum);
  }
  return [...sums.values()].toSorted(
    (a, b) =>
      Number(a.person === null) - Number(b.person === null) ||
      b.returned - a.returned ||
      (a.person?.name ?? '').localeCompare(b.person?.name ?? '', 'en-GB'),
  );
}

/** Without one of the reasons to choose from. */
export const noReason = 'none';

/** Reports, each counted once for a reason, however often it came back for it; most first, and then in the order of the choices. */
export function sumByReason(returns: readonly Returned[]): { reason: string; reports: number }[] {
  const found = new Map<string, Set<number>>();
  for (const { inspectionId, reasons } of returns)
    for (const reason of reasons.length === 0 ? [noReason] : reasons)
      found.set(reason, (found.get(reason) ?? new Set()).add(inspectionId));
  const order: string[] = [...reopenReasonCodes, noReason];
  return [...found]
    .map(([reason, reports]) => ({ reason, reports: reports.size }))
    .toSorted((a, b) => b.reports - a.reports || order.indexOf(a.reason) - order.indexOf(b.reason));
}
