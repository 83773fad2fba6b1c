/** /settings: the account's settings, for administrators, in tabs. */
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
      title="Settings"
      toolbar={
        <TabLinks
          label="Parts of the settings"
          tabs={[
            { label: 'Firm', href: paths.firmSettings() },
            { label: 'Reports', href: paths.reportSettings() },
            { label: 'Custom fields', href: paths.customFieldSettings() },
            { label: 'E-mails', href: paths.emailSettings() },
            { label: 'Security', href: paths.securitySettings() },
            { label: 'Storage', href: paths.storageSettings() },
            { label: 'Data', href: paths.dataSettings() },
            { label: 'Import', href: paths.imports() },
          ]}
        />
      }
    >
      <Outlet />
    </Page>
  );
}
