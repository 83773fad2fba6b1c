/** The messages that wait, with the visits that they are about: to read, to word otherwise, and to send now. */
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
import { inRequests, type Message, type Together, together } from './waiting-together.ts';

/** A later version of the service may tell of more. */
const kindText = (kind: string): string =>
  Object.hasOwn(notificationKinds, kind) ? notificationKinds[kind as NotificationKind].name : 'Message';

/** Visits whose messages the service sends in one request. */
const AT_ONCE = 200;

type Edits = Readonly<Record<string, Edited>>;
/** A text is about the visits as they were when somebody wrote it. */
function keyOf(waiting: readonly WaitingMessages[], { recipient, inspection_ids: ids }: Message): string {
  const about = waiting.filter((one) => ids.includes(one.inspection_id));
  return [...about.map((one) => `${one.inspection_id}.${one.inspection_version}`), recipient].join(' ');
}

export function WaitingDialog({ waiting, onClose }: { waiting: WaitingMessages[]; onClose: () => void }) {
  const [edits, setEdits] = useState<Edits>({});
  const [editing, setEditing] = useState<{ key: string; message: Message }>();
  const [isBusy, setBusy] = useState(false);

  const groups = together(waiting);

  async function send(chosen: Together[]) {
    setBusy(true);
    const told: WaitingMessages[] = [];
    try {
      for (const part of inRequests(chosen, AT_ONCE)) {
        const inspections = part.map((one) => ({ id: one.inspection_id, version: one.inspection_version }));
        await sendWaitingMessages({ body: { inspections, messages: editedOf(part, edits) } });
        told.push(...part);
      }
      showToast({ text: `${peopleText(howMany(told))} told.` });
      if (chosen.length === groups.length) onClose();
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
        groups.length > 1 && (
          <Button variant="primary" icon={<Send />} disabled={isBusy} onClick={() => void send(groups)}>
            Send all now
          </Button>
        )
      }
    >
      <p className={styles.lead}>
        Changes to appointments wait for ten quiet minutes, half an hour at most. Nobody hears of a change that you take
        back before, and whoever hears of several visits gets one message.
      </p>
      {waiting.length === 0 && <EmptyState title="Nobody is waiting to be told.">All messages have gone.</EmptyState>}
      {groups.map((one) => (
        <Group
          key={one.visits[0]?.inspection_id}
          group={one}
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

type GroupProps = {
  group: Together;
  edits: Edits;
  isBusy: boolean;
  onLeave: () => void;
  onEdit: (key: string, message: Message) => void;
  onSend: () => void;
};

function Group({ group: { visits, messages }, edits, isBusy, onLeave, onEdit, onSend }: GroupProps) {
  const [first] = visits;
  if (first === undefined) return null;
  const headingId = `waiting-${first.inspection_id}`;
  const links = visits.map((one) => (
    <Link key={one.inspection_id} to={paths.inspection(one.inspection_id)} onClick={onLeave}>
      {addressText(one.property)}
    </Link>
  ));
  return (
    <section className={styles.visit} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>{visits.length === 1 ? links : `${visits.length} visits`}</h3>
        <p>Goes at {toWallTime(first.due_at).time}</p>
        <Button size="sm" disabled={isBusy} onClick={onSend} aria-describedby={headingId}>
          Send now
        </Button>
      </div>
      {visits.length > 1 && (
        <ul className={styles.about}>
          {links.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
      )}
      <ul className={styles.messages}>
        {messages.map((message) => {
          const key = keyOf(visits, message);
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

/** One for each message, however many visits it is about. */
function editedOf(part: WaitingMessages[], edits: Edits) {
  return together(part).flatMap(({ visits, messages }) =>
    messages.flatMap((message) => {
      const edited = edits[keyOf(visits, message)];
      const [about] = message.inspection_ids;
      if (edited === undefined || about === undefined) return [];
      return [{ inspection_id: about, recipient: message.recipient, ...edited }];
    }),
  );
}

/** `told`: the number of people who were, before it failed. */
function failureOf(error: unknown, told: number): string {
  const sent = told === 0 ? 'Nothing was sent' : `Only ${peopleText(told)} told`;
  return error instanceof ApiError && error.status === 422
    ? `${sent}: one of the visits has been changed meanwhile. Read its messages again.`
    : `${sent}. ${errorText(error)}`;
}

/** Each recipient has a link of their own, which is made when their message goes. */
const textToRead = ({ text, visits }: Message): string =>
  text
    .replaceAll('{visits}', () => visits ?? '{visits}')
    .replaceAll(/\{(?:answer|link)\}/g, '(Their own link to confirm or to answer)');

type ItemProps = { message: Message; isEdited: boolean; onEdit: () => void };

function MessageItem({ message, isEdited, onEdit }: ItemProps) {
  const { kind, name, recipient, subject } = message;
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
        <p className={styles.text}>{textToRead(message)}</p>
        <Button size="sm" icon={<Pencil />} onClick={onEdit} aria-label={`Edit the message to ${name}`}>
          Edit
        </Button>
      </details>
    </li>
  );
}
