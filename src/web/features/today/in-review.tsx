/** Reports that wait to be approved, the longest waiting first, which the service cannot sort by. */
import { useQuery } from '@tanstack/react-query';
import { paths } from '#web/paths.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { agoText } from '#web/ui/time/date-text.ts';
import { InspectionLines } from './inspection-lines.tsx';
import { reviewQuery } from './today-queries.ts';

/** Milliseconds. */
export const A_DAY = 86_400_000;

type Props = {
  /** Milliseconds for which they have waited at least. */
  longerThan?: number;
  none: string;
  hrefOf?: (id: number) => string;
};

export function InReview({ longerThan, none, hrefOf }: Props) {
  const { data } = useQuery({
    ...allInspectionsOptions(reviewQuery),
    throwOnError: whenEmpty,
  });
  if (data === undefined) return <Skeleton height="6rem" />;
  return (
    <InspectionLines
      inspections={longerThan === undefined ? data.toSorted(bySubmission) : waitingFor(longerThan, data)}
      none={none}
      hrefOf={hrefOf}
      noteOf={({ submitted_at: at }) => (at == null ? null : `Submitted ${agoText(at)}`)}
      rest={{ href: paths.review() }}
    />
  );
}

const bySubmission = (a: Inspection, b: Inspection) => (a.submitted_at ?? '').localeCompare(b.submitted_at ?? '');

function waitingFor(atLeast: number, inspections: readonly Inspection[]): Inspection[] {
  const now = Date.now();
  return inspections
    .filter(({ submitted_at: at }) => at != null && now - Date.parse(at) > atLeast)
    .toSorted(bySubmission);
}
