/** /integrations: how other systems work with Keyturn, for administrators, in tabs. */
import { Outlet } from 'react-router';
import { roles } from '#domain/role.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabLinks } from '#web/ui/layout/tabs.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

export function Component() {
  const { role } = useSession();
  if (role !== roles.administrator) return <NotAllowed>This is for administrators.</NotAllowed>;
  return (
    <Page
      title="Integrations"
      toolbar={
        <TabLinks
          label="Parts of the integrations"
          tabs={[
            { label: 'Applications', href: paths.applications() },
            { label: 'Webhooks', href: paths.webhooks() },
            { label: 'API', href: paths.apiGuides() },
          ]}
        />
      }
    >
      <Outlet />
    </Page>
  );
}
