/** A file on its way: how far, that it waits here, or why not. */
import { RotateCw, X } from 'lucide-react';
import type { Parcel } from '#web/report/sync/parcels.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { useEditor } from '../editor.ts';
import styles from './photos.module.css';

export function UploadLine({ parcel }: { parcel: Parcel }) {
  const { queue } = useEditor();
  const { key, value: name, progress, state, reason } = parcel;
  const words = stateWords(parcel);
  return (
    <li className={styles.upload}>
      <span className={styles.fileName}>{name}</span>
      {state === 'refused' ? (
        <span className={styles.reason} role="alert">
          {reason}
        </span>
      ) : (
        <Progress label={`${words}: ${name}`} words={words} value={progress} />
      )}
      {state === 'refused' && (
        <IconButton size="sm" label={`Try ${name} again`} icon={<RotateCw />} onClick={() => void queue.retry(key)} />
      )}
      <IconButton size="sm" label={`Do not upload ${name}`} icon={<X />} onClick={() => void queue.discard(key)} />
    </li>
  );
}

function stateWords({ progress, isLost, isFailing }: Parcel): string {
  if (progress !== undefined) return 'Uploading';
  if (isLost !== true) return 'Waiting for its turn';
  return isFailing === true ? 'The service failed, trying again' : 'Waiting for the line';
}
