/** Imports and their rows on the wire. */
import type { ImportRowRecord, SharedFault } from '#store/imports/import-rows.ts';
import type { CountedImport } from '#store/imports/imports.ts';

export function presentImport(row: CountedImport) {
  const { rows, faulty, duplicates, add, update, skip, ...done } = row.counts;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    columns: row.columns,
    state: row.state,
    duplicates: row.duplicates,
    leave_out_faulty: row.leavesOutFaulty,
    invite: row.invites,
    plan: { rows, faulty, duplicates, add, update, skip },
    done,
    actor_id: row.actorId,
    failure: row.failure,
    created_at: row.createdAt,
    finished_at: row.finishedAt,
    undo_until: row.undoneAt === null ? row.undoUntil : null,
    undone_at: row.undoneAt,
  };
}

export function presentImportRow(row: ImportRowRecord) {
  return {
    number: row.number,
    cells: row.cells,
    faults: row.faults,
    duplicate: row.duplicateId === null ? null : { id: row.duplicateId, label: row.duplicateLabel ?? '' },
    duplicate_row: row.duplicateRow,
    choice: row.choice,
    outcome: row.outcome,
    subject_id: row.subjectId,
    note: row.note,
  };
}

export const presentSharedFault = ({ firstRow, ...fault }: SharedFault) => ({ ...fault, first_row: firstRow });
