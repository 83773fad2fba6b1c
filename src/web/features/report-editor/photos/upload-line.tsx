/** A file on its way: how far, or why not. */
import { RotateCw, X } from 'lucide-react';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { useEditor } from '../editor.ts';
import styles from './photos.module.css';
import type { Upload } from '#web/report/sync/upload-queue.ts';

export function UploadLine({ upload: { id, file, progress, state, reason } }: { upload: Upload }) {
  const { uploads } = useEditor();
  return (
    <li className={styles.upload}>
      <span className={styles.fileName}>{file.name}</span>
      {state === 'failed' ? (
        <span className={styles.reason} role="alert">
          {reason}
        </span>
      ) : (
        <Progress label={reason ?? `Uploading ${file.name}`} value={state === 'sending' ? progress : undefined} />
      )}
      {state === 'failed' && (
        <IconButton size="sm" label={`Try ${file.name} again`} icon={<RotateCw />} onClick={() => uploads.retry(id)} />
      )}
      <IconButton size="sm" label={`Do not upload ${file.name}`} icon={<X />} onClick={() => uploads.stop(id)} />
    </li>
  );
}
