/** A file on its way: how far, that it waits here, or why not. */
import { RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import type { Parcel } from '#web/report/sync/parcels.ts';
import type { WaitingPhoto } from '#web/report/sync/waiting.ts';
import { useWaitingPicture } from '#web/report/sync/waiting-picture.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { useEditor } from '../editor.ts';
import styles from './photos.module.css';

export function UploadLine({ parcel }: { parcel: Parcel<WaitingPhoto> }) {
  const { queue } = useEditor();
  const { key, value: name, progress, state, reason } = parcel;
  const words = stateWords(parcel);
  return (
    <li className={styles.upload}>
      {parcel.type.startsWith('image/') && <Picture parcel={parcel} />}
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

/** Some browsers cannot show every kind that phones take, such as HEIC. */
function Picture({ parcel }: { parcel: Parcel<WaitingPhoto> }) {
  const { queue } = useEditor();
  const url = useWaitingPicture(queue, parcel);
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.waitingPicture}>
      {url === undefined ? null : (
        <img
          src={url}
          alt={`${parcel.value}, not sent yet`}
          hidden={!isShown}
          draggable={false}
          onLoad={() => setShown(true)}
        />
      )}
    </span>
  );
}

function stateWords({ progress, isLost, isFailing }: Parcel): string {
  if (progress !== undefined) return 'Uploading';
  if (isLost !== true) return 'Waiting for its turn';
  return isFailing === true ? 'The service failed, trying again' : 'Waiting for the line';
}
