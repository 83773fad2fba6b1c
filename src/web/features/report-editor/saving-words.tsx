/** Whether what was typed has arrived, always in words; what needs a decision is a way there. */
import { Check, CloudOff, CloudUpload, MessageSquareWarning } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useIsOnline } from '#web/queries/use-is-online.ts';
import { useIsWriting } from '#web/queries/writes-under-way.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useEditor, useTotals } from './editor.ts';
import styles from './report-editor.module.css';
import type { EditedField, Entry, FieldState } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';

/** `onDecide`: the field with the question has the focus. */
export function SavingWords({ onDecide }: { onDecide: () => void }) {
  const { outbox, report, place } = useEditor();
  const { waiting, conflict, refused } = useTotals();
  const { isSending: isSendingText, isLineDown, isFailing } = useSyncExternalStore(outbox.subscribe, outbox.read);
  // New orders, rooms and actions do not go through the outbox.
  const isSending = useIsWriting() || isSendingText;
  const isOnline = useIsOnline();
  const undecided = conflict + refused;

  function handleDecide() {
    const found = findUndecided(report);
    if (found === undefined) return;
    if (found.itemId === undefined) {
      place.go({ roomId: found.roomId, itemId: undefined });
      place.focusRoom(found.roomId);
    } else place.focusField(found.roomId, found);
    onDecide();
  }

  return (
    <div className={styles.saving}>
      <output className={styles.savingWords} data-state={isOnline && !isLineDown ? undefined : 'down'}>
        {waiting === 0 && !isSending && undecided === 0 && (
          <>
            <Check size={15} aria-hidden />
            <span>Saved{!isOnline && <Rest>. You are offline</Rest>}</span>
          </>
        )}
        {isOnline && !isLineDown && (waiting > 0 || isSending) && (
          <>
            <CloudUpload size={15} aria-hidden />
            Saving
          </>
        )}
        {(!isOnline || isLineDown) && (waiting > 0 || isSending) && (
          <>
            <CloudOff size={15} aria-hidden />
            <span>
              {waiting > 0 ? (
                <>
                  {waiting} <Rest>{waiting === 1 ? 'change' : 'changes'} </Rest>waiting
                </>
              ) : (
                'Waiting'
              )}
              <Rest> ({isOnline ? (isFailing ? 'the service failed, trying again' : 'no answer') : 'offline'})</Rest>
            </span>
          </>
        )}
      </output>
      {undecided > 0 && (
        <Button size="sm" icon={<MessageSquareWarning />} className={styles.decide} onClick={handleDecide}>
          {undecided} {undecided === 1 ? 'text needs' : 'texts need'} a decision
        </Button>
      )}
    </div>
  );
}

/** Not for a moment while it is being sent, which would move what is below with every pause in typing. */
export function DiskWords() {
  const { outbox } = useEditor();
  const { isDiskRefusing } = useSyncExternalStore(outbox.subscribe, outbox.read);
  return (
    <output className={styles.disk}>
      {isDiskRefusing && (
        <p>
          <MessageSquareWarning size={15} aria-hidden />
          <span>The storage of this device is full or blocked. Keep this page open until what you type is saved.</span>
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
