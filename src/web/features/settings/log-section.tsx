/** The way to the security log, and how long it is kept. */
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { paths } from '#web/paths.ts';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './settings.module.css';

export function LogSection() {
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  return (
    <Panel
      title="Security log"
      actions={
        <ButtonLink to={paths.securityLog()} icon={<ScrollText />} size="sm">
          Open the log
        </ButtonLink>
      }
    >
      <p className={styles.quiet}>
        It tells who signed in, changed access, shared and downloaded.
        {settings !== undefined && ` Events are kept for ${settings.security_log_days} days.`}
      </p>
    </Panel>
  );
}
