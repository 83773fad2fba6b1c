/** A picture of which there is one at a time: chosen from the computer, shown as on paper, and taken away. */
import { ImageUp, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { errorText } from '#web/queries/api-error.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldError } from '#web/ui/fields/field.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import styles from './only-picture.module.css';

type Props = {
  /** Undefined while it is loading. */
  picture: { url: string | null } | undefined;
  words: {
    /** Names the picture to those who do not see it, and the chooser of files. */
    name: string;
    choose: string;
    saved: string;
    removed: string;
    removal: { title: string; text: string };
  };
  /** Both are done when `picture` tells what is there now. */
  onChoose: (file: File) => Promise<unknown>;
  onRemove: () => Promise<unknown>;
  /** Other ways to get one, before the usual ones. */
  children?: ReactNode;
};

/** For the chooser of files; the service looks at the content. */
const pictures = 'image/png,image/jpeg,image/webp,image/heic,image/gif';

export function OnlyPicture({ picture, words, onChoose, onRemove, children }: Props) {
  const [busy, setBusy] = useState<'choose' | 'remove'>();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const acts = useRef<HTMLDivElement>(null);

  const run = async (what: 'choose' | 'remove', work: () => Promise<unknown>, said: string) => {
    setBusy(what);
    setFault(undefined);
    try {
      await work();
      showToast({ text: said });
    } catch (error) {
      setFault(errorText(error));
    }
    setBusy(undefined);
  };
  const handleRemove = async () => {
    if (!(await confirm({ ...words.removal, action: 'Remove', isDanger: true }))) return;
    await run('remove', onRemove, words.removed);
    // The button that had the focus is gone with the picture.
    acts.current?.querySelector('button')?.focus();
  };

  if (picture === undefined) return <Skeleton height="6rem" />;
  return (
    <>
      <div className={styles.whole}>
        {picture.url !== null && <img className={styles.picture} src={picture.url} alt={words.name} />}
        <div ref={acts} className={styles.acts}>
          {children}
          <Button icon={<ImageUp />} isBusy={busy === 'choose'} onClick={() => input.current?.click()}>
            {words.choose}
          </Button>
          {picture.url !== null && (
            <Button variant="quiet" icon={<Trash2 />} isBusy={busy === 'remove'} onClick={() => void handleRemove()}>
              Remove
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-label={words.name}
          accept={pictures}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void run('choose', () => onChoose(file), words.saved);
            target.value = '';
          }}
        />
      </div>
      <div aria-live="polite">{fault !== undefined && <FieldError id="picture-fault">{fault}</FieldError>}</div>
    </>
  );
}
