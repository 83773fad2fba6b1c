/** A photo as large as the window, with its caption; the arrow keys go on to the next. */
import { ArrowRightLeft, ChevronLeft, ChevronRight, EyeOff, ImageUp, RotateCcw, RotateCw, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { canCompare } from '#web/report/pairs/photos-then.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { arrowStep } from '#web/ui/keyboard/arrow-step.ts';
import { late } from '#web/ui/feedback/late.tsx';
import { isTyping } from '#web/ui/keyboard/use-hotkey.ts';
import { CompareButton } from '#web/ui/photos/compare-button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { openMove } from '../commands/move-request.ts';
import { useEditor } from '../editor.ts';
import { CaptionField } from './caption-field.tsx';
import { fileText } from './file-words.ts';
import { nounOf } from './noun-of.ts';
import { removePhoto, setCover, turnPhoto } from './photo-commands.ts';
import styles from './photos.module.css';
import type { Place } from '#web/report/model/report-entry.ts';

const Covering = late(async () => (await import('./covering.tsx')).Covering);
const CoveredTools = late(async () => (await import('./covering.tsx')).CoveredTools);
const ComparedPhoto = late(async () => (await import('#web/report/pairs/compared-photo.tsx')).ComparedPhoto);

type Props = {
  photos: readonly Attachment[];
  at: number;
  of: string;
  place: Place;
  isFixed: boolean;
  onGo: (at: number) => void;
  onClose: () => void;
};

export function Lightbox({ photos, at, of, place, isFixed, onGo, onClose }: Props) {
  const editor = useEditor();
  const [isCompared, setCompared] = useState(false);
  /** The photo of which parts are being covered. */
  const [coveringId, setCoveringId] = useState<number>();
  const photo = photos[at];
  if (photo === undefined) return null;
  const isComparable = canCompare(editor, place, photo);
  const go = (step: number) => onGo((at + step + photos.length) % photos.length);
  const title = `${of}: ${at + 1} of ${photos.length}`;
  const name = fileText(photo, photos, of);

  function handleKey(event: KeyboardEvent) {
    if (isTyping(event.target)) return;
    const step = arrowStep(event);
    const isCover = event.key === 'c' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (step !== undefined) go(step);
    else if (isCover && !isFixed && photo?.type === 'IMAGE') setCoveringId(photo.id);
    else return;
    event.preventDefault();
  }

  if (coveringId === photo.id) {
    const end = () => setCoveringId(undefined);
    return (
      <Dialog key="covering" title={`${title}: cover parts`} size="full" onClose={end} closesOutside={false}>
        <Covering photo={photo} place={place} name={name} onEnd={end} />
      </Dialog>
    );
  }

  return (
    <Dialog key="photo" title={title} size="full" onClose={onClose}>
      {/* The buttons inside have the focus; this hears their arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.lightbox} onKeyDown={handleKey}>
        <div className={styles.stage}>
          {photos.length > 1 && <IconButton label="Previous" icon={<ChevronLeft />} onClick={() => go(-1)} />}
          {isCompared && isComparable ? (
            <ComparedPhoto both={editor} place={place} photo={photo} of={of} canTie={!isFixed} />
          ) : (
            <Large photo={photo} name={name} />
          )}
          {photos.length > 1 && (
            <IconButton data-autofocus label="Next" icon={<ChevronRight />} onClick={() => go(1)} />
          )}
        </div>
        {isComparable && <CompareButton isCompared={isCompared} onChange={setCompared} />}
        {!isFixed && (
          <PhotoTools
            key={photo.id}
            photo={photo}
            place={place}
            onClose={onClose}
            onCover={() => setCoveringId(photo.id)}
          />
        )}
        {isFixed && photo.description !== null && <p>{photo.description}</p>}
      </div>
    </Dialog>
  );
}

function Large({ photo, name }: { photo: Attachment; name: string }) {
  const { type, renditions, url, width, height } = photo;
  if (type === 'VIDEO') {
    // A clerk's film has no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    return <video className={styles.large} src={url} controls />;
  }
  if (type !== 'IMAGE') return <a href={url}>Open {photo.filename ?? 'the file'}</a>;
  const small = renditions?.['320'];
  return (
    <img
      key={url}
      className={styles.large}
      src={renditions?.['1280'] ?? url}
      alt={name}
      width={width ?? 1280}
      height={height ?? 960}
      style={small === undefined ? undefined : { backgroundImage: `url("${small}")` }}
    />
  );
}

type ToolsProps = { photo: Attachment; place: Place; onClose: () => void; onCover: () => void };

function PhotoTools({ photo, place, onClose, onCover }: ToolsProps) {
  const editor = useEditor();
  const { id, type, covered } = photo;
  return (
    <div className={styles.tools}>
      <CaptionField photo={photo} place={place} />
      {type === 'IMAGE' && (
        <>
          <IconButton label="Turn left" icon={<RotateCcw />} onClick={() => void turnPhoto(editor, place, id, -90)} />
          <IconButton label="Turn right" icon={<RotateCw />} onClick={() => void turnPhoto(editor, place, id, 90)} />
          <Button icon={<EyeOff />} aria-keyshortcuts="C" onClick={onCover}>
            Cover parts
          </Button>
          {covered === true && editor.canSetCover && <CoveredTools photo={photo} place={place} />}
        </>
      )}
      {type === 'IMAGE' && editor.canSetCover && (
        <Button icon={<ImageUp />} onClick={() => void setCover(editor, id)} disabled={editor.coverId === id}>
          {editor.coverId === id ? 'Cover image' : 'Use as cover'}
        </Button>
      )}
      <Button
        icon={<ArrowRightLeft />}
        onClick={() => {
          onClose();
          openMove({ kind: 'photo', photo, from: place });
        }}
      >
        Move to…
      </Button>
      <Button icon={<Trash2 />} variant="danger" onClick={() => void removePhoto(editor, place, id, nounOf(photo))}>
        Delete
      </Button>
    </div>
  );
}
