/** Draws rectangles on a photograph over what nobody may see: by pointer, by finger and by keys. */
import { Plus, Undo2 } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { PicturePart } from '#domain/covering/picture-part.ts';
import { Button } from '#web/ui/controls/button.tsx';
import styles from './cover-parts.module.css';
import { addPart, changePart, type DrawnParts, noParts, partByKey, removePart, undoParts } from './drawn-parts.ts';
import type { Photo } from '#web/ui/photos/photo-viewer.tsx';
import { usePartsByPointer } from './use-parts-by-pointer.ts';

type Props = {
  photo: Photo;
  name: string;
  /** In shares of the picture as it is shown. */
  onCover: (parts: readonly PicturePart[]) => Promise<void>;
  onCancel: () => void;
};

export function CoverParts({ photo, name, onCover, onCancel }: Props) {
  const [drawn, setDrawn] = useState(noParts);
  const [isBusy, setBusy] = useState(false);
  const ratio = (photo.width ?? 4) / (photo.height ?? 3);

  async function save() {
    setBusy(true);
    await onCover(drawn.parts).finally(() => setBusy(false));
  }

  return (
    <div className={styles.covering}>
      <Picture photo={photo} name={name} ratio={ratio} drawn={drawn} onChange={setDrawn} />
      <p className={styles.help}>
        Drag over a face, a letter or belongings. Arrow keys move a part, with Shift they change its size, Delete
        removes it. Nobody but managers sees the covered parts again.
      </p>
      <div className={styles.tools}>
        <Button data-autofocus icon={<Plus />} onClick={() => setDrawn(addPart(drawn))}>
          Add a part
        </Button>
        <Button icon={<Undo2 />} disabled={drawn.before.length === 0} onClick={() => setDrawn(undoParts(drawn))}>
          Undo
        </Button>
        <span className={styles.gap} />
        <Button onClick={onCancel}>Cancel</Button>
        <Button variant="primary" isBusy={isBusy} disabled={drawn.parts.length === 0} onClick={() => void save()}>
          {drawn.parts.length > 1 ? `Cover ${drawn.parts.length} parts` : 'Cover this part'}
        </Button>
      </div>
    </div>
  );
}

type PictureProps = Pick<Props, 'photo' | 'name'> & {
  ratio: number;
  drawn: DrawnParts;
  onChange: (drawn: DrawnParts) => void;
};

function Picture({ photo, name, ratio, drawn, onChange }: PictureProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const pointer = usePartsByPointer(frame, drawn, onChange);
  useFocusOnNew(frame, drawn.parts.length);

  function handleKey(event: KeyboardEvent, at: number) {
    const part = drawn.parts[at];
    if (part === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const changed = partByKey(part, event.key, event.shiftKey);
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    if (changed === undefined && !isRemoval) return;
    event.preventDefault();
    event.stopPropagation();
    if (changed !== undefined) return onChange(changePart(drawn, at, changed, `keys ${at}`));
    // Another part takes the focus, or else it would leave the dialog.
    const next = frame.current?.querySelectorAll('button')[at === 0 ? 1 : at - 1];
    (next ?? frame.current)?.focus();
    onChange(removePart(drawn, at));
  }

  return (
    <div className={styles.stage}>
      <fieldset
        ref={frame}
        aria-label={`${name}, with parts to cover`}
        tabIndex={-1}
        className={styles.frame}
        style={{ '--ratio': ratio } as CSSProperties}
        {...pointer}
      >
        <img src={photo.renditions?.['1280'] ?? photo.url} alt={name} draggable={false} />
        {drawn.parts.map((part, at) => (
          <button
            // Their turn is all that tells them apart.
            key={at}
            type="button"
            className={styles.part}
            style={placeOf(part)}
            data-part={at}
            aria-label={`Part ${at + 1} of ${drawn.parts.length}`}
            onKeyDown={(event) => handleKey(event, at)}
          >
            <span className={styles.corner} data-corner />
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function placeOf({ left, top, width, height }: PicturePart): CSSProperties {
  const percent = (share: number) => `${share * 100}%`;
  return { left: percent(left), top: percent(top), width: percent(width), height: percent(height) };
}

/** A part that was added takes the focus, so that arrow keys move it at once. */
function useFocusOnNew(frame: RefObject<HTMLElement | null>, count: number): void {
  const known = useRef(count);
  useEffect(() => {
    if (count > known.current) frame.current?.querySelector<HTMLElement>(`[data-part="${count - 1}"]`)?.focus();
    known.current = count;
  }, [frame, count]);
}
