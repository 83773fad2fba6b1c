/** /settings/security/log?area=sign_in&person=7&from=2027-02-01: who changed access, shared and downloaded. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { roles } from '#domain/role.ts';
import { EventDialog } from '#web/features/settings/event-dialog.tsx';
import { logColumns } from '#web/features/settings/log-columns.tsx';
import { LogFilters } from '#web/features/settings/log-filters.tsx';
import { logFilter, logQuery, logUrl } from '#web/features/settings/log-search.ts';
import { paths } from '#web/paths.ts';
import { errorText } from '#web/queries/api-error.ts';
import { listSecurityLogOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { exportSecurityLog, listSecurityLog } from '#web/queries/generated/sdk.gen.ts';
import { exportOf } from '#web/queries/list-export.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useCan, useSession } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useList } from '#web/ui/table/use-list.ts';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

export function Component() {
  const { role } = useSession();
  const canRead = useCan('security.read');
  if (role !== roles.administrator) return <NotAllowed>This is for administrators.</NotAllowed>;
  return canRead ? <SecurityLog /> : <NotAllowed>Sign out and in again: this page is new.</NotAllowed>;
}

function SecurityLog() {
  const list = useList(logUrl);
  const [isTaking, setTaking] = useState(false);
  const { data, isPlaceholderData } = useQuery({
    ...listSecurityLogOptions({ query: logQuery(list.search) }),
    placeholderData: keepPreviousData,
    throwOnError: whenEmpty,
  });

  const { openId } = list.search;
  const open = data?.data.find(({ id }) => id === openId);

  async function takeTable() {
    setTaking(true);
    try {
      const { data: text } = await exportSecurityLog({ query: logFilter(list.search), parseAs: 'text' });
      saveText(String(text), 'security-log.csv');
    } catch (error) {
      showToast({ tone: 'failed', text: `The log was not saved. ${errorText(error)}` });
    }
    setTaking(false);
  }

  return (
    <ListPage
      title="Security log"
      crumbs={[{ label: 'Settings', href: paths.securitySettings() }]}
      subtitle="Sign-ins, changes of access, shared links and downloads. Nobody can change it."
      noun={['event', 'events']}
      list={list}
      answer={data}
      isStale={isPlaceholderData}
      columns={logColumns}
      exporting={exportOf(
        'security_events',
        async (part) => (await listSecurityLog({ query: { ...logQuery(list.search), ...part } })).data,
        'security-log',
      )}
      rowName={({ description, at }) => `${description}, ${at}`}
      rowHref={({ id }) => `${paths.securityLog()}?${logUrl.write({ ...list.search, openId: id })}`}
      openId={openId === undefined ? undefined : String(openId)}
      filters={<LogFilters list={list} />}
      actions={
        <Button icon={<Download />} disabled={isTaking} onClick={() => void takeTable()}>
          Save as CSV
        </Button>
      }
      none={{
        icon: <ShieldCheck />,
        title: 'Nothing has happened yet.',
        text: 'Sign-ins, changes of people and settings, shared links and downloads appear here.',
      }}
      noMatch={{ text: 'Every word has to occur in what happened, in a name, or in where it came from.' }}
    >
      {open && <EventDialog event={open} onClose={() => list.change({ openId: undefined })} />}
    </ListPage>
  );
}

function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
