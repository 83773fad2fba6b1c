/** A page that this person's role does not include: said before they fill in a form for nothing. */
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';

export function NotAllowed({ children }: { children?: React.ReactNode }) {
  return (
    <Page title="Not allowed">
      <ErrorState title="Your role does not include this page.">{children}</ErrorState>
    </Page>
  );
}
