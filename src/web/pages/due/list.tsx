/** /due: what falls due in the next six weeks, and what is overdue; each is booked, done or dropped. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { BookDialog } from '#web/features/falling-due/book-dialog.tsx';
import { DueList } from '#web/features/falling-due/due-list.tsx';
import { dueTitle, outcomeWords } from '#web/features/falling-due/due-words.ts';
import styles from '#web/features/falling-due/falling-due.module.css';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  bookProposalMutation,
  decideProposalMutation,
  listProposalsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Proposal } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCanManage } from '#web/session/session.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';

type Shown = 'open' | keyof typeof outcomeWords;
type Outcome = 'open' | 'done' | 'dropped';

const choices = [
  { value: 'open', label: 'Open' },
  ...Object.entries(outcomeWords).map(([value, label]) => ({ value, label })),
];

export function Component() {
  const [outcome, setOutcome] = useState<Shown>('open');
  const [booked, setBooked] = useState<Proposal>();
  const { data } = useQuery({ ...listProposalsOptions({ query: { outcome } }), throwOnError: whenEmpty });
  const canWrite = useCanManage('inspections.write');
  const book = useMutation(bookProposalMutation());
  const decide = useDecision();
  return (
    <>
      <div className={styles.bar}>
        <Segmented
          label="Which are shown"
          options={choices}
          value={outcome}
          onChange={(value) => setOutcome(value as Shown)}
        />
      </div>
      {data === undefined && <Skeleton height="12rem" />}
      {data?.length === 0 && (
        <EmptyState icon={<CalendarCheck />} title={outcome === 'open' ? 'Nothing falls due.' : 'None here.'}>
          Sixty days back and six weeks ahead are looked through: tenancies with their recurring visits and notices, and
          certificates of homes.
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <DueList
          proposals={data}
          actions={
            canWrite
              ? {
                  onBook: setBooked,
                  onDone: (proposal) => void decide(proposal, 'done'),
                  onDrop: (proposal) => void decide(proposal, 'dropped'),
                  onReopen: (proposal) => void decide(proposal, 'open'),
                }
              : undefined
          }
        />
      )}
      <p className={styles.attribution}>
        Bank holidays come from date-holidays, whose data relies on Wikipedia and is under CC BY-SA 3.0.
      </p>
      {booked && (
        <BookDialog
          proposal={booked}
          onClose={() => setBooked(undefined)}
          onBook={async (body) => {
            await book.mutateAsync({ body });
            setBooked(undefined);
            showToast({ text: `${dueTitle(booked)} is booked.` });
            await afterWrite('inspection', 'proposal');
          }}
        />
      )}
    </>
  );
}

function useDecision() {
  const send = useMutation(decideProposalMutation());
  return async function decide(proposal: Proposal, outcome: Outcome): Promise<void> {
    const { key } = proposal;
    try {
      await send.mutateAsync({ body: { key, outcome } });
    } catch (error) {
      showToast({ tone: 'failed', text: `${dueTitle(proposal)} is as it was. ${errorText(error)}` });
      return;
    }
    await afterWrite('proposal');
    if (outcome === 'open') return;
    showToast({
      text: `${dueTitle(proposal)} is ${outcomeWords[outcome].toLowerCase()}.`,
      undo: () => void decide(proposal, 'open'),
    });
  };
}
