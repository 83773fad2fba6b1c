/** Says whether edits have arrived, always in words; an edit that needs a decision has a link there. */
import { Check, CloudOff, CloudUpload, MessageSquareWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsOnline } from '#web/queries/use-is-online.ts';
import { useIsWriting } from '#web/queries/writes-under-way.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useEditor, useQueue, useTotals } from './editor.ts';
import styles from './report-editor.module.css';
import { onDemand } from './on-demand.tsx';

/** `onDecide`: the field with the question has the focus. */
export function SavingWords({ onDecide }: { onDecide: () => void }) {
  const editor = useEditor();
  const { conflict, refused } = useTotals();
  const undecided = conflict + refused;
  const { orphans, parcels } = useQueue();
  const isAnyRefused = orphans.length > 0 || parcels.some(({ state }) => state === 'refused');

  return (
    <div className={styles.saving}>
      <output className={styles.savingWords}>
        <Arrived hasUndecided={undecided > 0 || isAnyRefused} />
      </output>
      {undecided > 0 && (
        <Button
          size="sm"
          icon={<MessageSquareWarning />}
          className={styles.decide}
          onClick={() => onDemand(({ goToUndecided }) => goToUndecided(editor) && onDecide())}
        >
          {undecided} {undecided === 1 ? 'text needs' : 'texts need'} a decision
        </Button>
      )}
    </div>
  );
}

/** Steps, texts, names and captions are changes; photographs are counted for themselves. */
function Arrived({ hasUndecided }: { hasUndecided: boolean }) {
  const { isSending, isStoring, isLineDown, isFailing, parcels, steps } = useQueue();
  const isOnline = useIsOnline();
  const left = parcels.filter(({ state }) => state === 'waiting');
  const photos = left.filter(({ kind }) => kind === 'photo');
  const changes = useTotals().waiting + steps.length + left.length - photos.length;
  // Actions and copies do not go through the queue.
  const isWriting = useIsWriting();
  const isAtRest = !isWriting && !isSending && changes + photos.length === 0;
  const lost = photos.filter(({ isLost, progress }) => isLost === true && progress === undefined);
  const isDown = !isOnline || isLineDown || lost.length > 0;
  if (isAtRest) {
    return hasUndecided ? null : (
      <>
        <Check size={15} aria-hidden data-down={isDown || undefined} />
        <span>Saved{!isOnline && <Rest>. You are offline</Rest>}</span>
      </>
    );
  }
  const many = `${photos.length} ${photos.length === 1 ? 'photograph' : 'photographs'}`;
  // Waiting is said of what this device keeps.
  if (!isDown || isStoring) {
    return (
      <>
        <CloudUpload size={15} aria-hidden />
        {photos.length > 0 ? `Sending ${many}` : 'Saving'}
      </>
    );
  }
  const isOfService = isLineDown ? isFailing : lost.some((photo) => photo.isFailing === true);
  return (
    <>
      <CloudOff size={15} aria-hidden data-down />
      <span>
        {changes > 0 && changes}
        <Rest>{changes > 0 && (changes === 1 ? ' change' : ' changes')}</Rest>
        {changes > 0 && ' waiting'}
        {changes > 0 && photos.length > 0 && ', '}
        {photos.length > 0 && many}
        <Rest>{photos.length > 0 && (photos.length === 1 ? ' waits to be sent' : ' wait to be sent')}</Rest>
        {changes + photos.length === 0 && 'Waiting'}
        <Rest> ({isOnline ? (isOfService ? 'the service failed, trying again' : 'no answer') : 'offline'})</Rest>
      </span>
    </>
  );
}

/** Not for the moment of sending, which would move everything below with every pause in typing. */
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

/** Without space for it, only screen readers get it; the sign and the top bar show it. */
function Rest({ children }: { children: ReactNode }) {
  return <span className={styles.rest}>{children}</span>;
}
