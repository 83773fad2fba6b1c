/** Chooses photographs for one meter, from the computer or by the camera, and sends them one after the other. */
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Meter } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';

/** For the chooser of files. The service looks at the content. */
const pictures = 'image/png,image/jpeg,image/webp,image/heic,image/gif';

/** `done` goes from 0 to 1. */
export type SendPhoto = (file: File, onProgress: (done: number) => void) => Promise<void>;

type Props = { meter: Meter; onSend: SendPhoto };
type Sending = { file: File; number: number; of: number; done: number };

export function PhotoInput({ meter, onSend }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending>();
  const name = `Add photos of the ${meter.type} meter`;

  async function handleFiles(files: readonly File[]) {
    for (const [at, file] of files.entries()) {
      const now = { file, number: at + 1, of: files.length };
      setSending({ ...now, done: 0 });
      await onSend(file, (done) => setSending({ ...now, done }));
    }
    setSending(undefined);
  }

  return (
    <>
      <Button
        size="sm"
        icon={<Camera />}
        aria-label={name}
        isBusy={sending !== undefined}
        onClick={() => input.current?.click()}
      >
        Add photos
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={name}
        accept={pictures}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void handleFiles(files);
        }}
      />
      {sending && (
        <Progress label={`Sending photo ${sending.number} of ${sending.of}`} words="Sending" value={sending.done} />
      )}
    </>
  );
}
