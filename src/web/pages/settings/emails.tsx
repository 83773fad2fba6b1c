/** /settings/e-mails: whether e-mails are sent, and their texts. */
import { useQuery } from '@tanstack/react-query';
import { AnswersSection } from '#web/features/settings/emails/answers-section.tsx';
import { MailSection } from '#web/features/settings/emails/mail-section.tsx';
import { TextsSection } from '#web/features/settings/emails/texts-section.tsx';
import styles from '#web/features/settings/settings.module.css';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  return (
    <div className={styles.sections}>
      <MailSection />
      {settings === undefined ? (
        <Skeleton height="24rem" />
      ) : (
        <>
          <AnswersSection settings={settings} />
          <TextsSection settings={settings} />
        </>
      )}
    </div>
  );
}
