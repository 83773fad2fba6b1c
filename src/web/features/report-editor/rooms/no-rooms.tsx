/** A report or a template in which nothing stands yet. */
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { isTemplate, useEditor } from '../editor.ts';

export function NoRooms({ onAdd }: { onAdd: () => void }) {
  const editor = useEditor();
  const { canWrite } = editor;
  const nothing = isTemplate(editor) ? 'This template is empty.' : 'Nobody has written in this report.';
  return (
    <EmptyState
      title="No rooms yet"
      action={
        canWrite ? (
          <Button variant="primary" onClick={onAdd}>
            Add rooms
          </Button>
        ) : undefined
      }
    >
      {canWrite ? 'Add the rooms in the order in which you walk.' : nothing}
    </EmptyState>
  );
}
