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
  isClient: boolean;
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
  isClient,
  isMailSent,
  onCopy,
  onEnd,
  onRevoke,
}: { share: FileShare; now: number } & Omit<Props, 'shares'>) {
  const { url, name, recipient, created_at, made_by: maker } = share;
  const isOrphaned = url === null && share.revoked_at === null;
  const isOver = isOrphaned || Date.parse(share.expires_at) <= now;
  const shown = sharedText(share);
  const what = name === null ? shown : `${name}, ${shown}`;
  const isOfClient = maker !== null && maker.client_id !== null;
  return (
    <li className={styles.share}>
      <div className={styles.about}>
        <span className={styles.what}>
          {name ?? shown} {share.revoked_at !== null && <Tag>Revoked</Tag>}
          {share.revoked_at === null && isOver && <Tag>{isOrphaned ? 'Ended' : 'Expired'}</Tag>}
        </span>
        {name !== null && <span>{shown}</span>}
        <span className={styles.quiet}>
          {recipient === null ? 'Link made' : recipientText(recipient, isMailSent)} <DateTime at={created_at} isShort />
          {isOfClient && ` by ${maker.name}${isClient ? '' : ', of the client'}`}
        </span>
      </div>
      <Openings share={share} isOver={isOver} />
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

function Openings({ share, isOver }: { share: FileShare; isOver: boolean }) {
  const { url, opened_count: opened, last_opened_at, expires_at, revoked_at, made_by: maker } = share;
  return (
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
        {url === null && revoked_at === null ? (
          `Ended, since ${maker?.name ?? 'its maker'} no longer sees the report`
        ) : revoked_at === null ? (
          <>
            {isOver ? 'Ended' : 'Works until'} <DateTime at={expires_at} isShort />
          </>
        ) : (
          <>
            Revoked <DateTime at={revoked_at} isShort />
          </>
        )}
      </span>
    </div>
  );
}

function recipientText(recipient: string, isMailSent: boolean | undefined): string {
  if (isMailSent === undefined) return `Made for ${recipient}`;
  return isMailSent ? `Sent to ${recipient}` : `Made for ${recipient}, not sent: there is no mail server`;
}
