/** /due: the heading of what falls due, and its tabs. */
import { Outlet } from 'react-router';
import { paths } from '#web/paths.ts';
import { useIsManager } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

export function Component() {
  if (!useIsManager()) return <NotAllowed>This is for managers.</NotAllowed>;
  return (
    <Page
      title="Falling due"
      subtitle="Visits that recur, steps after a notice, and certificates that run out"
      toolbar={
        <TabLinks
          label="Parts of what falls due"
          tabs={[
            { label: 'List', href: paths.due() },
            { label: 'Recurring visits', href: paths.recurringVisits() },
          ]}
        />
      }
    >
      <Outlet />
    </Page>
  );
}
