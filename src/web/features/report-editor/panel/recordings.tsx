/** The recordings of an item or a room. */
import { Trash2 } from 'lucide-react';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { useEditor } from '../editor.ts';
import { removePhoto } from '../photos/photo-commands.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import styles from './panel.module.css';

export function Recordings({ attachments, place }: { attachments: readonly Attachment[]; place: Place }) {
  const editor = useEditor();
  const recordings = attachments.filter(({ type }) => type === 'AUDIO');
  if (recordings.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Recordings</h3>
      <ul className={styles.recordings}>
        {recordings.map(({ id, url, filename, description }, at) => (
          <li key={id} className={styles.recording}>
            {/* The report holds the dictated text, so there are no captions. */}
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
            <audio controls preload="none" src={url} aria-label={description ?? filename ?? `Recording ${at + 1}`} />
            {editor.canWrite && (
              <IconButton
                size="sm"
                label="Delete the recording"
                icon={<Trash2 />}
                onClick={() => void removePhoto(editor, place, id, 'recording')}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
