/** Whether what was typed has arrived, always in words; what needs a decision is a way there. */
import { Check, CloudOff, CloudUpload, MessageSquareWarning } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useIsOnline } from '#web/queries/use-is-online.ts';
import { useIsWriting } from '#web/queries/writes-under-way.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './report-editor.module.css';
import { useEditor, useTotals } from './editor.ts';
import type { EditedField, Entry, FieldState } from './report-entry.ts';
import type { ReportStore } from './report-store.ts';

const keepOpen = 'Keep this page open until it is saved';

/** `onDecide`: the field with the question has the focus. */
export function SavingWords({ onDecide }: { onDecide: () => void }) {
  const { outbox, report, place } = useEditor();
  const { waiting, conflict, refused } = useTotals();
  const { isSending: isSendingText, isLineDown, isUnwritten } = useSyncExternalStore(outbox.subscribe, outbox.read);
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
            {isOnline ? 'Saved' : 'Saved. You are offline'}
          </>
        )}
        {isOnline && !isLineDown && (waiting > 0 || isSending) && (
          <>
            <CloudUpload size={15} aria-hidden />
            {isUnwritten ? keepOpen : 'Saving'}
          </>
        )}
        {(!isOnline || isLineDown) && (waiting > 0 || isSending) && (
          <>
            <CloudOff size={15} aria-hidden />
            {isUnwritten && `${keepOpen}: `}
            {waiting > 0 ? `${waiting} ${waiting === 1 ? 'change' : 'changes'} waiting` : 'Waiting'} (
            {isOnline ? 'no answer' : 'offline'})
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
