/** /settings/storage: how much the files of the account take. */
import styles from '#web/features/settings/settings.module.css';
import { StorageSection } from '#web/features/settings/storage-section.tsx';

export function Component() {
  return (
    <div className={styles.sections}>
      <StorageSection />
    </div>
  );
}
