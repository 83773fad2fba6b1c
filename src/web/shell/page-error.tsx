/** Stands in place of a page that failed: the kind of failure, and a way on. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { isPageAnswered } from '#web/session/is-page-answered.ts';
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

/** Between two reloads of a page whose scripts are missing, in milliseconds. */
const RELOAD_AGAIN = 60_000;
const reloadedKey = 'keyturn-reloaded-at';

/** The members of the query layer's errors; the shell does not import them. */
type Told = { name?: unknown; status?: unknown; detail?: unknown; instance?: unknown };

export function PageError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  const told = (typeof error === 'object' && error !== null ? error : {}) as Told;
  const open = () => {
    reset();
    // A loader that only starts its query is over too soon for the boundary to notice a revalidation.
    void navigate(here, { replace: true, state: here.state });
  };
  const fetchScripts = useMissingScripts(error, open);
  const isLost = error instanceof SessionUnreachable || told.name === 'ConnectionLost' || fetchScripts !== undefined;
  const tryAgain = fetchScripts ?? open;
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

/**
 * Fetches a page's scripts again once the service answers: first in this document, then in a new one, since browsers may keep a
 * failed script for good, and an update has taken the old ones away. Undefined where neither can help.
 */
function useMissingScripts(error: unknown, open: () => void): (() => void) | undefined {
  const [isGivenUp, setGivenUp] = useState(false);
  const opened = useRef<string>(undefined);
  const isAsking = useRef(false);
  const fault = isScriptMissing(error) && !isGivenUp ? error.message : undefined;
  const fetchAgain = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isThere = await isPageAnswered(LOOK_AGAIN);
    isAsking.current = false;
    if (!isThere) return;
    if (opened.current !== fault) {
      opened.current = fault;
      open();
    } else if (mayReload()) window.location.reload();
    else setGivenUp(true);
  };
  const latest = useLatest(fetchAgain);
  useEffect(() => {
    if (fault !== undefined) void latest.current();
  }, [error, fault, latest]);
  return fault === undefined ? undefined : () => void fetchAgain();
}

/** A script that never arrives must not reload the page for ever. */
function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(reloadedKey));
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  return Date.now() - last > RELOAD_AGAIN;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A page's scripts and styles come when somebody goes there: without a line not at all, and after an update not the old ones. */
function isScriptMissing(error: unknown): error is Error {
  return error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);
}
