/** The place of the person, noted when the page goes, and found again after a reload: room, field and caret. */
import type { EditedField } from '#web/report/model/report-entry.ts';
import type { Editor } from '../editor.ts';

type Kept = { roomId: number; itemId: number | undefined; field: EditedField | undefined; caret: number };
type Placed = Pick<Editor, 'home' | 'report' | 'whereabouts'>;

const keyOf = ({ home }: Placed) => `keyturn-place ${home}`;

/** Returns what ends it. */
export function keepPlace(editor: Placed): () => void {
  const note = () => {
    const { roomId, itemId } = editor.whereabouts.read();
    if (roomId === undefined) return;
    const focused = document.activeElement;
    const [of, field] = focused?.closest<HTMLElement>('[data-field]')?.dataset['field']?.split(' ') ?? [];
    const caret = focused instanceof HTMLTextAreaElement ? focused.selectionStart : 0;
    const kept = { roomId, itemId, field: of === String(itemId) ? field : undefined, caret };
    sessionStorage.setItem(keyOf(editor), JSON.stringify(kept));
  };
  window.addEventListener('pagehide', note);
  return () => window.removeEventListener('pagehide', note);
}

/** `isPhone`: there a field with the focus would bring up the keyboard. */
export function goToKeptPlace(editor: Placed, isPhone: boolean): void {
  const { report, whereabouts } = editor;
  const kept = takeKept(keyOf(editor));
  if (kept === undefined || report.room(kept.roomId) === undefined) return;
  const { roomId, itemId, field, caret } = kept;
  const isThere = itemId !== undefined && report.item(itemId)?.roomId === roomId;
  if (isThere && field !== undefined && !isPhone) return whereabouts.focusField(roomId, { itemId, field, caret });
  whereabouts.go({ roomId, itemId: isThere ? itemId : undefined });
  whereabouts.showRoom(roomId);
}

/** Once: whoever comes by a link begins at the top. */
function takeKept(key: string): Kept | undefined {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (kept === null || navigation?.type !== 'reload') return undefined;
  return JSON.parse(kept) as Kept;
}
