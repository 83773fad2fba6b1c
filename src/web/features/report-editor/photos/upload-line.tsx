/** A file on its way: how far, that it waits here, or why not; a picture or film can have its caption already. */
import { RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import type { Parcel } from '#web/report/sync/parcels.ts';
import type { WaitingPhoto } from '#web/report/sync/waiting.ts';
import { useWaitingPicture } from '#web/report/sync/waiting-picture.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { useEditor } from '../editor.ts';
import { CaptionField } from './caption-field.tsx';
import styles from './photos.module.css';

type Props = {
  parcel: Parcel<WaitingPhoto>;
  /** It is there by now, and somebody still writes its caption. */
  hasArrived: boolean;
  onCaption: (isWritten: boolean) => void;
};

export function UploadLine({ parcel, hasArrived, onCaption }: Props) {
  const { queue } = useEditor();
  const { key, uploadKey, value: name, type, progress, state, reason, roomId, itemId } = parcel;
  const words = stateWords(parcel);
  return (
    <li className={styles.upload}>
      {type.startsWith('image/') && <Picture parcel={parcel} />}
      <span className={styles.fileName}>{name}</span>
      {state === 'refused' ? (
        <span className={styles.reason} role="alert">
          {reason}
        </span>
      ) : hasArrived ? (
        'Sent'
      ) : (
        <Progress label={`${words}: ${name}`} words={words} value={progress} />
      )}
      {state === 'refused' && (
        <IconButton size="sm" label={`Try ${name} again`} icon={<RotateCw />} onClick={() => void queue.retry(key)} />
      )}
      {!hasArrived && (
        <IconButton size="sm" label={`Do not upload ${name}`} icon={<X />} onClick={() => void queue.discard(key)} />
      )}
      {/^(image|video)\//.test(type) && (
        <div className={styles.waitingCaption}>
          <CaptionField
            photo={{ id: uploadKey, description: null }}
            place={{ roomId, itemId }}
            label={`Caption of ${name}`}
            onFocusChange={onCaption}
          />
        </div>
      )}
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

function stateWords({ progress, isLost, isFailing, isFull }: Parcel): string {
  if (progress !== undefined) return 'Uploading';
  if (isLost !== true) return 'Waiting for its turn';
  if (isFull === true) return 'The firm has no room for more files: kept here, and tried again';
  return isFailing === true ? 'The service failed, trying again' : 'Waiting for the line';
}
