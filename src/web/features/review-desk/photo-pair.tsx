/** The photographs of an item then and now, side by side; each opens large, with all the others of the item. */
import { useState } from 'react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { late } from '#web/ui/feedback/late.tsx';
import styles from './review-desk.module.css';

const PhotoViewer = late(async () => (await import('#web/ui/photos/photo-viewer.tsx')).PhotoViewer, {
  failed: () => null,
});

type Props = {
  before: readonly Attachment[];
  now: readonly Attachment[];
  of: string;
  earlierName: string | undefined;
};

/** In each of both rows; the viewer has the rest. */
const MOST_SHOWN = 3;

const imagesOf = (attachments: readonly Attachment[]) => attachments.filter(({ type }) => type === 'IMAGE');

export function PhotoPair({ before, now, of, earlierName = 'Before' }: Props) {
  const [shown, setShown] = useState<number>();
  const then = imagesOf(before);
  const today = imagesOf(now);
  const all = [...then, ...today];
  if (all.length === 0) return null;
  return (
    <div className={styles.photos}>
      <Photos label={earlierName} photos={then} of={of} onOpen={setShown} />
      <Photos label="Now" photos={today} of={of} isAsked onOpen={(at) => setShown(then.length + at)} />
      {shown !== undefined && (
        <PhotoViewer photos={all} at={shown} of={of} onGo={setShown} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}

type PhotosProps = { label: string; photos: readonly Attachment[]; of: string; onOpen: (at: number) => void } & {
  /** A question can be about it. */
  isAsked?: boolean;
};

function Photos({ label, photos, of, onOpen, isAsked = false }: PhotosProps) {
  const left = photos.length - MOST_SHOWN;
  return (
    <div>
      <span className={styles.label}>{label}</span>
      <div className={styles.photoRow}>
        {photos.length === 0 && <span className={styles.quiet}>No photo</span>}
        {photos.slice(0, MOST_SHOWN).map(({ id, url, renditions, description, width, height }, at) => (
          <button
            key={id}
            type="button"
            className={styles.photo}
            {...(isAsked && { 'data-photo': id })}
            aria-label={`${label}: ${description ?? of}, photo ${at + 1} of ${photos.length}`}
            onClick={() => onOpen(at)}
          >
            <img
              src={renditions?.['320'] ?? url}
              alt=""
              width={width ?? 320}
              height={height ?? 240}
              loading="lazy"
              decoding="async"
            />
          </button>
        ))}
        {left > 0 && <span className={styles.quiet}>{left} more</span>}
      </div>
    </div>
  );
}
