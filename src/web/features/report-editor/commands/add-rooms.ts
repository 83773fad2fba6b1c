/** Adds rooms, one after the other, and goes to the last. */
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';
import { addRoom, type NewRoom } from './room-commands.ts';

export function addRooms(editor: Editor, names: readonly string[], kind: Omit<NewRoom, 'name'>): void {
  const last = names.map((name) => addRoom(editor, { name, ...kind })).at(-1);
  if (last === undefined) return;
  announce(names.length === 1 ? `${names[0]} added.` : `${names.length} rooms added.`);
  editor.whereabouts.go({ roomId: last, itemId: undefined });
  editor.whereabouts.showRoom(last);
}
