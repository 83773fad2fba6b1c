/** The photos of a room or an item: those that are there, those on their way, and how to add more. */
import { Camera, Images } from 'lucide-react';
import { useId } from 'react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { PhotoCard } from './photo-card.tsx';
import type { QueuedPhoto } from '#web/report/sync/photo-queue.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import styles from './tenant.module.css';
import { isAt, useOpenReport, useQueuedPhotos } from './use-report.ts';

type Props = { place: Place; of: string; attachments: readonly Attachment[] };

export function PhotoStrip({ place, of, attachments }: Props) {
  const { canWrite, photos } = useOpenReport();
  const queued = useQueuedPhotos().filter((photo) => isAt(place, photo));
  const add = (files: readonly File[]) => void photos.add(place, files);
  return (
    <div className={styles.photos}>
      {attachments.map((attachment) => (
        <PhotoCard key={attachment.id} place={place} of={of} attachment={attachment} />
      ))}
      {queued.map((photo) => (
        <QueuedCard key={photo.id} photo={photo} of={of} />
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

function QueuedCard({
  photo: { id, url, state, isFailing, progress, reason },
  of,
}: {
  photo: QueuedPhoto;
  of: string;
}) {
  const { photos } = useOpenReport();
  return (
    <div className={styles.photo} data-state={state}>
      <img src={url} alt={`${of}, not sent yet`} className={styles.thumb} />
      <div className={styles.photoSide}>
        {state === 'sending' && (
          <>
            <progress className={styles.progress} aria-label={`Sending the photo of ${of}`} value={progress} max={1} />
            <p className={styles.hint}>Sending, {Math.round(progress * 100)} %</p>
          </>
        )}
        {state === 'waiting' && <p className={styles.hint}>{reason ?? 'Kept on this device, and sent in its turn.'}</p>}
        {state === 'lost' && (
          <p className={styles.hint}>
            {reason ??
              (isFailing === true
                ? 'Kept on this device, and tried again by itself: the service cannot take it now.'
                : 'Kept on this device. It is sent as soon as the connection is back.')}
          </p>
        )}
        {state === 'failed' && (
          <p className={styles.problem} role="alert">
            {reason}
          </p>
        )}
        {/* One at which the service always fails would keep the report here for good. */}
        {(state === 'failed' || (state === 'lost' && isFailing === true)) && (
          <div className={styles.photoActions}>
            <button type="button" className={styles.link} onClick={() => photos.retry(id)}>
              Try again
            </button>
            <button type="button" className={styles.link} onClick={() => void photos.discard(id)}>
              Remove
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
