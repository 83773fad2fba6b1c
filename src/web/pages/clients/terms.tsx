/** /clients/<id>/terms: the client's own prices, and how their reports look and what they show. */
import { useQuery } from '@tanstack/react-query';
import { ClientBrandSection } from '#web/features/settings/reports/client-brand-section.tsx';
import { ClientContentsSection } from '#web/features/settings/reports/client-contents-section.tsx';
import { ClientPricesSection } from '#web/features/settings/reports/client-prices-section.tsx';
import styles from '#web/features/settings/settings.module.css';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useClient } from './client.tsx';

export function Component() {
  const client = useClient();
  const { data: firm } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  if (firm === undefined) return <Skeleton height="24rem" />;
  return (
    <div className={styles.sections}>
      <ClientPricesSection key={`prices ${client.id}`} read={client} />
      <ClientBrandSection key={`brand ${client.id}`} read={client} firm={firm} />
      <ClientContentsSection key={`contents ${client.id}`} read={client} firm={firm} />
    </div>
  );
}
