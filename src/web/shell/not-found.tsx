/** An address that leads nowhere. */
import { SearchX } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';

export function NotFound({ noun = 'page' }: { noun?: string | undefined }) {
  return (
    <Page title={`No such ${noun}`}>
      <EmptyState
        icon={<SearchX />}
        title={`There is no such ${noun}.`}
        action={<ButtonLink to={paths.home()}>To the first page</ButtonLink>}
      >
        It may have been removed, or the address is not quite right.
      </EmptyState>
    </Page>
  );
}
