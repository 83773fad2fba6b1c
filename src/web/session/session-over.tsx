/**
 * Says that the session is over. While somebody types it stands beside, and takes the focus only when the keys rest;
 * somebody who types on then types in the same field.
 */
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { announce, reachableHome } from '#web/ui/feedback/announce.ts';
import { doKeysRest, isWritingKey, whenKeysRest } from '#web/ui/keyboard/key-rest.ts';
import { isTyping } from '#web/ui/keyboard/use-hotkey.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { EndReason } from './access-token.ts';
import { signIn } from './session.ts';
import styles from './session-over.module.css';

/** Longer than between two words. */
const REST_MS = 1_500;

const TITLE = 'Please sign in again';

/** In words that nobody has to think about while typing. */
const reasons: Record<EndReason, string> = {
  'signed-out': 'Your sign-in has ended.',
  expired: 'Your sign-in has ended.',
  'password-changed': 'Your password was changed, so you are signed out everywhere.',
};

export function SessionOver({ because }: { because: EndReason }) {
  const reason = reasons[because];
  const [stage, setStage] = useState<'beside' | 'before' | 'closed'>(() => (doKeysRest(REST_MS) ? 'before' : 'beside'));

  useEffect(() => (stage === 'beside' ? whenKeysRest(REST_MS, () => setStage('before')) : undefined), [stage]);

  return stage === 'before' ? (
    // Before the letter is written: it goes to where the focus is then.
    <NoticeBefore
      reason={reason}
      onTypeOn={() => flushSync(() => setStage('beside'))}
      onClose={() => setStage('closed')}
    />
  ) : (
    <NoticeBeside reason={reason} />
  );
}

function WaysOn() {
  return (
    <>
      <ButtonLink to="/" target="_blank" rel="noreferrer">
        In a new tab
      </ButtonLink>
      <Button variant="primary" onClick={() => void signIn()}>
        Sign in
      </Button>
    </>
  );
}

type NoticeBeforeProps = { reason: string; onTypeOn: () => void; onClose: () => void };

function NoticeBefore({ reason, onTypeOn, onClose }: NoticeBeforeProps) {
  const [field] = useState(() => document.activeElement);

  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      const pressesButton = event.target instanceof Element && event.target.closest('button, a') !== null;
      const writes = event.key === 'Enter' || event.key === ' ' ? !pressesButton : isWritingKey(event);
      if (!writes || !isTyping(field)) return;
      onTypeOn();
      // In its field it would do the same as a bare one: send the form, or break the line.
      if (event.key === 'Enter') event.preventDefault();
    }
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [field, onTypeOn]);

  return (
    <Dialog title={TITLE} size="sm" closesOutside={false} onClose={onClose} footer={<WaysOn />}>
      {/* Not a button: a key that was on its way when this came up must not press it. */}
      <p data-autofocus tabIndex={-1} className={styles.first}>
        {reason} What you typed in a report is kept on this device. If something else here is half written, sign in in a
        new tab, and this page continues where it is.
      </p>
    </Dialog>
  );
}

function NoticeBeside({ reason }: { reason: string }) {
  const [spot, setSpot] = useState<Spot>();

  useLayoutEffect(() => {
    const follow = () => setSpot(findSpot);
    // Not while it is drawn: then the dialog that it comes instead of is still there.
    follow();
    document.addEventListener('focusin', follow);
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('click', follow);
    };
  }, []);

  useEffect(() => announce(`${TITLE}. ${reason}`), [reason]);

  if (spot === undefined) return null;
  return createPortal(
    <section
      // In the top layer: over a dialog that somebody types in.
      popover="manual"
      ref={(element) => element?.showPopover()}
      aria-label={TITLE}
      className={styles.notice}
      data-low={spot.isLow || undefined}
    >
      <p className={styles.words}>
        <strong>{TITLE}.</strong> {reason} What you type stays here.
      </p>
      <div className={styles.ways}>
        <WaysOn />
      </div>
    </section>,
    spot.home,
  );
}

type Spot = { home: Element; isLow: boolean };

/** Within reach, and not over the field that somebody types in; else it stays, so that nobody misses the button. */
function findSpot(before: Spot | undefined): Spot {
  const field = document.activeElement;
  const isLow =
    field !== null && isTyping(field) ? field.getBoundingClientRect().top < window.innerHeight / 4 : before?.isLow;
  return { home: reachableHome(), isLow: isLow ?? false };
}
