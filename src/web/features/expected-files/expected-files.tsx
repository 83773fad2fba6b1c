/** The announced files of a report that have not come, for whoever writes it, and taking one off. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { afterWrite } from '#web/queries/after-write.ts';
import { errorText } from '#web/queries/api-error.ts';
import { listExpectedAttachmentsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { cancelDelivery } from '#web/queries/generated/sdk.gen.ts';
import type { ExpectedAttachment } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { agoText, dateTimeText } from '#web/ui/time/date-text.ts';
import styles from './expected-files.module.css';

/** A device may have announced hundreds: the page below them stays in reach. */
const FIRST = 5;

export function ExpectedFiles({ inspectionId }: { inspectionId: number }) {
  const { data = [] } = useQuery(listExpectedAttachmentsOptions({ query: { inspection_id: inspectionId } }));
  const [isWhole, setWhole] = useState(false);
  const sentence = useRef<HTMLParagraphElement>(null);
  if (data.length === 0) return null;
  const shown = isWhole ? data : data.slice(0, FIRST);
  return (
    <Panel title="Files that have not come yet">
      <p ref={sentence} tabIndex={-1} className={styles.quiet}>
        A device has announced {data.length === 1 ? '1 file' : `${data.length} files`} and not sent{' '}
        {data.length === 1 ? 'it' : 'them'}, perhaps for want of a connection.
      </p>
      <ul className={styles.files}>
        {shown.map((file) => (
          <ExpectedFile key={file.delivery_key} file={file} onTaken={() => focusWhatIsLeft(sentence.current)} />
        ))}
      </ul>
      {shown.length < data.length && (
        <Button
          size="sm"
          onClick={() => {
            setWhole(true);
            focusWhatIsLeft(sentence.current);
          }}
        >
          Show all {data.length}
        </Button>
      )}
    </Panel>
  );
}

/** The button that was pressed is gone: the sentence with the new number, or the page when nothing is waited for. */
function focusWhatIsLeft(sentence: HTMLElement | null): void {
  (sentence ?? document.querySelector<HTMLElement>('main'))?.focus();
}

function ExpectedFile({ file, onTaken }: { file: ExpectedAttachment; onTaken: () => void }) {
  const { filename, room, item, announced_at: at, expires_at: until } = file;
  const takeOff = useMutation({
    mutationFn: () => cancelDelivery({ path: { delivery_key: file.delivery_key } }),
    onSuccess: async () => {
      showToast({ text: `${filename} is not waited for any more.` });
      await afterWrite('expectedAttachment', 'report');
      onTaken();
    },
    onError: (error) => showToast({ tone: 'failed', text: errorText(error) }),
  });
  async function ask() {
    const text = 'Should its device still send it, the file is refused. A photo that is needed has to be taken again.';
    if (await confirm({ title: `Take ${filename} off?`, text, action: 'Take it off', isDanger: true }))
      takeOff.mutate();
  }
  return (
    <li className={styles.file}>
      <div>
        <strong>{filename}</strong>
        <span className={styles.quiet}>
          {[room, item].filter(Boolean).join(', ') || 'The report itself'} · announced {agoText(at)} · waited for until{' '}
          {dateTimeText(until, { isShort: true })}
        </span>
      </div>
      <Button size="sm" isBusy={takeOff.isPending} onClick={() => void ask()} aria-label={`Take ${filename} off`}>
        Take off
      </Button>
    </li>
  );
}
