/** Photographs of one meter: small in its line, each opens large, where it can be removed. */
import { FileText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Attachment, Meter } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import styles from './meters.module.css';

const PhotoViewer = late(async () => (await import('#web/ui/photos/photo-viewer.tsx')).PhotoViewer, {
  failed: failedDialog,
});

type Props = {
  meter: Meter;
  /** Resolves when it is gone or stays. */
  onRemove?: ((photo: Attachment) => Promise<void>) | undefined;
};

export function MeterPhotos({ meter: { type, attachments }, onRemove }: Props) {
  const [shown, setShown] = useState<number>();
  const photos = attachments.filter((one) => one.type === 'IMAGE');
  const others = attachments.filter((one) => one.type !== 'IMAGE');
  const of = `${type} meter`;
  const at = shown === undefined ? -1 : photos.findIndex(({ id }) => id === shown);
  const photo = photos[at];
  if (attachments.length === 0) return null;

  async function handleRemove(gone: Attachment) {
    const next = photos[at + 1] ?? photos[at - 1];
    await onRemove?.(gone);
    setShown((now) => (now === gone.id ? next?.id : now));
  }

  return (
    <>
      <ul className={styles.photos} aria-label={`Photos of the ${of}`}>
        {photos.map((one, index) => (
          <li key={one.id}>
            <button type="button" className={styles.photo} onClick={() => setShown(one.id)}>
              <img
                src={one.renditions?.['320'] ?? one.url}
                alt={nameOf(one, `${of}, photo ${index + 1} of ${photos.length}`)}
                width={one.width ?? 320}
                height={one.height ?? 240}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
        {others.map((one) => (
          <li key={one.id} className={styles.file}>
            <FileText size={15} aria-hidden />
            <a href={one.url}>{one.description ?? one.filename ?? 'A file'}</a>
          </li>
        ))}
      </ul>
      {photo !== undefined && (
        <PhotoViewer
          photos={photos}
          at={at}
          of={of}
          onGo={(to) => setShown(photos[to]?.id)}
          onClose={() => setShown(undefined)}
          footer={
            onRemove && (
              <Button icon={<Trash2 />} onClick={() => void handleRemove(photo)}>
                Remove this photo
              </Button>
            )
          }
        />
      )}
    </>
  );
}

/** With the moment it was taken, which is what makes it evidence of a reading. */
function nameOf({ description, taken_at: takenAt }: Attachment, unnamed: string): string {
  const name = description ?? unnamed;
  return takenAt === null ? name : `${name}, taken ${dateTimeText(takenAt)}`;
}
