/** What a drop means: an order, a move to another room, or a photo that now belongs elsewhere. */
import type { Dragged, Drop, Place } from '#web/ui/drag-and-drop/drag.ts';
import { arrangeItem, moveItem } from './commands/item-commands.ts';
import { arrangeRoom } from './commands/room-commands.ts';
import type { Editor } from './editor.ts';
import { assignPhoto } from './photos/assign-photo.ts';
import type { DraggedPhoto } from './photos/thumbnail.tsx';

export function handleDrop(editor: Editor, { dragged, over }: Drop): void {
  const { report, whereabouts } = editor;
  whereabouts.drag(undefined);
  whereabouts.setDragging(false);
  const isRoom = over.kind === 'room';
  const id = Number(over.data);
  switch (dragged.kind) {
    case 'room':
      if (isRoom && dragged.data !== id) void arrangeRoom(editor, Number(dragged.data), report.roomIds().indexOf(id));
      return;
    case 'item': {
      const itemId = Number(dragged.data);
      if (isRoom) return void moveItem(editor, itemId, id);
      const target = report.item(id);
      if (target === undefined || id === itemId) return;
      const at = report.itemIds(target.roomId).indexOf(id);
      if (report.item(itemId)?.roomId === target.roomId) void arrangeItem(editor, itemId, at);
      else void moveItem(editor, itemId, target.roomId, at);
      return;
    }
    case 'photo': {
      const { photo, from } = dragged.data as DraggedPhoto;
      const roomId = isRoom ? id : report.item(id)?.roomId;
      if (roomId !== undefined) void assignPhoto(editor, photo, from, { roomId, itemId: isRoom ? null : id });
    }
  }
}

/** The room of what is dragged stays mounted meanwhile. */
export function handlePickUp({ report, whereabouts }: Editor, dragged: Dragged): void {
  whereabouts.setDragging(true);
  if (dragged.kind === 'item') whereabouts.drag(report.item(Number(dragged.data))?.roomId);
}

export function handlePutBack({ whereabouts }: Editor): void {
  whereabouts.drag(undefined);
  whereabouts.setDragging(false);
}

export function describeDrop({ report }: Editor, over: Place, dragged: Dragged): string {
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
