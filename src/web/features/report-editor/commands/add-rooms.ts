/** Adds rooms, one after the other, and goes to the last. */
import { asOneWrite } from '#web/queries/writes-under-way.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';
import { sayFailed } from './failed.ts';

type NewRoom = { name: string; blockType: string; optionSetId?: number | undefined };

export const addRooms = asOneWrite(async (editor: Editor, rooms: readonly NewRoom[]): Promise<void> => {
  let last: number | undefined;
  try {
    for (const { name, blockType, optionSetId } of rooms) {
      const body = { name, block_type: blockType as 'DETAILED', option_set: optionSetId ?? null };
      const room = await editor.requests.createRoom(body);
      editor.report.replaceRoom(room);
      last = room.id;
    }
    announce(rooms.length === 1 ? `${rooms[0]?.name} added.` : `${rooms.length} rooms added.`);
  } catch (error) {
    sayFailed('The room was not added', error);
  }
  if (last === undefined) return;
  editor.whereabouts.go({ roomId: last, itemId: undefined });
  editor.whereabouts.showRoom(last);
});
