/** /settings/data: what the account keeps about people, and how it goes. Each section is a file in `features/settings`. */
import { ErasureSection } from '#web/features/settings/erasure-section.tsx';
import { ErasuresSection } from '#web/features/settings/erasures-section.tsx';
import styles from '#web/features/settings/settings.module.css';

export function Component() {
  return (
    <div className={styles.sections}>
      <ErasureSection />
      <ErasuresSection />
    </div>
  );
}
