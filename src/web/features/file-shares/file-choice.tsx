/** Chooses photos and files of a report: a tick on each, all or none at once. */
import { FileText, Film, Mic } from 'lucide-react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import styles from './file-shares.module.css';
import type { ShareableFile } from './shareable-files.ts';

type Props = { name: string; files: readonly ShareableFile[] };

export function FileChoice({ name, files }: Props) {
  const { field, fieldState } = useController({ name });
  const chosen = field.value as number[];
  const errorId = useId();
  const toggle = (id: number, isOn: boolean) =>
    // In the order of the report, however they were ticked.
    field.onChange(
      files.map(({ attachment }) => attachment.id).filter((one) => (one === id ? isOn : chosen.includes(one))),
    );
  const isAll = chosen.length === files.length;

  if (files.length === 0) return <p className={styles.quiet}>This report has no photos or files yet.</p>;
  return (
    <fieldset aria-describedby={fieldState.error ? errorId : undefined}>
      <div className={styles.choiceBar}>
        <legend className={styles.legend}>
          Photos and files · {chosen.length} of {files.length} chosen
        </legend>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => field.onChange(isAll ? [] : files.map(({ attachment }) => attachment.id))}
        >
          {isAll ? 'Choose none' : 'Choose all'}
        </Button>
      </div>
      {fieldState.error && (
        <p id={errorId} className={styles.error} role="alert">
          Choose at least one file.
        </p>
      )}
      <ul className={styles.choice}>
        {files.map(({ attachment, place }, at) => (
          <li key={attachment.id}>
            <label className={styles.file}>
              <input
                ref={at === 0 ? field.ref : undefined}
                type="checkbox"
                className={styles.tick}
                checked={chosen.includes(attachment.id)}
                onChange={(event) => toggle(attachment.id, event.target.checked)}
              />
              <span className={styles.picture}>
                <Picture attachment={attachment} />
              </span>
              <span className={styles.fileName}>{attachment.description || place}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Picture({ attachment: { type, renditions, url } }: { attachment: Attachment }) {
  if (type === 'IMAGE') return <img src={renditions?.['320'] ?? url} alt="" loading="lazy" />;
  if (type === 'VIDEO') return <Film aria-hidden />;
  if (type === 'AUDIO') return <Mic aria-hidden />;
  return <FileText aria-hidden />;
}
