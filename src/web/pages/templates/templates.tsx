/** /templates: what reports begin with and have in common, for managers, in tabs. */
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
      title="Templates"
      toolbar={
        <TabLinks
          label="Parts of the templates"
          tabs={[
            { label: 'Templates', href: paths.templates() },
            { label: 'Usual templates', href: paths.templateDefaults() },
            { label: 'Option sets', href: paths.optionSets() },
            { label: 'Wording', href: paths.wording() },
          ]}
        />
      }
    >
      <Outlet />
    </Page>
  );
}
