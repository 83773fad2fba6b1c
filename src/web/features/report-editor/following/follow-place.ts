/** Shows somebody else's changes around the person's place, which follows its item to another room. */
import type { ReportStore } from '#web/report/model/report-store.ts';
import { shownOf } from '#web/report/model/report-entry.ts';
import { showToast } from '#web/ui/feedback/toast.ts';
import type { GoneHolder } from './hold-gone.ts';
import type { WhereaboutsKeeper } from '../whereabouts.ts';

type Shown = { report: ReportStore; whereabouts: WhereaboutsKeeper };
/** `gone`: a place that is written in stays on display. */
type Held = Shown & { gone: Pick<GoneHolder, 'note'> };

export function showAround({ report, whereabouts, gone }: Held, change: () => void): void {
  const before = report.roomIds();
  const { itemId } = whereabouts.read();
  const roomOfItem = itemId === undefined ? undefined : report.item(itemId)?.roomId;
  // In one step: a field that is away for a moment loses the next letter.
  whereabouts.holdView(() => {
    const putBack = gone.note();
    change();
    putBack();
    const item = itemId === undefined ? undefined : report.item(itemId);
    if (item !== undefined && item.roomId !== roomOfItem) {
      whereabouts.go({ roomId: item.roomId, itemId });
      showToast({ text: `Somebody moved ${shownOf(item).name} to ${report.room(item.roomId)?.name}.` });
    } else leaveLostPlace({ report, whereabouts }, before);
  });
}

/** To the room that followed the one that is gone. */
function leaveLostPlace({ report, whereabouts }: Shown, before: readonly number[]): void {
  const { roomId, itemId } = whereabouts.read();
  if (roomId === undefined) return;
  if (report.room(roomId) === undefined) {
    const left = before.slice(before.indexOf(roomId)).find((id) => report.room(id) !== undefined);
    whereabouts.go({ roomId: left ?? report.roomIds().at(-1), itemId: undefined });
  } else if (itemId !== undefined && report.item(itemId)?.roomId !== roomId)
    whereabouts.go({ roomId, itemId: undefined });
}
