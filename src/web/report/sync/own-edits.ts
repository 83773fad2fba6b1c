/**
 * The edits of one open report that are its own to show and to send: what was typed here, and what was left behind by
 * tabs that are gone. What another open tab holds back is that tab's: to this one it is what somebody else writes.
 */
import type { EditedField, FieldValue, Subject } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import { type Edit, editKey, isNamed } from './edit.ts';
import type { EditStore } from './edits.ts';
import { beginWriter, listWriters } from './writers.ts';

export type OwnEdits = ReturnType<typeof buildOwnEdits>;

export function buildOwnEdits({ report, edits, owner }: { report: ReportStore; edits: EditStore; owner: string }) {
  const { inspectionId } = report;
  const writer = beginWriter();
  let stored: Promise<unknown> = Promise.resolve();
  const keyOf = (subject: Subject, field: EditedField) =>
    editKey({ owner, inspectionId, subject, field, writer: writer.id });
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
      for (const row of others.filter((other) => !living.has(other.writer))) {
        // A name that nobody goes on typing is none.
        if (!isNamed(row)) await edits.discard(row.key);
        else {
          const mine = await edits.handOver(row, writer.id);
          if (mine !== undefined) taken.push(mine);
        }
      }
      return taken;
    },

    /** When all that was typed until now is on disk. */
    whenStored: (): Promise<unknown> => stored,

    put: (subject: Subject, field: EditedField, value: FieldValue): void => {
      const { server } = report.entry(subject) ?? {};
      const place = report.placeOf(subject);
      if (server === undefined || place === undefined) return;
      const at = { owner, inspectionId, ...place, itemName: server.name ?? '', field, writer: writer.id };
      store(edits.put({ ...at, value, base: server[field] ?? null }));
    },

    find: (subject: Subject, field: EditedField): Promise<Edit | undefined> => edits.find(keyOf(subject, field)),

    /** Against what the service has now. */
    decide: (subject: Subject, field: EditedField, value: FieldValue): void => {
      const base = report.entry(subject)?.server[field] ?? null;
      store(edits.decide(keyOf(subject, field), { value, base }));
    },

    discard: async (subject: Subject, field: EditedField): Promise<void> => {
      await stored;
      await edits.discard(keyOf(subject, field));
    },

    end: writer.end,
  };
}
