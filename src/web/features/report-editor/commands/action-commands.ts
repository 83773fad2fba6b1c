/** Adds, changes and deletes actions of items. */
import { createAction, deleteAction, updateAction } from '#web/queries/generated/sdk.gen.ts';
import type { Action } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import type { Editor } from '../editor.ts';
import { versionHeaders } from '#web/report/sync/office.ts';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import { sayFailed } from './failed.ts';

export type ActionDraft = Pick<Action, 'action' | 'responsibility' | 'comments'>;

const itemPath = ({ inspectionId }: Editor, { id, roomId }: ItemEntry) => ({
  inspection_id: inspectionId,
  room_id: roomId,
  item_id: id,
});

function change({ report }: Editor, { id }: ItemEntry, next: (actions: Action[]) => Action[]): void {
  report.changeItem(id, { actions: next(report.item(id)?.actions ?? []) });
}

/** True when it is there. */
export async function addAction(editor: Editor, item: ItemEntry, draft: ActionDraft): Promise<boolean> {
  try {
    const { data } = await createAction({ path: itemPath(editor, item), body: draft, throwOnError: true });
    change(editor, item, (actions) => [...actions, data]);
    return true;
  } catch (error) {
    sayFailed('The action was not added', error);
    return false;
  }
}

export async function changeAction(
  editor: Editor,
  item: ItemEntry,
  { id, version }: Action,
  draft: ActionDraft,
): Promise<boolean> {
  try {
    const { data } = await updateAction({
      path: { ...itemPath(editor, item), action_id: id },
      body: draft,
      headers: versionHeaders(version),
      throwOnError: true,
    });
    change(editor, item, (actions) => actions.map((one) => (one.id === id ? data : one)));
    return true;
  } catch (error) {
    sayFailed('The action was not changed', error);
    await editor.reload();
    return false;
  }
}

export async function removeAction(editor: Editor, item: ItemEntry, action: Action): Promise<void> {
  const { comments, responsibility } = action;
  change(editor, item, (actions) => actions.filter(({ id }) => id !== action.id));
  try {
    await deleteAction({ path: { ...itemPath(editor, item), action_id: action.id }, throwOnError: true });
    showToast({
      text: `${action.action} deleted.`,
      undo: () => void addAction(editor, item, { action: action.action, responsibility, comments }),
    });
  } catch (error) {
    change(editor, item, (actions) => [...actions, action].toSorted((a, b) => a.id - b.id));
    sayFailed('The action was not deleted', error);
    await editor.reload();
  }
}
