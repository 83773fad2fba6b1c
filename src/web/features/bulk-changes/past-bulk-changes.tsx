/** The bulk changes of the last thirty days, newest first, each with its undo while there is one. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { BULK_UNDO_HOURS } from '#domain/bulk-change.ts';
import { errorText } from '#web/queries/api-error.ts';
import { allStaffOptions } from '#web/queries/every-page.ts';
import {
  listBulkChangeItemsOptions,
  listBulkChangesOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { BulkChangeSummary } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { usePageNumber } from '#web/ui/table/use-page-number.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './bulk.module.css';
import { Named } from './bulk-plan.tsx';
import { isUnderWay, type Names, outcomeWords, pastWords } from './bulk-words.ts';
import { undo } from './follow-bulk-change.ts';

/** Milliseconds between two looks at what is under way. */
const PAUSE = 2000;

export function PastBulkChanges() {
  const [page, go] = usePageNumber();
  const { data } = useQuery({
    ...listBulkChangesOptions({ query: { page } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? PAUSE : false),
    throwOnError: whenEmpty,
  });
  const { data: staff = [] } = useQuery(allStaffOptions());
  const names: Names = new Map(staff.map(({ id, name }) => [id, name]));
  if (data === undefined) return <Skeleton height="12rem" />;
  if (data.pagination.totalRecords === 0)
    return (
      <EmptyState icon={<ListChecks />} title="No bulk changes yet.">
        Select several inspections in the list, or on the board, to change them at once.
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.past}>
        {data.data.map((one) => (
          <PastChange key={one.id} one={one} names={names} />
        ))}
      </ul>
      <Pager {...data.pagination} noun="bulk changes" page={page} onPage={go} />
    </>
  );
}

function PastChange({ one, names }: { one: BulkChangeSummary; names: Names }) {
  const [isBusy, setBusy] = useState(false);
  const { id, undo_until: until, counts } = one;
  const canUndo = counts.changed > 0 && !isUnderWay(one) && until !== null;
  const words = pastWords(one, names);

  async function handleUndo() {
    setBusy(true);
    await undo(id);
    setBusy(false);
  }

  return (
    <li>
      <div>
        <strong>{words}</strong> {outcomeWords(one)}
        <p className={styles.quiet}>
          {names.get(one.actor_id) ?? 'Somebody who has left'}, <DateTime at={one.created_at} />
        </p>
        {counts.refused > 0 && <Left id={id} outcome="refused" count={counts.refused} words={words} />}
        {counts.kept > 0 && <Left id={id} outcome="kept" count={counts.kept} words={words} />}
      </div>
      {canUndo && (
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={`Undo: ${words}`}
          title={`Within ${BULK_UNDO_HOURS} hours; what somebody has changed since is left`}
          onClick={() => void handleUndo()}
        >
          Undo
        </Button>
      )}
    </li>
  );
}

type LeftProps = { id: number; outcome: 'refused' | 'kept'; count: number; words: string };

/** Those that could not be changed, or that the undoing left, and why: asked for when somebody looks. */
function Left({ id, outcome, count, words }: LeftProps) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    ...listBulkChangeItemsOptions({ path: { bulk_change_id: id }, query: { outcome, per_page: 100 } }),
    enabled: isOpen,
  });
  const label = outcome === 'kept' ? 'Which were left' : 'Which could not be';
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-label={`${label}: ${words}`}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && error !== null && <p role="alert">{errorText(error)}</p>}
      {isOpen && data !== undefined && <Named label={label} rows={data.data} total={count} />}
    </>
  );
}
