/**
 * The edits of one open report that are its own to show and to send: what was typed here, and what was left behind by
 * tabs that are gone. What another open tab holds back is that tab's: to this one it is what somebody else writes.
 */
import type { EditedField, FieldValue } from '../report-entry.ts';
import type { ReportStore } from '../report-store.ts';
import { type Edit, editKey, type EditStore } from './edits.ts';
import { beginWriter, listWriters } from './writers.ts';

export type OwnEdits = ReturnType<typeof buildOwnEdits>;

export function buildOwnEdits({ report, edits, owner }: { report: ReportStore; edits: EditStore; owner: string }) {
  const { inspectionId } = report;
  const writer = beginWriter();
  let stored: Promise<unknown> = Promise.resolve();
  const keyOf = (itemId: number, field: EditedField) =>
    editKey({ owner, inspectionId, itemId, field, writer: writer.id });
  const store = (writing: Promise<unknown>) => {
    stored = Promise.all([stored, writing]);
  };

  return {
    keyOf,
    list: async (): Promise<Edit[]> => {
      const rows = await edits.listOfReport(owner, inspectionId);
      return rows.filter((row) => row.writer === writer.id);
    },

    /** Returns what was left behind and is now its own. Of two left in one field the later waits for the earlier. */
    takeOver: async (): Promise<Edit[]> => {
      await writer.isKnown;
      const others = (await edits.listOfReport(owner, inspectionId)).filter((row) => row.writer !== writer.id);
      if (others.length === 0) return [];
      const living = await listWriters();
      const taken: Edit[] = [];
      for (const row of others) {
        const mine = living.has(row.writer) ? undefined : await edits.handOver(row, writer.id);
        if (mine !== undefined) taken.push(mine);
      }
      return taken;
    },

    /** When all that was typed until now is on disk. */
    whenStored: (): Promise<unknown> => stored,

    put: (itemId: number, field: EditedField, value: FieldValue): void => {
      const item = report.item(itemId);
      if (item === undefined) return;
      const { roomId, server } = item;
      const at = { owner, inspectionId, roomId, itemId, itemName: server.name, field, writer: writer.id };
      store(edits.put({ ...at, value, base: server[field] }));
    },

    find: (itemId: number, field: EditedField): Promise<Edit | undefined> => edits.find(keyOf(itemId, field)),

    /** Against what the service has now. */
    decide: (itemId: number, field: EditedField, value: FieldValue): void => {
      const base = report.item(itemId)?.server[field] ?? null;
      store(edits.decide(keyOf(itemId, field), { value, base }));
    },

    discard: async (itemId: number, field: EditedField): Promise<void> => {
      await stored;
      await edits.discard(keyOf(itemId, field));
    },

    end: writer.end,
  };
}
