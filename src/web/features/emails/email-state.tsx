/** The state of an e-mail, in words beside a sign of its own. */
import { CircleCheck, CircleX, Clock, Inbox, type LucideIcon, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Email } from '#web/queries/generated/types.gen.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { emailStateText } from './email-state-text.ts';
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

function lookOf(email: Email): Look {
  const words = emailStateText(email);
  switch (email.state) {
    case 'sent':
      return { tone: 'done', Icon: CircleCheck, words: ['Sent ', <DateTime key="at" at={email.sent_at} isShort />] };
    case 'kept':
      return { tone: 'quiet', Icon: Inbox, words };
    case 'failed':
      return { tone: 'failed', Icon: CircleX, words };
    default:
      if (email.attempts === 0) return { tone: 'quiet', Icon: Clock, words };
      return { tone: 'trouble', Icon: RotateCw, words };
  }
}
