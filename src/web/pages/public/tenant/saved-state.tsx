/** Whether what was entered has arrived, always in words. */
import { useSyncExternalStore } from 'react';
import { Check, CloudOff, CloudUpload } from 'lucide-react';
import styles from './tenant.module.css';
import { useOpenReport, useQueuedPhotos, useTotals } from './use-report.ts';
import { counted } from './words.ts';

const subscribeToLine = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export function SavedState() {
  const { outbox } = useOpenReport();
  const { waiting } = useTotals();
  const { isSending, isLineDown } = useSyncExternalStore(outbox.subscribe, outbox.read);
  const isOnline = useSyncExternalStore(subscribeToLine, () => navigator.onLine);
  const photos = useQueuedPhotos();
  const left = photos.filter(({ state }) => state !== 'failed').length;
  const isSendingPhoto = photos.some(({ state }) => state === 'sending');
  const what = [waiting > 0 && counted(waiting, 'answer'), left > 0 && counted(left, 'photo')]
    .filter(Boolean)
    .join(', ');
  const isDown = !isOnline || isLineDown || (left > 0 && !isSendingPhoto);
  return (
    <output className={styles.saved} data-state={what !== '' && isDown ? 'down' : undefined}>
      {what === '' && !isSending && (
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
