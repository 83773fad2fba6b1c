import type { Editor } from '../editor.ts';
import type { Whereabouts } from '../whereabouts.ts';

/** A row that goes elsewhere takes the focus out of the page: whoever moves it goes on beside it, or in its empty room. */
export function keepPlaceBeside({ whereabouts }: Editor, { roomId, itemId }: Whereabouts): void {
  requestAnimationFrame(() => {
    if (roomId === undefined || document.activeElement !== document.body) return;
    if (itemId === undefined) whereabouts.focusRoom(roomId);
    else whereabouts.focusField(roomId, { itemId, field: 'name' });
  });
}
