/** One comment with the office's answer. */
import type { ReactNode } from 'react';
import { reportPartyNames } from '#domain/report-party.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import type { FinishedComment } from './finished.ts';
import styles from './finished-report.module.css';

const verdictWords: Record<string, string> = { accepted: 'Accepted', rejected: 'Not accepted' };

export const partyName = (role: string): string => (reportPartyNames as Record<string, string>)[role] ?? role;

type Props = { comment: FinishedComment; showsAbout?: boolean; replyFrom: string; children?: ReactNode };

export function CommentCard({ comment, showsAbout = false, replyFrom, children }: Props) {
  const { author, role, is_own_link: isOwnLink, about, text, reply, replied_at, verdict, created_at } = comment;
  return (
    <article className={styles.comment} aria-label={`Comment by ${author}`}>
      <p className={styles.byline}>
        <strong>{author}</strong>, {partyName(role)}
        {!isOwnLink && ' (name as given)'} · <DateTime at={created_at} />
        {showsAbout && <> · {about ?? 'the whole report'}</>}
      </p>
      <p className={styles.words}>{text}</p>
      {(reply !== null || verdict !== null) && (
        <div className={styles.reply}>
          <p className={styles.byline}>
            {verdict !== null && (
              <span className={styles.verdict} data-verdict={verdict}>
                {verdictWords[verdict] ?? verdict}
              </span>
            )}
            <strong>{replyFrom}</strong> · <DateTime at={replied_at} />
          </p>
          {reply !== null && <p className={styles.words}>{reply}</p>}
        </div>
      )}
      {children}
    </article>
  );
}
