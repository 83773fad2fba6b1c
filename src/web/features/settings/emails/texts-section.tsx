/** The texts of e-mails, each the firm's own or ours. */
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type NotificationKind, notificationKinds } from '#domain/message/notification-text.ts';
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { emailKinds, isOwn, textOf } from './email-values.ts';
import styles from './emails.module.css';
import { TextDialog } from './text-dialog.tsx';

type Opened = { kind: NotificationKind; read: AccountSettings };

export function TextsSection({ settings }: { settings: AccountSettings }) {
  const [open, setOpen] = useState<Opened>();
  return (
    <Panel title="Texts">
      <ul className={styles.texts}>
        {emailKinds.map((kind) => {
          const { name, when } = notificationKinds[kind];
          return (
            <li key={kind} aria-label={name}>
              <div className={styles.words}>
                <strong>{name}</strong>
                <span>
                  {when} {isOwn(settings, kind) ? 'In your own words.' : 'In our words.'}
                </span>
                <span className={styles.subject}>{textOf(settings, kind).subject}</span>
              </div>
              <Button
                size="sm"
                icon={<Pencil />}
                aria-label={`Change: ${name}`}
                onClick={() => setOpen({ kind, read: settings })}
              >
                Change
              </Button>
            </li>
          );
        })}
      </ul>
      {open && <TextDialog {...open} onClose={() => setOpen(undefined)} />}
    </Panel>
  );
}
