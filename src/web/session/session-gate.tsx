/** Around every page of the signed-in app: says when the session is over, and keeps the work in view where it may be seen. */
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { signIn, useSessionState } from './session.ts';
import styles from './session-gate.module.css';

export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSessionState();
  // Signed out means: whoever comes to this screen next sees nothing.
  if (session.status === 'ended' && session.because === 'signed-out') return <SignedOut />;
  return (
    <>
      {children}
      {session.status === 'ended' && <SessionOver />}
    </>
  );
}

function SignedOut() {
  return (
    <main className={styles.page}>
      <title>Signed out · Keyturn</title>
      <h1>You are signed out</h1>
      <Button variant="primary" onClick={() => void signIn('/')}>
        Sign in
      </Button>
    </main>
  );
}

function SessionOver() {
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <Dialog
      title="Please sign in again"
      size="sm"
      closesOutside={false}
      onClose={() => setHidden(true)}
      footer={
        <>
          <ButtonLink to="/" target="_blank" rel="noreferrer">
            In a new tab
          </ButtonLink>
          <Button variant="primary" data-autofocus onClick={() => void signIn()}>
            Sign in
          </Button>
        </>
      }
    >
      <p>
        Your sign-in has ended. What you typed in a report is kept on this device. If something else here is half
        written, sign in in a new tab, and this page goes on where it is.
      </p>
    </Dialog>
  );
}
