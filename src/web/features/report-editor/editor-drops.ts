/** The drags in the editor, from lifting to dropping. */
import type { Dragged, Drop, Target } from '#web/ui/drag-and-drop/drag.ts';
import type { Editor } from './editor.ts';
import { onDemand } from './on-demand.tsx';

export function handleDrop(editor: Editor, drop: Drop): void {
  handlePutBack(editor);
  onDemand(({ carryOut }) => carryOut(editor, drop));
}

/** The room of the dragged thing stays mounted meanwhile. */
export function handlePickUp({ report, whereabouts }: Editor, dragged: Dragged): void {
  whereabouts.setDragging(true);
  if (dragged.kind === 'item') whereabouts.drag(report.item(Number(dragged.data))?.roomId);
}

export function handlePutBack({ whereabouts }: Editor): void {
  whereabouts.drag(undefined);
  whereabouts.setDragging(false);
}

export function describeDrop({ report }: Editor, over: Target, dragged: Dragged): string {
  if (over.kind === 'room') {
    const at = (over.index ?? 0) + 1;
    return dragged.kind === 'room' ? `position ${at} of ${report.roomIds().length}` : `into ${over.name}`;
  }
  const target = report.item(Number(over.data));
  if (target === undefined) return over.name;
  const ids = report.itemIds(target.roomId);
  const room = report.room(target.roomId)?.name;
  return dragged.kind === 'photo'
    ? `on ${over.name} in ${room}`
    : `position ${(over.index ?? ids.indexOf(target.id)) + 1} of ${ids.length} in ${room}`;
}
