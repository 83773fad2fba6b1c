/** Pictures of one place, small and fetched when they come into sight; each opens large. Other files are links. */
import { FileText, Mic, Video } from 'lucide-react';
import { useState } from 'react';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import type { FinishedFile } from './finished.ts';
import styles from './finished-report.module.css';

const PhotoViewer = late(async () => (await import('#web/ui/photos/photo-viewer.tsx')).PhotoViewer, {
  failed: failedDialog,
});

type Props = { files: readonly FinishedFile[]; of: string };

export function PhotoGrid({ files, of }: Props) {
  const [shown, setShown] = useState<number>();
  const photos = files.filter(({ type }) => type === 'IMAGE');
  const others = files.filter(({ type }) => type !== 'IMAGE');
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <button type="button" className={styles.photo} onClick={() => setShown(at)}>
                <img
                  src={photo.renditions?.['320'] ?? photo.url}
                  alt={photo.description ?? `${of}, photo ${at + 1} of ${photos.length}`}
                  width={photo.width ?? 320}
                  height={photo.height ?? 240}
                  loading="lazy"
                  decoding="async"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.files}>
          {others.map((file) => (
            <li key={file.id}>
              {fileIcons[file.type as keyof typeof fileIcons] ?? fileIcons.FILE}
              <a href={file.url}>{file.description ?? file.filename ?? 'A file'}</a>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <PhotoViewer photos={photos} at={shown} of={of} onGo={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

const fileIcons = {
  AUDIO: <Mic size={15} aria-hidden />,
  VIDEO: <Video size={15} aria-hidden />,
  FILE: <FileText size={15} aria-hidden />,
};
