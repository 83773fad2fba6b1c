/** /settings/reports: the contents of reports, and the prices and charges of the firm. */
import { useQuery } from '@tanstack/react-query';
import { roles } from '#domain/role.ts';
import { FeeRulesSection } from '#web/features/settings/reports/fee-rules-section.tsx';
import { PricesSection } from '#web/features/settings/reports/prices-section.tsx';
import { ReportsSection } from '#web/features/settings/reports/reports-section.tsx';
import { SigningSection } from '#web/features/settings/reports/signing-section.tsx';
import styles from '#web/features/settings/settings.module.css';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { useSession } from '#web/session/session.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  const isAdministrator = useSession().role === roles.administrator;
  if (settings === undefined) return <Skeleton height="24rem" />;
  return (
    <div className={styles.sections}>
      <ReportsSection read={settings} />
      <PricesSection read={settings} />
      <FeeRulesSection read={settings} />
      {isAdministrator && <SigningSection />}
    </div>
  );
}
