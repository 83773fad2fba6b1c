/** An item goes to another room: shown there at once, and put back with a message when refused. */
import { asOneWrite } from '#web/queries/writes-under-way.ts';
import { shownOf } from '#web/report/model/report-entry.ts';
import type { QueueState } from '#web/report/sync/queue.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import type { Editor } from '../editor.ts';
import { keepPlaceBeside } from './keep-place-beside.ts';
import { sayFailed } from './failed.ts';

const reasons = {
  line: 'there is no connection. Move it when you are online again.',
  service: 'the service cannot save its text now. Move it when that is saved.',
  late: 'its text is still being saved. Try again in a moment.',
};

function whyNotSent({ isLineDown, isFailing }: QueueState): 'line' | 'service' {
  return !navigator.onLine || (isLineDown && !isFailing) ? 'line' : 'service';
}

/** Its text is saved first, and none is sent while it goes: its address is another afterwards. */
export const moveItem = asOneWrite(
  async (
    editor: Editor,
    { itemId, toRoomId, at }: { itemId: number; toRoomId: number; at?: number },
  ): Promise<void> => {
    const { report, queue } = editor;
    const item = report.item(itemId);
    const target = report.room(toRoomId);
    if (item === undefined || target === undefined || item.roomId === toRoomId) return;
    const source = report.room(item.roomId);
    if (source?.blockType !== target.blockType) {
      return void showToast({
        tone: 'failed',
        text: `${shownOf(item).name} cannot go to ${target.name}: its rows are of another kind.`,
      });
    }
    const why = (await queue.flush()) ? undefined : whyNotSent(queue.read());
    const left = Object.values(report.item(itemId)?.states ?? {});
    const isUndecided = left.includes('conflict') || left.includes('refused');
    // Another item's text that does not arrive keeps this one nowhere.
    if (why === 'line' || left.length > 0) {
      const name = shownOf(item).name;
      const text = `${name} stays in ${source.name}: ${isUndecided ? 'decide about its text first.' : reasons[why ?? 'late']}`;
      return void showToast({ tone: 'failed', text });
    }
    const from = report.itemIds(item.roomId).indexOf(itemId);
    const to = at ?? report.itemIds(toRoomId).length;
    const body = { room_id: toRoomId, before_id: report.itemIds(toRoomId)[to] ?? null };
    const place = { roomId: item.roomId, itemId };
    const order = report.itemIds(item.roomId);
    report.transferItem({ itemId, toRoomId }, to);
    keepPlaceBeside(editor, { roomId: item.roomId, itemId: order[from + 1] ?? order[from - 1] });
    try {
      const moved = await queue.whileNothingIsSent(() => editor.requests.moveItem(place, body));
      report.replaceItem(moved, toRoomId);
      const text = `${shownOf(item).name} moved to ${target.name}.`;
      showToast({ text, undo: () => void moveItem(editor, { itemId, toRoomId: item.roomId, at: from }) });
    } catch (error) {
      report.transferItem({ itemId, toRoomId: item.roomId }, from);
      sayFailed('The item was not moved', error);
      await editor.reload();
    }
  },
);
