/** Whether what was typed has arrived, always in words; what needs a decision is a way there. */
import { Check, CloudOff, CloudUpload, MessageSquareWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsOnline } from '#web/queries/use-is-online.ts';
import { useIsWriting } from '#web/queries/writes-under-way.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useEditor, useQueue, useTotals } from './editor.ts';
import styles from './report-editor.module.css';
import type { EditedField, Entry, FieldState } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

/** `onDecide`: the field with the question has the focus. */
export function SavingWords({ onDecide }: { onDecide: () => void }) {
  const { report, whereabouts } = useEditor();
  const { conflict, refused } = useTotals();
  const undecided = conflict + refused;

  function handleDecide() {
    const found = findUndecided(report);
    if (found === undefined) return;
    if (found.itemId === undefined) {
      whereabouts.go({ roomId: found.roomId, itemId: undefined });
      whereabouts.focusRoom(found.roomId);
    } else whereabouts.focusField(found.roomId, found);
    onDecide();
  }

  return (
    <div className={styles.saving}>
      <Arrived hasUndecided={undecided > 0} />
      {undecided > 0 && (
        <Button size="sm" icon={<MessageSquareWarning />} className={styles.decide} onClick={handleDecide}>
          {undecided} {undecided === 1 ? 'text needs' : 'texts need'} a decision
        </Button>
      )}
    </div>
  );
}

/** Texts, names and captions are changes; photographs are counted for themselves. */
function Arrived({ hasUndecided }: { hasUndecided: boolean }) {
  const { isSending: isSendingWords, isLineDown, isFailing, parcels } = useQueue();
  // New orders, rooms and actions do not go through the queue.
  const isSending = useIsWriting() || isSendingWords;
  const isOnline = useIsOnline();
  const left = parcels.filter(({ state }) => state === 'waiting');
  const photos = left.filter(({ kind }) => kind === 'photo');
  const changes = useTotals().waiting + left.length - photos.length;
  const lost = photos.filter(({ isLost, progress }) => isLost === true && progress === undefined);
  const isDown = !isOnline || isLineDown || lost.length > 0;
  const isOfService = isLineDown ? isFailing : lost.some((photo) => photo.isFailing === true);
  const isAtRest = changes + photos.length === 0 && !isSending;
  const counted = [
    ...(changes > 0 ? [<Changes key="changes" count={changes} hasMore={photos.length > 0} />] : []),
    ...(photos.length > 0 ? [<Photos key="photos" count={photos.length} />] : []),
  ];
  return (
    <output className={styles.savingWords} data-state={isDown ? 'down' : undefined}>
      {isAtRest && !hasUndecided && (
        <>
          <Check size={15} aria-hidden />
          <span>Saved{!isOnline && <Rest>. You are offline</Rest>}</span>
        </>
      )}
      {!isAtRest && !isDown && (
        <>
          <CloudUpload size={15} aria-hidden />
          {photos.length > 0 ? `Sending ${photoWords(photos.length)}` : 'Saving'}
        </>
      )}
      {!isAtRest && isDown && (
        <>
          <CloudOff size={15} aria-hidden />
          <span>
            {counted.length > 0 ? counted : 'Waiting'}
            <Rest> ({isOnline ? (isOfService ? 'the service failed, trying again' : 'no answer') : 'offline'})</Rest>
          </span>
        </>
      )}
    </output>
  );
}

function Changes({ count, hasMore }: { count: number; hasMore: boolean }) {
  return (
    <>
      {count} <Rest>{count === 1 ? 'change' : 'changes'} </Rest>waiting{hasMore && ', '}
    </>
  );
}

const photoWords = (count: number) => `${count} ${count === 1 ? 'photograph' : 'photographs'}`;

function Photos({ count }: { count: number }) {
  return (
    <>
      {photoWords(count)} <Rest>{count === 1 ? 'waits' : 'wait'} to be sent</Rest>
    </>
  );
}

/** Not for a moment while it is being sent, which would move what is below with every pause in typing. */
export function DiskWords() {
  const { isDiskRefusing } = useQueue();
  return (
    <output className={styles.disk}>
      {isDiskRefusing && (
        <p>
          <MessageSquareWarning size={15} aria-hidden />
          <span>The storage of this device is full or blocked. Keep this page open until what you enter is saved.</span>
        </p>
      )}
    </output>
  );
}

/** Where there is no room for it, it is said to those who listen; the sign and the top bar show it. */
function Rest({ children }: { children: ReactNode }) {
  return <span className={styles.rest}>{children}</span>;
}

type Undecided = { roomId: number } & ({ itemId: undefined } | { itemId: number; field: EditedField });

function findUndecided(report: ReportStore): Undecided | undefined {
  for (const roomId of report.roomIds()) {
    if (fieldToDecide(report.room(roomId)) !== undefined) return { roomId, itemId: undefined };
    for (const itemId of report.itemIds(roomId)) {
      const field = fieldToDecide(report.item(itemId));
      if (field !== undefined) return { roomId, itemId, field };
    }
  }
  return undefined;
}

function fieldToDecide(entry: Entry | undefined): EditedField | undefined {
  const states = Object.entries(entry?.states ?? {}) as [EditedField, FieldState][];
  return states.find(([, state]) => state === 'conflict' || state === 'refused')?.[0];
}
