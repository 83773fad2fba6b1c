/**
 * The end of a session that nobody used: the work is covered, and the page goes on to the sign-in. It stays where it is while
 * there is no line, or a form is half written, which leaving would lose.
 */
import { useEffect, useRef, useState } from 'react';
import styles from './idle-over.module.css';
import { endIdleSession, signIn } from './session.ts';
import { WaysOn } from './session-over.tsx';

export function IdleOver() {
  // A form that is half written asks before the page is left.
  const cover = useRef<HTMLDialogElement>(null);
  const [isHalfWritten] = useState(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

  useEffect(() => {
    void endIdleSession().then(
      () => (isHalfWritten ? undefined : signIn(undefined, 'idle')),
      () => undefined,
    );
  }, [isHalfWritten]);

  useEffect(() => {
    const element = cover.current;
    element?.showModal();
    element?.querySelector('h1')?.focus();
    return () => element?.close();
  }, []);

  return (
    // Browsers let Escape close any dialog in the end: this one comes back at once.
    <dialog
      ref={cover}
      className={styles.cover}
      aria-labelledby="signed-out"
      onClose={() => cover.current?.showModal()}
    >
      <div className={styles.words}>
        <title>Signed out · Keyturn</title>
        <h1 id="signed-out" tabIndex={-1}>
          You are signed out
        </h1>
        <p>
          Nobody has used Keyturn here for a while. Your words in a report, and photographs, are kept on this device and
          sent when you have signed in again.
          {isHalfWritten &&
            ' Something else here is half written: sign in in a new tab, and this page continues where it is.'}
        </p>
        <div className={styles.ways}>
          <WaysOn />
        </div>
      </div>
    </dialog>
  );
}
