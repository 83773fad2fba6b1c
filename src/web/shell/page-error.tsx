/** Stands in place of a page that failed: the kind of failure, and a way on. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { SessionUnreachable } from '#web/session/session-fault.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { useWhenOnline } from '#web/ui/use-when-online.ts';
import { NotAllowed } from './not-allowed.tsx';
import { NotFound } from './not-found.tsx';

/** Between two attempts, in milliseconds, while the page is looked at. */
const LOOK_AGAIN = 4_000;

/** The members of the query layer's errors; the shell does not import them. */
type Told = { name?: unknown; status?: unknown; detail?: unknown; instance?: unknown };

export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  const told = (typeof error === 'object' && error !== null ? error : {}) as Told;
  // The address at the time of the failure: showing this again when the line is back would show another page.
  const isWithoutLine = useMemo(() => isScriptMissing(error) && !navigator.onLine, [error]);
  const isLost = error instanceof SessionUnreachable || told.name === 'ConnectionLost' || isWithoutLine;
  const tryAgain = () => {
    reset();
    // A loader that only starts its query is over too soon for the boundary to notice a revalidation.
    void navigate(here, { replace: true, state: here.state });
  };
  useWhenOnline(isLost ? tryAgain : undefined);
  useEveryFewSeconds(isLost ? tryAgain : undefined);
  if (told.status === 404) return <NotFound />;
  if (told.status === 403) return <NotAllowed>{text(told.detail)}</NotAllowed>;
  if (isLost) {
    return (
      <Page title="No connection">
        <ErrorState title="The service could not be reached." onRetry={tryAgain}>
          Nothing is lost. This page comes back by itself as soon as the service answers.
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page title="Something went wrong">
      <ErrorState title="This page could not be shown.">
        {isScriptMissing(error)
          ? 'A part of it did not arrive: the line broke, or Keyturn was updated. Reload to go on.'
          : 'Reloading often helps.'}
        {text(told.instance) !== '' && <> Request {text(told.instance)}.</>}
        <p>
          <Button onClick={() => window.location.reload()}>Reload</Button>
        </p>
      </ErrorState>
    </Page>
  );
}

/** A service that starts again sends no signal, and the browser has a line all the time. */
function useEveryFewSeconds(tryAgain: (() => void) | undefined): void {
  const latest = useLatest(tryAgain);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current?.();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [latest]);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A page's scripts and styles come when somebody goes there: without a line not at all, and after an update not the old ones. */
function isScriptMissing(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);
}
