/** /settings/data/import: beginning an import, and those that were. */
import { useNavigate } from 'react-router';
import { ImportList } from '#web/features/imports/import-list.tsx';
import { NewImport } from '#web/features/imports/new-import.tsx';
import styles from '#web/features/settings/settings.module.css';
import { paths } from '#web/paths.ts';

export function Component() {
  const navigate = useNavigate();
  return (
    <div className={styles.sections}>
      <NewImport onChecked={(id) => void navigate(paths.import(id))} />
      <ImportList />
    </div>
  );
}
