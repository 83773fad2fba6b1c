/** Around every page of the signed-in app: says when the session is over, and keeps the work in view where it may be seen. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import type { EndReason } from './access-token.ts';
import { signIn, useSessionState } from './session.ts';
import styles from './session-gate.module.css';
import { IdleOver } from './idle-over.tsx';
import { IdleWarning } from './idle-warning.tsx';
import { startIdleClock } from './idle-clock.ts';
import { SessionOver } from './session-over.tsx';

export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSessionState();
  useEffect(startIdleClock, []);
  // After signing out, the next person at this screen sees nothing.
  if (session.status === 'ended' && session.because === 'signed-out') return <SignedOut />;
  return (
    <>
      {children}
      <IdleWarning />
      {session.status === 'ended' && <Ended because={session.because} />}
    </>
  );
}

function Ended({ because }: { because: EndReason }) {
  return because === 'idle' ? <IdleOver /> : <SessionOver because={because} />;
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
