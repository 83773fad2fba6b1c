/** Plays what the text with the focus was typed to; from elsewhere in a row, what its condition was, or else the rest of it. */
import type { EditedField, Spoken } from '#web/report/model/report-entry.ts';
import { announce } from '#web/ui/feedback/announce.ts';
import type { Editor } from '../editor.ts';
import { fieldOf } from '../rows/field-order.ts';
import type { Player } from './player.ts';
import { recordingsOf } from './recordings-of.ts';

const inTurn: readonly EditedField[] = ['condition', 'description', 'name'];

export function replay(editor: Editor, player: Player): void {
  const spoken = findSpoken(editor);
  const recording = spoken && recordingsOf(editor.report).find(({ id }) => id === spoken.attachment_id);
  if (spoken === undefined || recording === undefined) announce('Nothing here was typed to a recording.');
  else player.replay(recording, [spoken.from, spoken.to]);
}

function findSpoken({ stamps, whereabouts }: Pick<Editor, 'stamps' | 'whereabouts'>): Spoken | undefined {
  const { itemId } = whereabouts.read();
  if (itemId === undefined) return undefined;
  const [, focused] = fieldOf(document.activeElement)?.dataset['field']?.split(' ') ?? [];
  const fields = [...inTurn.filter((field) => field === focused), ...inTurn];
  return fields.map((field) => stamps.current?.find(itemId, field)).find((spoken) => spoken !== undefined);
}
