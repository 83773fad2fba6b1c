/** The current step of the report, in the address after #, so that Back goes back a room. */
import { useEffect, useSyncExternalStore } from 'react';

export type Step = { kind: 'start' } | { kind: 'room'; id: number } | { kind: 'review' };

export function stepAddress(step: Step): string {
  return step.kind === 'room' ? `#room-${step.id}` : step.kind === 'review' ? '#review' : '#';
}

export function readStep(hash: string): Step {
  const room = /^#room-(\d+)$/.exec(hash)?.[1];
  if (room !== undefined) return { kind: 'room', id: Number(room) };
  return hash === '#review' ? { kind: 'review' } : { kind: 'start' };
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export function useStep(): Step {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  useEffect(() => {
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, [hash]);
  return readStep(hash);
}
