/** The page for a link that leads nowhere, in words for somebody who has nothing but the link. */
import { useRouteError } from 'react-router';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { PublicPage } from './public-page.tsx';
import { useTryAgain } from './use-try-again.ts';

export function LinkError() {
  const error = useRouteError();
  const { status, name, facts } = (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>;
  const tryAgain = useTryAgain(name === 'ConnectionLost');
  if (status === 404 && (facts as Record<string, unknown> | undefined)?.['withheld'] === true) {
    return (
      <PublicPage title="This report is being changed">
        <ErrorState title="It was opened again after it was finished.">
          This link shows it again as soon as it is finished. Nothing has to be done.
        </ErrorState>
      </PublicPage>
    );
  }
  if (status === 404) {
    return (
      <PublicPage title="This link does not work">
        <ErrorState title="It may have ended, or been withdrawn, or a part of it is missing.">
          Check that the whole address was copied. Otherwise ask the sender for a new one.
        </ErrorState>
      </PublicPage>
    );
  }
  if (name === 'ConnectionLost') {
    return (
      <PublicPage title="No connection">
        <ErrorState title="The service could not be reached." onRetry={tryAgain}>
          This page comes back by itself as soon as you are online.
        </ErrorState>
      </PublicPage>
    );
  }
  return (
    <PublicPage title="Something went wrong">
      <ErrorState title="This page could not be shown.">
        {status === 429 ? 'It was asked for too often. Wait a minute, then try again.' : 'Reloading often helps.'}
        <p>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </p>
      </ErrorState>
    </PublicPage>
  );
}
