/** The actions for an item, and the people responsible. */
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Action } from '#web/queries/generated/types.gen.ts';
import { Button, IconButton } from '#web/ui/controls/button.tsx';
import { type ActionDraft, addAction, changeAction, removeAction } from '../commands/action-commands.ts';
import { useEditor } from '../editor.ts';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import { findBegun, keepBegun, letGoOfBegun } from './action-drafts.ts';
import { ActionForm } from './action-form.tsx';
import styles from './panel.module.css';

export function ActionSection({ item }: { item: ItemEntry }) {
  const editor = useEditor();
  const [begun] = useState(() => findBegun(editor.owner, item.id));
  const [open, setOpen] = useState(begun?.of);
  const isMissing = typeof open === 'number' && item.actions.every(({ id }) => id !== open);

  const isEmpty = item.actions.length === 0 && (open === undefined || isMissing);

  function close() {
    letGoOfBegun(editor.owner, item.id);
    setOpen(undefined);
  }
  const formOf = (of: number | 'new') => ({
    isTakenUp: begun?.of === of,
    onType: (draft: ActionDraft) => keepBegun(editor.owner, item.id, { of, draft }),
    onCancel: close,
  });

  return (
    <section className={styles.section} aria-label="Actions">
      <div className={styles.sectionHead}>
        <h3 className={styles.heading}>Actions{isEmpty && <span className={styles.none}> none</span>}</h3>
        {editor.canWrite && open !== 'new' && (
          <Button size="sm" variant="quiet" icon={<Plus />} onClick={() => setOpen('new')}>
            Add
          </Button>
        )}
      </div>
      <ul className={styles.actions}>
        {item.actions.map((action) =>
          open === action.id ? (
            <li key={action.id}>
              <ActionForm
                {...formOf(action.id)}
                initial={begun?.of === action.id ? begun.draft : action}
                onSave={(draft) => changeAction(editor, item, action, draft).then((ok) => ok && close())}
              />
            </li>
          ) : (
            <ActionLine
              key={action.id}
              action={action}
              onEdit={() => setOpen(action.id)}
              onRemove={() => void removeAction(editor, item, action)}
            />
          ),
        )}
      </ul>
      {open === 'new' && (
        <ActionForm
          {...formOf('new')}
          initial={begun?.of === 'new' ? begun.draft : undefined}
          onSave={(draft) => addAction(editor, item, draft).then((ok) => ok && close())}
        />
      )}
    </section>
  );
}

type LineProps = { action: Action; onEdit: () => void; onRemove: () => void };

function ActionLine({ action: { action, responsibility, comments }, onEdit, onRemove }: LineProps) {
  const { canWrite } = useEditor();
  return (
    <li className={styles.action}>
      <div className={styles.actionText}>
        <strong>{action}</strong> <span className={styles.who}>{responsibility}</span>
        {comments !== null && <p className={styles.comments}>{comments}</p>}
      </div>
      {canWrite && (
        <>
          <IconButton size="sm" label={`Change ${action}`} icon={<Pencil />} onClick={onEdit} />
          <IconButton size="sm" label={`Delete ${action}`} icon={<Trash2 />} onClick={onRemove} />
        </>
      )}
    </li>
  );
}
