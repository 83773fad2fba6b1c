/** /due: what falls due in the next six weeks or after a notice, and what is overdue; each is booked, done or dropped. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { BookDialog } from '#web/features/falling-due/book-dialog.tsx';
import type { CertificateDue } from '#web/features/falling-due/certificate-dialogs.tsx';
import { dueColumns, dueList, dueUrl, type Shown } from '#web/features/falling-due/due-columns.tsx';
import { dueTitle, outcomeWords } from '#web/features/falling-due/due-words.ts';
import styles from '#web/features/falling-due/falling-due.module.css';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import {
  bookProposalMutation,
  decideProposalMutation,
  listProposalsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Proposal } from '#web/queries/generated/types.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCanManage } from '#web/session/session.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { SearchInput } from '#web/ui/fields/search-input.tsx';
import { ListPart } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';
import { findRows, pageOfRows, readRows } from '#web/ui/table/whole-answer.ts';
import { useLatest } from '#web/ui/use-latest.ts';

const CertificateDialog = late(
  async () => (await import('#web/features/falling-due/certificate-dialogs.tsx')).CertificateDialog,
  { failed: failedDialog },
);

type Outcome = 'open' | 'done' | 'dropped';
type Ending = { proposal: CertificateDue; isRenewed: boolean };

const choices = [
  { value: 'open', label: 'Open' },
  ...Object.entries(outcomeWords).map(([value, label]) => ({ value, label })),
];

export function Component() {
  const list = useList(dueUrl);
  const { q, outcome } = list.search;
  const [booked, setBooked] = useState<Proposal>();
  const { data } = useQuery({ ...listProposalsOptions({ query: { outcome } }), throwOnError: whenEmpty });
  const [ending, setEnding] = useState<Ending>();
  const canWrite = useCanManage('inspections.write');
  const book = useMutation(bookProposalMutation());
  const decide = useDecision();
  // A certificate is not decided with one press: it asks for its new day, or for the reason why there is none.
  const end = useLatest((proposal: Proposal, outcome: 'done' | 'dropped') => {
    if (isOfCertificate(proposal)) setEnding({ proposal, isRenewed: outcome === 'done' });
    else void decide({ proposal, outcome });
  });
  const reopen = useLatest((proposal: Proposal) => void decide({ proposal, outcome: 'open' }));
  const columns = useColumns({ canWrite, onBook: setBooked, end, reopen });
  const rows = useMemo(() => data?.map((proposal) => ({ ...proposal, id: proposal.key })), [data]);
  const found = rows && findRows(rows, list.search, dueList);
  return (
    <>
      <ListPart
        title="What falls due"
        noun={['proposal', 'proposals']}
        list={list}
        answer={found && pageOfRows(found, list.search)}
        isStale={false}
        exporting={found && exportOf('proposals', readRows(found), 'falling-due')}
        columns={columns}
        rowName={(proposal) => dueTitle(proposal)}
        rowHref={({ property }) => paths.propertyTenancies(property.id)}
        filters={
          <>
            <SearchInput label="Step or property" value={q} onSearch={(text) => list.narrow({ q: text })} />
            <Segmented
              label="Which are shown"
              options={choices}
              value={outcome}
              onChange={(value) => list.narrow({ outcome: value as Shown })}
            />
          </>
        }
        none={{
          icon: <CalendarCheck />,
          title: outcome === 'open' ? 'Nothing falls due.' : 'None here.',
          text: 'Sixty days back and six weeks ahead are looked through: recurring visits of tenancies, and certificates of homes, which stay until they are renewed or dropped. Steps after a notice are here however far ahead.',
        }}
        noMatch={{ text: 'Every word has to occur in the step or in the address.' }}
      />
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
      {ending && (
        <CertificateDialog
          {...ending}
          onClose={() => setEnding(undefined)}
          onDrop={(reason) => decide({ proposal: ending.proposal, outcome: 'dropped', reason })}
        />
      )}
    </>
  );
}

type Latest<Press> = { current: Press };
type Deciding = {
  canWrite: boolean;
  onBook: (proposal: Proposal) => void;
  end: Latest<(proposal: Proposal, outcome: 'done' | 'dropped') => void>;
  reopen: Latest<(proposal: Proposal) => void>;
};

const useColumns = ({ canWrite, onBook, end, reopen }: Deciding) =>
  useMemo(
    () =>
      dueColumns(
        canWrite
          ? {
              onBook,
              onDone: (proposal) => end.current(proposal, 'done'),
              onDrop: (proposal) => end.current(proposal, 'dropped'),
              onReopen: (proposal) => reopen.current(proposal),
            }
          : undefined,
      ),
    [canWrite, onBook, end, reopen],
  );

const isOfCertificate = (proposal: Proposal): proposal is CertificateDue => proposal.certificate !== null;

type Decision = { proposal: Proposal; outcome: Outcome; reason?: string };

function useDecision() {
  const send = useMutation(decideProposalMutation());
  return async function decide({ proposal, outcome, reason }: Decision): Promise<void> {
    const { key } = proposal;
    try {
      await send.mutateAsync({ body: { key, outcome, ...(reason !== undefined && { reason }) } });
    } catch (error) {
      showToast({ tone: 'failed', text: `${dueTitle(proposal)} is as it was. ${errorText(error)}` });
      return;
    }
    await afterWrite('proposal');
    if (outcome === 'open') return;
    showToast({
      text: `${dueTitle(proposal)} is ${outcomeWords[outcome].toLowerCase()}.`,
      undo: () => void decide({ proposal, outcome: 'open' }),
    });
  };
}
