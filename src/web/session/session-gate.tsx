/** Around every page of the signed-in app: says when the session is over, and keeps the work in view where it may be seen. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useRest } from '#web/ui/use-rest.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { late } from '#web/ui/feedback/late.tsx';
import { signIn, useSessionState } from './session.ts';
import styles from './session-gate.module.css';

/** Without a line they are fetched as soon as there is one; hardly anybody needs them in the first quarter of an hour. */
const SessionNotices = late(async () => (await import('./session-notices.tsx')).SessionNotices, { failed: () => null });

/** When this page was opened. */
const openedAt = Date.now();

export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSessionState();
  const isResting = useRest();
  // After signing out, the next person at this screen sees nothing.
  if (session.status === 'ended' && session.because === 'signed-out') return <SignedOut />;
  const endedBecause = session.status === 'ended' ? session.because : undefined;
  return (
    <>
      {children}
      {(isResting || endedBecause !== undefined) && <SessionNotices endedBecause={endedBecause} openedAt={openedAt} />}
    </>
  );
}

function SignedOut() {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is gone with the page; people who cannot see that hear it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles.page}>
      <title>Signed out · Keyturn</title>
      <h1 ref={heading} tabIndex={-1}>
        You are signed out
      </h1>
      <Button variant="primary" onClick={() => void signIn('/')}>
        Sign in
      </Button>
    </main>
  );
}
