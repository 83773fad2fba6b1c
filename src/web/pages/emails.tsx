/** /emails?page=2&email=12: what was written to tenants, landlords and agents, whether it has gone, and one of them open. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { emailColumns } from '#web/features/emails/email-columns.tsx';
import { EmailDialog } from '#web/features/emails/email-dialog.tsx';
import { type EmailSearch, emailQuery, readEmailSearch, writeEmailSearch } from '#web/features/emails/email-search.ts';
import { KeptNotice } from '#web/features/emails/kept-notice.tsx';
import { LOOK_AGAIN } from '#web/features/emails/look-again.ts';
import { paths } from '#web/paths.ts';
import { listEmailsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { useCan, useIsManager } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { TableSkeleton } from '#web/ui/data-table/table-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PastTheEnd } from '#web/ui/past-the-end.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const isKept = ({ state }: Email) => state === 'kept';
const isOnItsWay = ({ state }: Email) => state === 'waiting';

export function Component() {
  const isManager = useIsManager();
  // An e-mail may hold whatever its inspection, report and shared files say: the service wants all three.
  const mayRead = [useCan('inspections.read'), useCan('reports.write'), useCan('file-share.read')].every(Boolean);
  return isManager && mayRead ? <Emails /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function Emails() {
  const [params, setParams] = useSearchParams();
  const search = readEmailSearch(params);
  const { data, isPlaceholderData } = useQuery({
    ...listEmailsOptions({ query: emailQuery(search) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) ? LOOK_AGAIN : false),
    throwOnError: true,
  });
  const change = (next: Partial<EmailSearch>, replace = false) =>
    setParams(writeEmailSearch({ ...search, ...next }), { replace });
  const { openId } = search;
  const hrefOf = (id: number) => `${paths.emails()}?${writeEmailSearch({ ...search, openId: id })}`;

  return (
    <Page
      title="E-mails"
      subtitle="Appointments, links and reports as they were written to people, the newest first."
      layout="fill"
    >
      {data === undefined ? (
        <TableSkeleton columns={emailColumns} rows={15} />
      ) : (
        <>
          {data.data.some(isKept) && <KeptNotice />}
          <DataTable
            label="E-mails"
            rows={data.data}
            columns={emailColumns}
            rowId={({ id }) => String(id)}
            rowName={({ subject, recipient }) => `${subject}, to ${recipient}`}
            rowHref={({ id }) => hrefOf(id)}
            openId={openId === undefined ? undefined : String(openId)}
            isStale={isPlaceholderData}
            empty={
              data.pagination.totalRecords > 0 ? (
                <PastTheEnd
                  page={search.page}
                  totalPages={data.pagination.totalPages}
                  onPage={(page) => change({ page })}
                />
              ) : (
                <EmptyState icon={<Mail />} title="No e-mails yet.">
                  Booking an inspection writes to its contacts that are told of the date, completing it to those that
                  are sent the report, and a tenant’s inspection to the tenant.
                </EmptyState>
              )
            }
          />
          <Pager
            noun="e-mails"
            page={search.page}
            perPage={data.pagination.perPage}
            totalPages={data.pagination.totalPages}
            totalRecords={data.pagination.totalRecords}
            onPage={(page) => change({ page })}
            onPerPage={(perPage) => change({ perPage, page: 1 })}
          />
        </>
      )}
      {openId !== undefined && (
        <EmailDialog
          key={openId}
          id={openId}
          listed={data?.data.find(({ id }) => id === openId)}
          hrefOf={hrefOf}
          onOpen={(id) => change({ openId: id }, true)}
          onClose={() => change({ openId: undefined }, true)}
        />
      )}
    </Page>
  );
}
