/** The photographs of an item then and now, side by side; each opens large, with all the others of the item. */
import { useState } from 'react';
import { canCompare } from '#web/report/pairs/photos-then.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { late } from '#web/ui/feedback/late.tsx';
import { CompareButton } from '#web/ui/photos/compare-button.tsx';
import { SmallPicture } from '#web/ui/photos/small-picture.tsx';
import { type Desk, useDesk } from './desk.ts';
import styles from './review-desk.module.css';

const PhotoViewer = late(async () => (await import('#web/ui/photos/photo-viewer.tsx')).PhotoViewer, {
  failed: () => null,
});
const ComparedPhoto = late(async () => (await import('#web/report/pairs/compared-photo.tsx')).ComparedPhoto);

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
        <Viewer photos={all} at={shown} of={of} onGo={setShown} onClose={() => setShown(undefined)} />
      )}
    </div>
  );
}

type ViewerProps = {
  photos: readonly Attachment[];
  at: number;
  of: string;
  onGo: (at: number) => void;
  onClose: () => void;
};

/** A photograph of now stands beside the one of then, until somebody wants to see it alone. */
function Viewer(props: ViewerProps) {
  const desk = useDesk();
  const [isCompared, setCompared] = useState(true);
  const photo = props.photos[props.at];
  const place = photo && placeOf(desk, photo);
  const isComparable = photo !== undefined && place !== undefined && canCompare(desk, place, photo);
  return (
    <PhotoViewer
      {...props}
      {...(isComparable && {
        comparison: isCompared ? (
          <ComparedPhoto both={desk} place={place} photo={photo} of={props.of} canTie />
        ) : undefined,
        footer: <CompareButton isCompared={isCompared} onChange={setCompared} />,
      })}
    />
  );
}

/** Undefined for one of the report before. */
function placeOf({ report }: Desk, { id, item_id: itemId }: Attachment): Place | undefined {
  const item = itemId === null || itemId === undefined ? undefined : report.item(itemId);
  const isOfItem = item?.attachments.some((one) => one.id === id) === true;
  return isOfItem ? { roomId: item.roomId, itemId: item.id } : undefined;
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
        {photos.slice(0, MOST_SHOWN).map((photo, at) => (
          <button
            key={photo.id}
            type="button"
            className={styles.photo}
            {...(isAsked && { 'data-photo': photo.id })}
            aria-label={`${label}: ${photo.description ?? of}, photo ${at + 1} of ${photos.length}`}
            onClick={() => onOpen(at)}
          >
            <SmallPicture photo={photo} />
          </button>
        ))}
        {left > 0 && <span className={styles.quiet}>{left} more</span>}
      </div>
    </div>
  );
}
