/** Whether what was entered has arrived, always in words. */
import { useSyncExternalStore } from 'react';
import { Check, CloudOff, CloudUpload, MessageSquareWarning } from 'lucide-react';
import { useIsOnline } from '#web/queries/use-is-online.ts';
import { useIsWriting } from '#web/queries/writes-under-way.ts';
import styles from './tenant.module.css';
import { useOpenReport, useQueuedCaptions, useQueuedPhotos, useTotals } from './use-report.ts';
import { counted } from './words.ts';

export function SavedState() {
  const { outbox } = useOpenReport();
  const { waiting, conflict, refused } = useTotals();
  const { isSending: isSendingAnswers, isLineDown } = useSyncExternalStore(outbox.subscribe, outbox.read);
  const isSending = useIsWriting() || isSendingAnswers;
  const isOnline = useIsOnline();
  const photos = useQueuedPhotos();
  const left = photos.filter(({ state }) => state !== 'failed').length;
  const failed = photos.length - left;
  const captions = useQueuedCaptions();
  const refusedCaptions = captions.filter(({ state }) => state === 'failed').length;
  const isLost = [...photos, ...captions].some(({ state }) => state === 'lost');
  const what = listed(waiting, left, captions.length - refusedCaptions);
  const undecided = listed(conflict + refused, failed, refusedCaptions);
  const isDown = !isOnline || isLineDown || isLost;
  return (
    <output className={styles.saved} data-state={what !== '' && isDown ? 'down' : undefined}>
      {what === '' && !isSending && undecided !== '' && (
        <>
          <MessageSquareWarning size={16} aria-hidden /> Not saved, see below: {undecided}
        </>
      )}
      {what === '' && !isSending && undecided === '' && (
        <>
          <Check size={16} aria-hidden /> {isOnline ? 'Everything is saved' : 'Everything is saved. You are offline'}
        </>
      )}
      {(what !== '' || isSending) && !isDown && (
        <>
          <CloudUpload size={16} aria-hidden /> Saving{what !== '' && ` ${what}`}
        </>
      )}
      {what !== '' && isDown && (
        <>
          <CloudOff size={16} aria-hidden /> Kept on this device, waiting for the connection: {what}
        </>
      )}
    </output>
  );
}

function listed(answers: number, photos: number, captions: number): string {
  const parts = Object.entries({ answer: answers, photo: photos, caption: captions });
  return parts.flatMap(([noun, count]) => (count > 0 ? counted(count, noun) : [])).join(', ');
}
