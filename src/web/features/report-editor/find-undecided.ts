/** Goes to the first text that needs a decision: a contradiction or a refusal. */
import type { EditedField, Entry, FieldState } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { Editor } from './editor.ts';

/** False when there is none. */
export function goToUndecided({ report, whereabouts }: Editor): boolean {
  const found = findUndecided(report);
  if (found === undefined) return false;
  if (found.itemId === undefined) {
    whereabouts.go({ roomId: found.roomId, itemId: undefined });
    whereabouts.focusRoom(found.roomId);
  } else whereabouts.focusField(found.roomId, found);
  return true;
}

type Undecided = { roomId: number } & ({ itemId: undefined } | { itemId: number; field: EditedField });

function findUndecided(report: ReportStore): Undecided | undefined {
  for (const roomId of report.roomIds()) {
    if (fieldToDecide(report.room(roomId)) !== undefined) return { roomId, itemId: undefined };
    for (const itemId of report.itemIds(roomId)) {
      const field = fieldToDecide(report.item(itemId));
      if (field !== undefined) return { roomId, itemId, field };
    }
  }
  return undefined;
}

function fieldToDecide(entry: Entry | undefined): EditedField | undefined {
  const states = Object.entries(entry?.states ?? {}) as [EditedField, FieldState][];
  return states.find(([, state]) => state === 'conflict' || state === 'refused')?.[0];
}
