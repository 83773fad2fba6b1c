/** Links that were made, newest first: what each shows, to whom it went, whether it was opened, and until when it works. */
import { CalendarClock, Copy, ExternalLink, Link2Off } from 'lucide-react';
import { useState } from 'react';
import type { FileShare } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { DateTime } from '#web/ui/time/date-time.tsx';
import styles from './file-shares.module.css';
import { sharedText } from './shareable-files.ts';

type Props = {
  shares: readonly FileShare[];
  /** Undefined where nobody can tell whether there is a mail server. */
  isMailSent: boolean | undefined;
  onCopy: (url: string) => void;
  /** Omitted for people who may only read. */
  onEnd?: ((share: FileShare) => void) | undefined;
  onRevoke?: ((share: FileShare) => void) | undefined;
};

export function ShareList({ shares, ...rest }: Props) {
  const [now] = useState(() => Date.now());
  return (
    <ul className={styles.list}>
      {shares.map((share) => (
        <Share key={share.id} share={share} now={now} {...rest} />
      ))}
    </ul>
  );
}

function Share({
  share,
  now,
  isMailSent,
  onCopy,
  onEnd,
  onRevoke,
}: { share: FileShare; now: number } & Omit<Props, 'shares'>) {
  const { url, recipient, created_at, opened_count: opened, last_opened_at } = share;
  const isOver = Date.parse(share.expires_at) <= now;
  const what = sharedText(share);
  return (
    <li className={styles.share}>
      <div className={styles.about}>
        <span className={styles.what}>
          {what} {share.revoked_at !== null && <Tag>Revoked</Tag>}
          {share.revoked_at === null && isOver && <Tag>Expired</Tag>}
        </span>
        <span className={styles.quiet}>
          {recipient === null ? 'Link made' : recipientText(recipient, isMailSent)} <DateTime at={created_at} isShort />
        </span>
      </div>
      <div className={styles.about}>
        <span>
          {opened === 0 ? 'Not opened yet' : opened === 1 ? 'Opened once' : `Opened ${opened} times`}
          {last_opened_at !== null && (
            <>
              , last <DateTime at={last_opened_at} isShort />
            </>
          )}
        </span>
        <span className={styles.quiet}>
          {share.revoked_at === null ? (
            <>
              {isOver ? 'Ended' : 'Works until'} <DateTime at={share.expires_at} isShort />
            </>
          ) : (
            <>
              Revoked <DateTime at={share.revoked_at} isShort />
            </>
          )}
        </span>
      </div>
      {url !== null && (
        <div className={styles.actions}>
          {!isOver && (
            <>
              <Button size="sm" icon={<Copy />} onClick={() => onCopy(url)}>
                Copy link
              </Button>
              <a
                className={styles.open}
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open the link: ${what}`}
              >
                <ExternalLink size={15} aria-hidden />
              </a>
            </>
          )}
          {onEnd && (
            <IconButton
              size="sm"
              label={`Change when it ends: ${what}`}
              icon={<CalendarClock />}
              onClick={() => onEnd(share)}
            />
          )}
          {onRevoke && (
            <IconButton size="sm" label={`Revoke: ${what}`} icon={<Link2Off />} onClick={() => onRevoke(share)} />
          )}
        </div>
      )}
    </li>
  );
}

function recipientText(recipient: string, isMailSent: boolean | undefined): string {
  if (isMailSent === undefined) return `Made for ${recipient}`;
  return isMailSent ? `Sent to ${recipient}` : `Made for ${recipient}, not sent: there is no mail server`;
}
