/** The firm's logo. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OnlyPicture } from '#web/forms/only-picture/only-picture.tsx';
import { getLogoOptions, getLogoQueryKey } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { deleteLogo } from '#web/queries/generated/sdk.gen.ts';
import { queryClient, whenEmpty } from '#web/queries/query-client.ts';
import { sendPicture } from '#web/forms/only-picture/send-picture.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import settings from '../settings.module.css';
import styles from './firm.module.css';
import { isPaleLogo } from './pale-logo.ts';

const reread = () => queryClient.invalidateQueries({ queryKey: getLogoQueryKey() });

export function LogoSection() {
  const { data: logo } = useQuery({ ...getLogoOptions(), throwOnError: whenEmpty });
  const [isPale, setPale] = useState(false);
  const isThere = logo !== undefined && logo.url !== null;
  return (
    <Panel title="Logo">
      <p className={settings.quiet}>
        On the front page of PDFs, at the head of e-mails and above reports on the web. A PNG or JPEG on white is best,
        1,000 pixels wide or more. A drawing (SVG) is saved as a PNG first.
      </p>
      <OnlyPicture
        picture={logo}
        words={{ ...words, choose: isThere ? 'Choose another' : 'Choose a logo' }}
        onChoose={async (file) => {
          await sendPicture({ path: '/settings/logo', file, name: file.name });
          await reread();
          setPale(await isPaleLogo(file));
        }}
        onRemove={async () => {
          await deleteLogo();
          await reread();
          setPale(false);
        }}
      />
      <div aria-live="polite">
        {isPale && (
          <p className={styles.pale}>
            Much of this logo is white, which nobody sees on paper: choose the one that is made for a light ground.
          </p>
        )}
      </div>
    </Panel>
  );
}

const words = {
  name: 'The logo of the firm',
  saved: 'The logo was saved.',
  removed: 'The logo was removed.',
  removal: {
    title: 'Remove the logo?',
    text: 'Reports and e-mails name the firm in words again. PDFs that were made with it are made anew when they are asked for.',
  },
};
