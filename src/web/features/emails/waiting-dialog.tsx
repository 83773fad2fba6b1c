/** The messages that wait, visit by visit: to read, to word otherwise, and to send now. */
import { Pencil, Send } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { type NotificationKind, notificationKinds } from '#domain/message/notification-text.ts';
import { paths } from '#web/paths.ts';
import { afterWrite } from '#web/queries/after-write.ts';
import { ApiError, errorText } from '#web/queries/api-error.ts';
import { sendWaitingMessages } from '#web/queries/generated/sdk.gen.ts';
import type { WaitingMessages } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Tag } from '#web/ui/controls/tag.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import { addressText } from './address-text.ts';
import { type Edited, EditMessageDialog } from './edit-message-dialog.tsx';
import styles from './waiting.module.css';
import { howMany, peopleText } from './waiting-text.ts';

/** A later version of the service may tell of more. */
const kindText = (kind: string): string =>
  Object.hasOwn(notificationKinds, kind) ? notificationKinds[kind as NotificationKind].name : 'Message';

/** Visits whose messages the service sends in one request. */
const AT_ONCE = 100;

type Message = WaitingMessages['messages'][number];
type Edits = Readonly<Record<string, Edited>>;
/** A text is about the visit as it was when somebody wrote it. */
const keyOf = ({ inspection_id: id, inspection_version: version }: WaitingMessages, { recipient }: Message): string =>
  `${id} ${version} ${recipient}`;

export function WaitingDialog({ waiting, onClose }: { waiting: WaitingMessages[]; onClose: () => void }) {
  const [edits, setEdits] = useState<Edits>({});
  const [editing, setEditing] = useState<{ key: string; message: Message }>();
  const [isBusy, setBusy] = useState(false);

  async function send(chosen: WaitingMessages[]) {
    setBusy(true);
    let told: WaitingMessages[] = [];
    try {
      for (let at = 0; at < chosen.length; at += AT_ONCE) {
        const part = chosen.slice(at, at + AT_ONCE);
        const inspections = part.map((one) => ({ id: one.inspection_id, version: one.inspection_version }));
        const messages = part.flatMap((one) => editedOf(one, edits));
        await sendWaitingMessages({ body: { inspections, messages } });
        told = chosen.slice(0, at + AT_ONCE);
      }
      showToast({ text: `${peopleText(howMany(told))} told.` });
      if (chosen.length === waiting.length) onClose();
    } catch (error) {
      showToast({ tone: 'failed', text: failureOf(error, howMany(told)) });
    } finally {
      // Also after a refusal: somebody else has changed a visit, or was quicker.
      await afterWrite('waitingMessages', 'email');
      setBusy(false);
    }
  }

  return (
    <Dialog
      title="Messages that wait"
      at="panel"
      closesOutside={Object.keys(edits).length === 0}
      onClose={onClose}
      footer={
        waiting.length > 1 && (
          <Button variant="primary" icon={<Send />} disabled={isBusy} onClick={() => void send(waiting)}>
            Send all now
          </Button>
        )
      }
    >
      <p className={styles.lead}>
        Changes to appointments wait for ten quiet minutes, half an hour at most. Nobody hears of a change that you take
        back before.
      </p>
      {waiting.length === 0 && <EmptyState title="Nobody is waiting to be told.">All messages have gone.</EmptyState>}
      {waiting.map((one) => (
        <Visit
          key={one.inspection_id}
          one={one}
          edits={edits}
          isBusy={isBusy}
          onLeave={onClose}
          onEdit={(key, message) => setEditing({ key, message })}
          onSend={() => void send([one])}
        />
      ))}
      {editing !== undefined && (
        <EditMessageDialog
          message={editing.message}
          onClose={() => setEditing(undefined)}
          onSave={(edited) => {
            setEdits({ ...edits, [editing.key]: edited });
            setEditing(undefined);
          }}
        />
      )}
    </Dialog>
  );
}

type VisitProps = {
  one: WaitingMessages;
  edits: Edits;
  isBusy: boolean;
  onLeave: () => void;
  onEdit: (key: string, message: Message) => void;
  onSend: () => void;
};

function Visit({ one, edits, isBusy, onLeave, onEdit, onSend }: VisitProps) {
  const headingId = `waiting-${one.inspection_id}`;
  return (
    <section className={styles.visit} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>
          <Link to={paths.inspection(one.inspection_id)} onClick={onLeave}>
            {addressText(one.property)}
          </Link>
        </h3>
        <p>Goes at {toWallTime(one.due_at).time}</p>
        <Button size="sm" disabled={isBusy} onClick={onSend} aria-describedby={headingId}>
          Send now
        </Button>
      </div>
      <ul className={styles.messages}>
        {one.messages.map((message) => {
          const key = keyOf(one, message);
          const shown = { ...message, ...edits[key] };
          return (
            <MessageItem
              key={key}
              message={shown}
              isEdited={edits[key] !== undefined}
              onEdit={() => onEdit(key, shown)}
            />
          );
        })}
      </ul>
    </section>
  );
}

function editedOf(one: WaitingMessages, edits: Edits) {
  return one.messages.flatMap((message) => {
    const edited = edits[keyOf(one, message)];
    return edited === undefined ? [] : [{ inspection_id: one.inspection_id, recipient: message.recipient, ...edited }];
  });
}

/** `told`: the number of people who were, before it failed. */
function failureOf(error: unknown, told: number): string {
  const sent = told === 0 ? 'Nothing was sent' : `Only ${peopleText(told)} told`;
  return error instanceof ApiError && error.status === 422
    ? `${sent}: one of the visits has been changed meanwhile. Read its messages again.`
    : `${sent}. ${errorText(error)}`;
}

/** Each recipient has a link of their own, which is made when their message goes. */
const textToRead = (text: string): string =>
  text.replaceAll(/\{(?:answer|link)\}/g, '(Their own link to confirm or to answer)');

type ItemProps = { message: Message; isEdited: boolean; onEdit: () => void };

function MessageItem({ message: { kind, name, recipient, subject, text }, isEdited, onEdit }: ItemProps) {
  return (
    <li className={styles.message}>
      <details>
        <summary>
          <span className={styles.who}>
            <strong>{name}</strong> {kindText(kind)}
          </span>
          {isEdited && <Tag>Your words</Tag>}
        </summary>
        <p className={styles.address}>To {recipient}</p>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.text}>{textToRead(text)}</p>
        <Button size="sm" icon={<Pencil />} onClick={onEdit} aria-label={`Edit the message to ${name}`}>
          Edit
        </Button>
      </details>
    </li>
  );
}
