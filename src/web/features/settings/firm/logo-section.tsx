/** The firm's logo: chosen from the computer, shown as on paper, and taken away. */
import { useQuery } from '@tanstack/react-query';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorText } from '#web/queries/api-error.ts';
import { getLogoOptions, getLogoQueryKey } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { deleteLogo } from '#web/queries/generated/sdk.gen.ts';
import { queryClient, whenEmpty } from '#web/queries/query-client.ts';
import { uploadFile } from '#web/queries/upload-file.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast.ts';
import { FieldError } from '#web/ui/fields/field.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import settings from '../settings.module.css';
import styles from './firm.module.css';

/** For the chooser of files; the service looks at the content. */
const pictures = 'image/png,image/jpeg,image/webp,image/heic,image/gif';

export function LogoSection() {
  const { data: logo } = useQuery({ ...getLogoOptions(), throwOnError: whenEmpty });
  const [busy, setBusy] = useState<'choose' | 'remove'>();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const run = async (what: 'choose' | 'remove', work: () => Promise<unknown>, said: string) => {
    setBusy(what);
    setFault(undefined);
    try {
      await work();
      await queryClient.invalidateQueries({ queryKey: getLogoQueryKey() });
      showToast({ text: said });
    } catch (error) {
      setFault(errorText(error));
    }
    setBusy(undefined);
  };
  const send = (file: File) =>
    uploadFile<unknown>({
      path: '/settings/logo',
      file,
      name: file.name,
      key: crypto.randomUUID(),
      onProgress: () => undefined,
    });
  const handleRemove = async () => {
    if (await confirm(removal)) await run('remove', deleteLogo, 'The logo was removed.');
  };

  return (
    <Panel title="Logo">
      <p className={settings.quiet}>
        On the front page of PDFs, at the head of e-mails and above reports on the web. A PNG or JPEG on white is best,
        1,000 pixels wide or more. A drawing (SVG) is saved as a PNG first.
      </p>
      {logo === undefined ? (
        <Skeleton height="6rem" />
      ) : (
        <div className={styles.logo}>
          {logo.url !== null && <img className={styles.picture} src={logo.url} alt="The logo of the firm" />}
          <div className={styles.acts}>
            <Button icon={<ImageUp />} isBusy={busy === 'choose'} onClick={() => input.current?.click()}>
              {logo.url === null ? 'Choose a logo' : 'Choose another'}
            </Button>
            {logo.url !== null && (
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
            aria-label="Logo"
            accept={pictures}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void run('choose', () => send(file), 'The logo was saved.');
              target.value = '';
            }}
          />
        </div>
      )}
      <div aria-live="polite">{fault !== undefined && <FieldError id="logo-fault">{fault}</FieldError>}</div>
    </Panel>
  );
}

const removal = {
  title: 'Remove the logo?',
  text: 'Reports and e-mails name the firm in words again. PDFs that were made with it are made anew when they are asked for.',
  action: 'Remove',
  isDanger: true,
};
