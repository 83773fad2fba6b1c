/** /templates/defaults: which template the booking form chooses first. */
import { useQuery } from '@tanstack/react-query';
import { TemplateRulesPanel } from '#web/features/templates/template-rules-panel.tsx';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  return settings === undefined ? <Skeleton height="12rem" /> : <TemplateRulesPanel settings={settings} />;
}
