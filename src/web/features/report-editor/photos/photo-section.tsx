/** The photos of an item or a room: small, in order, with those still on their way. */
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useEditor, useParcels } from '../editor.ts';
import { chooseFiles } from './choose-files.ts';
import { countText, fileText, headingText } from './file-words.ts';
import { Lightbox } from './lightbox.tsx';
import styles from './photos.module.css';
import { Thumbnail } from './thumbnail.tsx';
import { UploadLine } from './upload-line.tsx';
import { isAt, type Place } from '#web/report/model/report-entry.ts';
import { useDropFiles } from './use-drop-files.ts';
import type { Parcel } from '#web/report/sync/parcels.ts';
import type { WaitingPhoto } from '#web/report/sync/waiting.ts';

const isPhoto = (parcel: Parcel): parcel is Parcel<WaitingPhoto> => parcel.kind === 'photo';

type Props = {
  place: Place;
  attachments: readonly Attachment[];
  /** The item or room, for the names of the photos. */
  of: string;
  /** Photos of the report this one started from: to be looked at only. */
  isEarlier?: boolean | undefined;
};

export function PhotoSection({ place, attachments, of, isEarlier = false }: Props) {
  const { queue, canWrite } = useEditor();
  const [shown, setShown] = useState<number>();
  const photos = attachments.filter(({ type }) => type !== 'AUDIO');
  const parcels = useParcels();
  const waiting = isEarlier ? [] : parcels.filter(isPhoto).filter((one) => isAt(place, one));
  // A photograph that arrives takes no field from under somebody's fingers.
  const [captioned, setCaptioned] = useState<Parcel<WaitingPhoto>>();
  const hasArrived = captioned !== undefined && !waiting.some(({ key }) => key === captioned.key);
  const lines = hasArrived && isAt(place, captioned) ? [captioned, ...waiting] : waiting;
  const canAdd = canWrite && !isEarlier;
  const isEmpty = photos.length === 0 && lines.length === 0;
  const dropFiles = useDropFiles((files) => queue.addFiles(place, files), canAdd);

  return (
    <section className={styles.section} {...dropFiles}>
      <div className={styles.head}>
        <h3 className={styles.heading}>
          {headingText(photos)} {photos.length > 0 && <span className={styles.count}>{countText(photos)}</span>}
          {isEmpty && <span className={styles.none}>{canAdd ? 'drop, paste or add' : 'none'}</span>}
        </h3>
        {canAdd && (
          <Button
            size="sm"
            variant="quiet"
            icon={<ImagePlus />}
            onClick={() => chooseFiles((files) => queue.addFiles(place, files))}
          >
            Add
          </Button>
        )}
      </div>
      {photos.length > 0 && (
        <ul className={styles.grid}>
          {photos.map((photo, at) => (
            <Thumbnail
              key={photo.id}
              photo={photo}
              name={fileText(photo, photos, of)}
              place={place}
              isFixed={!canAdd}
              onOpen={() => setShown(at)}
            />
          ))}
        </ul>
      )}
      {lines.length > 0 && (
        <ul className={styles.uploads}>
          {lines.map((parcel) => (
            <UploadLine
              key={parcel.key}
              parcel={parcel}
              hasArrived={hasArrived && parcel === captioned}
              onCaption={(isWritten) => setCaptioned(isWritten ? parcel : undefined)}
            />
          ))}
        </ul>
      )}
      {shown !== undefined && photos.length > 0 && (
        <Lightbox
          photos={photos}
          at={Math.min(shown, photos.length - 1)}
          of={of}
          place={place}
          isFixed={!canAdd}
          onGo={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </section>
  );
}
