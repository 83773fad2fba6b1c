/** Adds, changes and deletes actions of items. */
import type { Action } from '#web/queries/generated/types.gen.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import type { Editor } from '../editor.ts';
import { versionHeaders } from '#web/report/sync/request-options.ts';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import { sayFailed } from './failed.ts';

export type ActionDraft = Pick<Action, 'action' | 'responsibility' | 'comments'>;

const placeOf = ({ id, roomId }: ItemEntry) => ({ roomId, itemId: id });

function change({ report }: Editor, { id }: ItemEntry, next: (actions: Action[]) => Action[]): void {
  report.changeItem(id, { actions: next(report.item(id)?.actions ?? []) });
}

/** True when it is there. */
export async function addAction(editor: Editor, item: ItemEntry, draft: ActionDraft): Promise<boolean> {
  try {
    const added = await editor.requests.createAction(placeOf(item), draft);
    change(editor, item, (actions) => [...actions, added]);
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
    const changed = await editor.requests.updateAction(placeOf(item), { id, headers: versionHeaders(version) }, draft);
    change(editor, item, (actions) => actions.map((one) => (one.id === id ? changed : one)));
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
    await editor.requests.deleteAction(placeOf(item), action);
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
