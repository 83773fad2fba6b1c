/** Makes ready for a lost line: registers the service worker, and keeps who is signed in. */
import { keepPerson } from '#web/session/copies.ts';
import { finishForgetting, keepHeard } from '#web/session/offline.ts';
import { ownerOf } from '#web/session/owner-of.ts';
import { offlineSince, readSession, watchSession } from '#web/session/session.ts';

/** Returns what ends it. */
export function keepCopies(): () => void {
  // While somebody develops there is none, and none on a page that came by http from another machine.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  void finishForgetting().then(keep);
  const stop = watchSession(keep);
  window.addEventListener('pagehide', keepHeard);
  return () => {
    stop();
    window.removeEventListener('pagehide', keepHeard);
  };
}

function keep(): void {
  const session = readSession();
  if (session.status !== 'signed-in' || offlineSince() !== undefined) return;
  const { person, scopes } = session;
  void keepPerson({ owner: ownerOf(person), person, scopes }).catch(() => undefined);
}
