/** /emails?state=failed&inspection=7&page=2&email=12: what was written to tenants, landlords and agents, whether it has gone, and one of them open. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { emailColumns } from '#web/features/emails/email-columns.tsx';
import { EmailDialog } from '#web/features/emails/email-dialog.tsx';
import { EmailFilters } from '#web/features/emails/email-filters.tsx';
import {
  type EmailSearch,
  emailQuery,
  isFiltered,
  readEmailSearch,
  withoutFilters,
  writeEmailSearch,
} from '#web/features/emails/email-search.ts';
import { KeptNotice } from '#web/features/emails/kept-notice.tsx';
import { LOOK_AGAIN } from '#web/features/emails/look-again.ts';
import { addressLine, shortTypeName } from '#web/features/inspections/inspection-text.ts';
import { paths } from '#web/paths.ts';
import { getInspectionOptions, listEmailsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { useCanReadEmails } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { Pager } from '#web/ui/table/pager.tsx';
import { PastTheEnd } from '#web/ui/table/past-the-end.tsx';
import { TableSkeleton } from '#web/ui/table/table-skeleton.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const isOnItsWay = ({ state }: Email) => state === 'waiting';

export function Component() {
  return useCanReadEmails() ? <Emails /> : <NotAllowed>This is for managers.</NotAllowed>;
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
  const { openId, inspectionId } = search;
  const about = useAbout(inspectionId);
  const hrefOf = (id: number) => `${paths.emails()}?${writeEmailSearch({ ...search, openId: id })}`;

  return (
    <Page
      title="E-mails"
      subtitle="Appointments, links and reports as they were written to people, the newest first."
      layout="fill"
      toolbar={<EmailFilters search={search} about={about} onChange={(next) => change(next)} />}
    >
      {data === undefined ? (
        <TableSkeleton columns={emailColumns} rows={15} />
      ) : (
        <>
          {!data.mail_server && <KeptNotice />}
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
                <NoEmails search={search} onChange={change} />
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
          isServerSet={data?.mail_server ?? true}
          hrefOf={hrefOf}
          onOpen={(id) => change({ openId: id }, true)}
          onClose={() => change({ openId: undefined }, true)}
        />
      )}
    </Page>
  );
}

/** What the inspection is called that the list is about. */
function useAbout(id: number | undefined): string {
  const { data } = useQuery({
    ...getInspectionOptions({ path: { inspection_id: id ?? 0 } }),
    enabled: id !== undefined,
  });
  return data === undefined ? 'One inspection' : `${shortTypeName(data.type)}, ${addressLine(data.property.address)}`;
}

type NoneProps = { search: EmailSearch; onChange: (search: EmailSearch) => void };

function NoEmails({ search, onChange }: NoneProps) {
  if (isFiltered(search)) {
    const isOfInspection = search.inspectionId !== undefined && search.states.length === 0;
    return (
      <EmptyState
        icon={<Mail />}
        title={isOfInspection ? 'Nobody was written to about this inspection.' : 'No e-mail matches.'}
        action={<Button onClick={() => onChange(withoutFilters(search))}>Show all e-mails</Button>}
      >
        {isOfInspection ? 'Its contacts say who is told of the date and sent the report.' : 'Loosen a filter.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Mail />} title="No e-mails yet.">
      Booking an inspection writes to its contacts that are told of the date, completing it to those that are sent the
      report, and a tenant’s inspection to the tenant.
    </EmptyState>
  );
}
