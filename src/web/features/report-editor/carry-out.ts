/** Carries a drop out: an order, a move to another room, or a photo that now belongs elsewhere. */
import type { Drop } from '#web/ui/drag-and-drop/drag.ts';
import { arrangeItem } from './commands/item-commands.ts';
import { moveItem } from './commands/move-item.ts';
import { arrangeRoom } from './commands/room-commands.ts';
import type { Editor } from './editor.ts';
import { assignPhoto } from './photos/assign-photo.ts';
import type { DraggedPhoto } from './photos/thumbnail.tsx';

export function carryOut(editor: Editor, { dragged, over }: Drop): void {
  const { report } = editor;
  const isRoom = over.kind === 'room';
  const id = Number(over.data);
  switch (dragged.kind) {
    case 'room':
      if (isRoom && dragged.data !== id) arrangeRoom(editor, Number(dragged.data), report.roomIds().indexOf(id));
      return;
    case 'item': {
      const itemId = Number(dragged.data);
      if (isRoom) return moveItem(editor, { itemId, toRoomId: id });
      const target = report.item(id);
      if (target === undefined || id === itemId) return;
      const at = report.itemIds(target.roomId).indexOf(id);
      if (report.item(itemId)?.roomId === target.roomId) arrangeItem(editor, itemId, at);
      else moveItem(editor, { itemId, toRoomId: target.roomId, at });
      return;
    }
    case 'photo': {
      const { photo, from } = dragged.data as DraggedPhoto;
      const roomId = isRoom ? id : report.item(id)?.roomId;
      if (roomId === undefined) return;
      void assignPhoto(editor, photo, from, { roomId, itemId: isRoom ? null : id });
    }
  }
}
