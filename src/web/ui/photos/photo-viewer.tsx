/** A picture as large as the window, with when it was taken; arrow keys and swipes go on to the next. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type TouchEvent, useRef } from 'react';
import { IconButton } from '../controls/button.tsx';
import { arrowStep } from '../keyboard/arrow-step.ts';
import { Dialog } from '../overlay/dialog.tsx';
import { DateTime } from '../time/date-time.tsx';
import styles from './photo-viewer.module.css';

/** A picture in its sizes: renditions by their width in pixels. */
export type Photo = {
  id: number;
  url: string;
  description: string | null;
  taken_at: string | null;
  renditions?: Readonly<Record<string, string>> | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
};

type Props = {
  photos: readonly Photo[];
  at: number;
  of: string;
  onGo: (at: number) => void;
  onClose: () => void;
  /** Buttons for the picture that is shown. */
  footer?: ReactNode;
  /** In place of that picture. */
  comparison?: ReactNode;
};

/** CSS pixels that tell a swipe from a tap. */
const SWIPE = 48;

export function PhotoViewer({ photos, at, of, onGo, onClose, footer, comparison }: Props) {
  const touchedAt = useRef<number>(undefined);
  const photo = photos[at];
  if (photo === undefined) return null;
  const go = (step: number) => onGo((at + step + photos.length) % photos.length);

  function handleKey(event: KeyboardEvent) {
    const step = arrowStep(event);
    if (step === undefined) return;
    event.preventDefault();
    go(step);
  }

  function handleTouchEnd({ changedTouches }: TouchEvent) {
    const moved = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
    if (Math.abs(moved) > SWIPE) go(moved < 0 ? 1 : -1);
  }

  const small = photo.renditions?.['320'];
  return (
    <Dialog
      title={photos.length === 1 ? of : `${of}: ${at + 1} of ${photos.length}`}
      size="full"
      onClose={onClose}
      footer={footer}
    >
      {/* The buttons inside have the focus; this hears their arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.viewer}
        onKeyDown={handleKey}
        onTouchStart={(event) => {
          touchedAt.current = event.touches[0]?.clientX;
        }}
        onTouchEnd={handleTouchEnd}
      >
        <div className={styles.stage}>
          {photos.length > 1 && <IconButton label="Previous" icon={<ChevronLeft />} onClick={() => go(-1)} />}
          {comparison ?? (
            <img
              key={photo.id}
              className={styles.large}
              src={photo.renditions?.['1280'] ?? photo.url}
              alt={photo.description ?? of}
              width={photo.width ?? 1280}
              height={photo.height ?? 960}
              style={small === undefined ? undefined : { backgroundImage: `url("${small}")` }}
            />
          )}
          {photos.length > 1 && (
            <IconButton data-autofocus label="Next" icon={<ChevronRight />} onClick={() => go(1)} />
          )}
        </div>
        <p className={styles.caption}>
          {photo.description}
          {photo.taken_at !== null && comparison === undefined && (
            <span>
              Taken <DateTime at={photo.taken_at} />
            </span>
          )}
        </p>
      </div>
    </Dialog>
  );
}
