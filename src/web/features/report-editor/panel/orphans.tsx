/** Texts whose item is gone: kept on this computer until they have been copied or given up. */
import { useSyncExternalStore } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useEditor } from '../editor.ts';
import { subjectOf } from '#web/report/sync/edit.ts';
import { conditionText } from '../rows/condition-text.ts';
import { copyText } from './decision.tsx';
import styles from './panel.module.css';

export function Orphans({ onClose }: { onClose: () => void }) {
  const { outbox } = useEditor();
  const { orphans } = useSyncExternalStore(outbox.subscribe, outbox.read);
  return (
    <Dialog title="Kept on this computer" onClose={onClose}>
      <p className={styles.sub}>
        Somebody deleted these items and rooms while you were writing in them. What you wrote is here until you let it
        go.
      </p>
      {orphans.length === 0 && <p>Nothing is left.</p>}
      <ul className={styles.orphans}>
        {orphans.map(({ key, roomId, itemId, itemName, field, value }) => (
          <li key={key} className={styles.version}>
            <span className={styles.versionLabel}>
              {itemName}, {field}
            </span>
            <blockquote>{conditionText(value)}</blockquote>
            <div className={styles.commands}>
              <Button size="sm" onClick={() => void copyText(conditionText(value))}>
                Copy
              </Button>
              <Button size="sm" variant="quiet" onClick={() => void outbox.letGo(subjectOf({ roomId, itemId }), field)}>
                Let go
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
