/** The photos of a room or an item: those that are there, those on their way, and how to add more. */
import { Camera, Images } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { isAt, type Place } from '#web/report/model/report-entry.ts';
import type { Parcel } from '#web/report/sync/parcels.ts';
import type { WaitingPhoto } from '#web/report/sync/waiting.ts';
import { useWaitingPicture } from '#web/report/sync/waiting-picture.ts';
import { PhotoCard } from './photo-card.tsx';
import styles from './tenant.module.css';
import { isLost, useOpenReport, useQueuedPhotos } from './use-report.ts';

type Props = { place: Place; of: string; attachments: readonly Attachment[] };

export function PhotoStrip({ place, of, attachments }: Props) {
  const { canWrite, queue } = useOpenReport();
  const queued = useQueuedPhotos().filter((photo) => isAt(place, photo));
  const add = (files: readonly File[]) => queue.addFiles(place, files);
  return (
    <div className={styles.photos}>
      {attachments.map((attachment) => (
        <PhotoCard key={attachment.id} place={place} of={of} attachment={attachment} />
      ))}
      {queued.map((photo) => (
        <QueuedCard key={photo.key} photo={photo} of={of} />
      ))}
      {canWrite && (
        <div className={styles.adders}>
          <PhotoInput label="Take a photo" of={of} icon={<Camera aria-hidden />} isCamera onChoose={add} />
          <PhotoInput label="Choose photos" of={of} icon={<Images aria-hidden />} onChoose={add} />
        </div>
      )}
    </div>
  );
}

type InputProps = {
  label: string;
  of: string;
  icon: React.ReactNode;
  isCamera?: boolean;
  onChoose: (files: readonly File[]) => void;
};

function PhotoInput({ label, of, icon, isCamera = false, onChoose }: InputProps) {
  const id = useId();
  return (
    <div className={styles.adder}>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept="image/*"
        {...(isCamera ? { capture: 'environment' as const } : { multiple: true })}
        onChange={(event) => {
          // A list of its own: the input's is emptied with it, so that the same file may be chosen again.
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <label htmlFor={id} className={styles.button}>
        {icon}
        {label}
        <span className="visually-hidden"> of {of}</span>
      </label>
    </div>
  );
}

function QueuedCard({ photo, of }: { photo: Parcel<WaitingPhoto>; of: string }) {
  const { queue } = useOpenReport();
  const { key, state, progress, reason } = photo;
  const words = useWaitingWords(photo);
  return (
    <div className={styles.photo} data-state={state}>
      <Picture photo={photo} of={of} />
      <div className={styles.photoSide}>
        {progress !== undefined && (
          <progress className={styles.progress} aria-label={`Sending the photo of ${of}`} value={progress} max={1} />
        )}
        {state === 'waiting' && <p className={styles.hint}>{words}</p>}
        {state === 'refused' && (
          <p className={styles.problem} role="alert">
            {reason}
          </p>
        )}
        {/* One at which the service always fails would keep the report here for good. */}
        {(state === 'refused' || (isLost(photo) && photo.isFailing === true)) && (
          <div className={styles.photoActions}>
            <button type="button" className={styles.link} onClick={() => void queue.retry(key)}>
              Try again
            </button>
            <button type="button" className={styles.link} onClick={() => void queue.discard(key)}>
              Remove
            </button>
          </div>
        )}
      </div>
    </div>
  );
}

function useWaitingWords(photo: Parcel): string {
  const { queue } = useOpenReport();
  const { isDiskRefusing } = useSyncExternalStore(queue.subscribe, queue.read);
  if (photo.progress !== undefined) return `Sending, ${Math.round(photo.progress * 100)} %`;
  if (isDiskRefusing) return 'There is no space left on this device: keep the page open until it is sent.';
  if (!isLost(photo)) return 'Kept on this device, and sent in its turn.';
  if (photo.isFull === true)
    return 'Kept on this device, and tried again by itself: the firm has no room for more files now.';
  return photo.isFailing === true
    ? 'Kept on this device, and tried again by itself: the service cannot take it now.'
    : 'Kept on this device. It is sent as soon as the connection is back.';
}

function Picture({ photo, of }: { photo: Parcel<WaitingPhoto>; of: string }) {
  const { queue } = useOpenReport();
  return <img src={useWaitingPicture(queue, photo)} alt={`${of}, not sent yet`} className={styles.thumb} />;
}
