/**
 * Parts of the editor that are shown on request: fetched once the report is readable, and at hand from then on, also
 * without a line. A part at hand is drawn at once, where `lazy` would first show its absence for a third of a second.
 */
import { buildListeners } from '#web/listeners.ts';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useIsOnline } from '#web/queries/use-is-online.ts';
import { ErrorState } from '#web/ui/feedback/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { useLatest } from '#web/ui/use-latest.ts';
import type * as onDemandParts from './parts-on-demand.ts';

type Parts = typeof onDemandParts;

let parts: Parts | undefined;
const listeners = buildListeners();

async function fetchParts(): Promise<Parts> {
  if (parts === undefined) {
    parts = await import('./parts-on-demand.ts');
    listeners.tell();
  }
  return parts;
}

function sayNotFetched(): void {
  showToast({ tone: 'failed', text: 'This cannot be done now. Check the connection, or reload the page.' });
}

/** In a menu, until what is in it has been fetched. */
export const notYet = [{ label: 'Nothing can be done yet', whyNot: 'Check the connection, or reload the page.' }];

/** A failed part is fetched again when the line is back, and on request. */
export function useFetchAhead(): void {
  const isOnline = useIsOnline();
  useEffect(() => {
    fetchParts().catch(() => undefined);
  }, [isOnline]);
}

export function useAtHand(): Parts | undefined {
  return useSyncExternalStore(listeners.subscribe, () => parts);
}

/** For a command that is seldom given. */
export function onDemand(give: (parts: Parts) => void): void {
  fetchParts().then(give, sayNotFetched);
}

function useParts(onFail: () => void): Parts | undefined {
  const atHand = useAtHand();
  const handleFail = useLatest(onFail);
  useEffect(() => {
    fetchParts().catch(() => handleFail.current());
  }, [handleFail]);
  return atHand;
}

type OpenedProps = { children: (parts: Parts) => ReactNode; onClose: () => void };

/** A dialog or a bar that cannot be fetched is closed again, with a message. */
export function Opened({ children, onClose }: OpenedProps) {
  const atHand = useParts(() => {
    sayNotFetched();
    onClose();
  });
  return atHand === undefined ? null : children(atHand);
}

/** A part of the page that cannot be fetched says so in its place. */
export function InPlace({ children }: { children: (parts: Parts) => ReactNode }) {
  const [isFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const atHand = useParts(fail);
  if (atHand !== undefined) return children(atHand);
  if (!isFailed) return null;
  const retry = () => {
    setFailed(false);
    fetchParts().catch(fail);
  };
  return (
    <ErrorState title="This could not be shown" onRetry={retry}>
      Check the connection, or reload the page.
    </ErrorState>
  );
}
