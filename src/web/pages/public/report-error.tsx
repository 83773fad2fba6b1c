/** Stands in place of a finished report that cannot be shown. */
import { useRouteError } from 'react-router';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { PublicPage } from './public-page.tsx';
import { useTryAgain } from './use-try-again.ts';

export function ReportError() {
  const error = useRouteError();
  const isAbsent = typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  const tryAgain = useTryAgain(!isAbsent);
  if (isAbsent) {
    return (
      <PublicPage title="There is no report here">
        <ErrorState title="The link is not right, or the report is being revised.">
          Compare the address with the link you were sent. If it is the same, ask the sender for a new one.
        </ErrorState>
      </PublicPage>
    );
  }
  return (
    <PublicPage title="The report could not be shown">
      <ErrorState title="The service could not be reached, or failed." onRetry={tryAgain}>
        Check the connection, then try again.
      </ErrorState>
    </PublicPage>
  );
}
