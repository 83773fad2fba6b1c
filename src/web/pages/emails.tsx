/**
 * /emails?to=ann@&state=failed&inspection=7&page=2&email=12: the e-mails to tenants, landlords and agents, their states, and
 * one of them open.
 */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { emailColumns } from '#web/features/emails/email-columns.tsx';
import { EmailDialog } from '#web/features/emails/email-dialog.tsx';
import { EmailFilters } from '#web/features/emails/email-filters.tsx';
import { emailQuery, emailUrl } from '#web/features/emails/email-search.ts';
import { KeptNotice } from '#web/features/emails/kept-notice.tsx';
import { useKept } from '#web/features/emails/use-kept.ts';
import { LOOK_AGAIN } from '#web/features/emails/look-again.ts';
import { addressLine, shortTypeName } from '#web/features/inspections/inspection-text.ts';
import { paths } from '#web/paths.ts';
import { getInspectionOptions, listEmailsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { listEmails } from '#web/queries/generated/sdk.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCanReadEmails } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

const isOnItsWay = ({ state }: Email) => state === 'waiting';

export function Component() {
  return useCanReadEmails() ? <Emails /> : <NotAllowed>This is for managers.</NotAllowed>;
}

function Emails() {
  const list = useList(emailUrl);
  const { search, change } = list;
  const { openId, inspectionId } = search;
  const { data, isPlaceholderData } = useQuery({
    ...listEmailsOptions({ query: emailQuery(search) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) ? LOOK_AGAIN : false),
    throwOnError: whenEmpty,
  });
  const isKept = useKept(data?.mail_server);
  const about = useAbout(inspectionId);
  const hrefOf = (id: number) => `${paths.emails()}?${emailUrl.write({ ...search, openId: id })}`;
  const isOfInspection = inspectionId !== undefined && search.states.length === 0 && search.recipient === '';

  return (
    <ListPage
      title="E-mails"
      subtitle="Appointments, links and reports as they were written to people."
      noun={['e-mail', 'e-mails']}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      exporting={exportOf(
        'emails',
        async (page) => (await listEmails({ query: { ...emailQuery(search), ...page } })).data,
      )}
      columns={emailColumns}
      rowName={({ subject, recipient }) => `${subject}, to ${recipient}`}
      rowHref={({ id }) => hrefOf(id)}
      openId={openId === undefined ? undefined : String(openId)}
      filters={<EmailFilters list={list} about={about} />}
      notice={isKept && <KeptNotice />}
      none={{
        icon: <Mail />,
        title: 'No e-mails yet.',
        text: 'Booking an inspection writes to its contacts that are told of the date, completing it to those that are sent the report, and a tenant’s inspection to the tenant.',
      }}
      noMatch={
        isOfInspection
          ? {
              title: 'Nobody was written to about this inspection.',
              text: 'Its contacts say who is told of the date and sent the report.',
            }
          : { text: 'Loosen a filter. The address of the recipient has to begin with what you look for.' }
      }
    >
      {openId !== undefined && (
        <EmailDialog
          key={openId}
          id={openId}
          listed={data?.data.find(({ id }) => id === openId)}
          isServerSet={data?.mail_server ?? true}
          hrefOf={hrefOf}
          onOpen={(id) => change({ openId: id })}
          onClose={() => change({ openId: undefined })}
        />
      )}
    </ListPage>
  );
}

/** The name of the inspection that the list is about. */
function useAbout(id: number | undefined): string {
  const { data } = useQuery({
    ...getInspectionOptions({ path: { inspection_id: id ?? 0 } }),
    enabled: id !== undefined,
  });
  return data === undefined ? 'One inspection' : `${shortTypeName(data.type)}, ${addressLine(data.property.address)}`;
}
