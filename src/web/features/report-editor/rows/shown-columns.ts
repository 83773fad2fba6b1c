/** The columns of a room beside the names: one in which nothing stands and nothing can be written takes no room. */
import { blockWords } from '../block-words.ts';
import { type Editor, findEarlier } from '../editor.ts';
import { type FieldValue, type ItemEntry, type RoomEntry, shownOf } from '#web/report/model/report-entry.ts';

export type Column = 'description' | 'earlier' | 'condition';

const isText = (value: FieldValue | undefined): boolean => value != null && value !== '';

/** In one text, so that rows are drawn again only when it is another one. */
export function shownColumns(editor: Editor, room: RoomEntry): string {
  const { report, earlier, canWrite } = editor;
  const words = blockWords(room.blockType);
  const items = report.itemIds(room.id).flatMap((id) => report.item(id) ?? []);
  const isShown: Record<Column, (item: ItemEntry) => boolean> = {
    description: (item) => (canWrite && item.editable.description) || isText(shownOf(item).description),
    earlier: (item) => isText(findEarlier(earlier, item)?.server.condition),
    condition: (item) => (canWrite && item.editable.condition) || isText(shownOf(item).condition),
  };
  const columns: (Column | false)[] = [
    words.description !== null && 'description',
    words.condition !== null && 'earlier',
    words.condition !== null && 'condition',
  ];
  return columns.filter((column) => column !== false && items.some(isShown[column])).join(' ');
}

export const hasColumn = (columns: string, column: Column): boolean => columns.split(' ').includes(column);
