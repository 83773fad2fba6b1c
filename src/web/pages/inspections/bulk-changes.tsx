/** /inspections/bulk-changes?page=2: what was changed at once in the last thirty days, and its undoing. */
import { PastBulkChanges } from '#web/features/bulk-changes/past-bulk-changes.tsx';
import { paths } from '#web/paths.ts';
import { useCanManage } from '#web/session/session.ts';
import { NotAllowed } from '#web/shell/not-allowed.tsx';
import { Page } from '#web/ui/layout/page.tsx';

export { PageError as ErrorBoundary } from '#web/shell/page-error.tsx';

export function Component() {
  return useCanManage('inspections.write') ? (
    <Page
      title="Bulk changes"
      crumbs={[{ label: 'Inspections', href: paths.inspections() }]}
      subtitle="The last thirty days, the newest first."
    >
      <PastBulkChanges />
    </Page>
  ) : (
    <NotAllowed>This is for managers.</NotAllowed>
  );
}
