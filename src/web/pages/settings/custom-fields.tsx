/** /settings/custom-fields: the fields that the firm has added to properties and inspections. */
import { useQuery } from '@tanstack/react-query';
import { FieldsPanel } from '#web/features/settings/custom-fields/fields-panel.tsx';
import styles from '#web/features/settings/settings.module.css';
import {
  listInspectionCustomFieldsOptions,
  listPropertyCustomFieldsOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const query = { archived: 'any' as const };
  const { data: ofProperties } = useQuery({ ...listPropertyCustomFieldsOptions({ query }), throwOnError: whenEmpty });
  const { data: ofInspections } = useQuery({
    ...listInspectionCustomFieldsOptions({ query }),
    throwOnError: whenEmpty,
  });
  if (ofProperties === undefined || ofInspections === undefined) return <Skeleton height="24rem" />;
  return (
    <div className={styles.sections}>
      <FieldsPanel subject="properties" title="Fields of properties" fields={ofProperties} />
      <FieldsPanel subject="inspections" title="Fields of inspections" fields={ofInspections} />
    </div>
  );
}
