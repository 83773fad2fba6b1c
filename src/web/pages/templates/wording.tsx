/** /templates/wording: the texts that all reports of the firm share. Each part is a file in `features/wording`. */
import { useQuery } from '@tanstack/react-query';
import { AbbreviationsPanel } from '#web/features/wording/abbreviations-panel.tsx';
import { CaptionsPanel } from '#web/features/wording/captions-panel.tsx';
import { DisclaimersPanel, GlossaryPanel } from '#web/features/wording/pairs-panels.tsx';
import { PhrasesPanel } from '#web/features/wording/phrases-panel.tsx';
import { UsualItemsPanel } from '#web/features/wording/usual-items-panel.tsx';
import { RoomsPanel } from '#web/features/wording/rooms-panel.tsx';
import styles from '#web/features/wording/wording.module.css';
import { getAccountSettingsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function Component() {
  const { data: settings } = useQuery({ ...getAccountSettingsOptions(), throwOnError: whenEmpty });
  if (settings === undefined) return <Skeleton height="24rem" />;
  return (
    <div className={styles.sections}>
      <RoomsPanel settings={settings} />
      <UsualItemsPanel settings={settings} />
      <CaptionsPanel settings={settings} />
      <PhrasesPanel settings={settings} />
      <AbbreviationsPanel settings={settings} />
      <DisclaimersPanel settings={settings} />
      <GlossaryPanel settings={settings} />
    </div>
  );
}
