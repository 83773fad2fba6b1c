/**
 * Says that the session is over. While somebody types it stands beside, and takes the focus only when the keys rest;
 * somebody who types on then types in the same field.
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { doKeysRest, isWritingKey, whenKeysRest } from '#web/ui/keyboard/key-rest.ts';
import { isTyping } from '#web/ui/keyboard/use-hotkey.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { EndReason } from './access-token.ts';
import { NoticeAbove } from './notice-above.tsx';
import { signIn } from './session.ts';
import styles from './session-over.module.css';

/** Longer than between two words. */
const REST_MS = 1_500;

const TITLE = 'Please sign in again';

/** In words that nobody has to think about while typing. */
const reasons: Record<Exclude<EndReason, 'idle'>, string> = {
  'signed-out': 'Your sign-in has ended.',
  expired: 'Your sign-in has ended.',
  'password-changed': 'Your password was changed, so you are signed out everywhere.',
};

export function SessionOver({ because }: { because: Exclude<EndReason, 'idle'> }) {
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

export function WaysOn() {
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
        {reason} Your words in a report are kept on this device. If something else here is half written, sign in in a
        new tab, and this page continues where it is.
      </p>
    </Dialog>
  );
}

function NoticeBeside({ reason }: { reason: string }) {
  useEffect(() => announce(`${TITLE}. ${reason}`), [reason]);

  return (
    <NoticeAbove label={TITLE} ways={<WaysOn />}>
      <strong>{TITLE}.</strong> {reason} Your words stay here.
    </NoticeAbove>
  );
}
