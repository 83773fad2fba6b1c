/** /settings/data: what the account keeps about people, and how it goes. Each section is a file in `features/settings`. */
import { AccountExportSection } from '#web/features/settings/exports/account-export-section.tsx';
import { ErasureSection } from '#web/features/settings/erasure-section.tsx';
import { ExportSection } from '#web/features/settings/exports/export-section.tsx';
import { ExportsSection } from '#web/features/settings/exports/exports-section.tsx';
import { ErasuresSection } from '#web/features/settings/erasures-section.tsx';
import { HoldsSection } from '#web/features/holds/holds-section.tsx';
import { RetentionRunsSection } from '#web/features/settings/retention-runs-section.tsx';
import { RetentionSection } from '#web/features/settings/retention-section.tsx';
import styles from '#web/features/settings/settings.module.css';

export function Component() {
  return (
    <div className={styles.sections}>
      <ExportSection />
      <ExportsSection />
      <AccountExportSection />
      <ErasureSection />
      <ErasuresSection />
      <RetentionSection />
      <HoldsSection />
      <RetentionRunsSection />
    </div>
  );
}
