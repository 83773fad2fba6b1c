/** One small photo: opens large, and is dragged to items and rooms. */
import { Film, FileText } from 'lucide-react';
import { useContext } from 'react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SmallPicture } from '#web/ui/photos/small-picture.tsx';
import { useDrag } from '#web/ui/drag-and-drop/use-drag.ts';
import { useEditor } from '../editor.ts';
import { PhotosStay } from './photos-stay.ts';
import styles from './photos.module.css';
import type { Place } from '#web/report/model/report-entry.ts';

export type DraggedPhoto = { photo: Attachment; from: Place };

type Props = { photo: Attachment; name: string; place: Place; isFixed: boolean; onOpen: () => void };

export function Thumbnail({ photo, name, place, isFixed, onOpen }: Props) {
  const { coverId } = useEditor();
  const stays = useContext(PhotosStay);
  const { attach, handleProps, isDragging } = useDrag({
    id: `photo:${photo.id}${isFixed ? ':earlier' : ''}`,
    kind: 'photo',
    name,
    data: { photo, from: place } satisfies DraggedPhoto,
    isOff: isFixed || stays,
  });
  // By keyboard it is opened and moved from there: it must not be said to be lifted by Space, nor to be disabled.
  const { onMouseDown, onTouchStart } = handleProps;
  return (
    <li ref={attach} className={classNames(styles.thumbnail, isDragging && styles.dragging)}>
      <button
        type="button"
        onMouseDown={onMouseDown}
        onTouchStart={onTouchStart}
        className={styles.open}
        onClick={onOpen}
        aria-label={name}
      >
        <Picture photo={photo} />
        {photo.id === coverId && <span className={styles.cover}>Cover</span>}
      </button>
    </li>
  );
}

function Picture({ photo }: { photo: Attachment }) {
  if (photo.type === 'VIDEO') return <Film aria-hidden />;
  if (photo.type !== 'IMAGE') return <FileText aria-hidden />;
  return <SmallPicture photo={photo} />;
}
