/** Says that nobody seems to be there. Any key or press keeps the person signed in; the button is for people who look for one. */
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { announce } from '#web/ui/feedback/announce.ts';
import { idleWarning } from './idle-clock.ts';
import { NoticeAbove } from './notice-above.tsx';

const TITLE = 'Are you still there?';
/** Said again when so many seconds are left. */
const SAY_AGAIN = 30;

export function IdleWarning() {
  const seconds = useSyncExternalStore(idleWarning.subscribe, idleWarning.read);
  const isWarned = seconds !== undefined;
  const isLate = isWarned && seconds <= SAY_AGAIN;

  useEffect(() => {
    if (isWarned)
      announce(`${TITLE} You are signed out in ${isLate ? '30 seconds' : '2 minutes'}. Any key keeps you signed in.`);
  }, [isWarned, isLate]);

  if (!isWarned) return null;
  return (
    // A press of the button is use like any other, so it has nothing more to do.
    <NoticeAbove label={TITLE} ways={<Button variant="primary">Stay signed in</Button>}>
      <strong>{TITLE}</strong> Nobody has used Keyturn for a while. You are signed out in{' '}
      <time>{timeText(seconds)}</time>; what you typed in a report is kept.
    </NoticeAbove>
  );
}

/** `1:05` */
function timeText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
