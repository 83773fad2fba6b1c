/** The state of an e-mail, in words beside a sign of its own. */
import { CircleCheck, CircleX, Clock, Inbox, type LucideIcon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './emails.module.css';

type Look = { tone: 'done' | 'quiet' | 'trouble' | 'failed'; Icon: LucideIcon; words: ReactNode };

export function EmailState({ email }: { email: Email }) {
  const { tone, Icon, words } = lookOf(email);
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon size={14} aria-hidden />
      <span>{words}</span>
    </span>
  );
}

function lookOf({ state, attempts, failure, sent_at }: Email): Look {
  const why = `${triedWords(attempts)}${failure === null ? '' : `: ${failure}`}`;
  switch (state) {
    case 'sent':
      return { tone: 'done', Icon: CircleCheck, words: ['Sent ', <DateTime key="at" at={sent_at} isShort />] };
    case 'kept':
      return { tone: 'quiet', Icon: Inbox, words: 'Kept here' };
    case 'failed':
      // It was kept until then.
      if (attempts === 0)
        return { tone: 'failed', Icon: CircleX, words: 'Not sent: too old when a mail server was set' };
      return { tone: 'failed', Icon: CircleX, words: `Not sent, ${why}` };
    default:
      if (attempts === 0) return { tone: 'quiet', Icon: Clock, words: 'Waiting' };
      return { tone: 'trouble', Icon: RotateCw, words: `Not sent yet, ${why}` };
  }
}

const triedWords = (attempts: number) => `tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
