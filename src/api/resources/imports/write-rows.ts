/** Writes rows of an import by the operations that forms and applications use. */
import type { ImportField } from '#domain/import/field-parts.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { ImportRowRecord, SettledRow } from '#store/imports/import-rows.ts';
import type { CountedImport } from '#store/imports/imports.ts';
import { listFields, lookAtRows, type NumberedRow } from './check-rows.ts';
import type { Job, LookedRow } from './importers/importer.ts';
import { importers } from './importers/importers.ts';

type Settled = Omit<SettledRow, 'number'>;

/** Looks again, since what is there may have changed since the check, and rows before this one may have added it. */
export async function writeRows(store: Store, job: Job, one: CountedImport, rows: ImportRowRecord[]): Promise<void> {
  const looked = await lookAtRows(store, one.accountId, one.kind, rows);
  const fields = await listFields(store, one.accountId, one.kind);
  const steps = looked.map((row, at) => {
    const choice = rows[at]?.choice ?? null;
    return { number: row.number, work: (tx: StoreTransaction) => writeRow(tx, job, one, { ...row, choice, fields }) };
  });
  await settle(store, one, steps, 'failed');
}

const labelOf = (fields: readonly ImportField[], field: string): string =>
  fields.find(({ name }) => name === field)?.label ?? field;

async function writeRow(
  tx: StoreTransaction,
  job: Job,
  one: CountedImport,
  row: NumberedRow<LookedRow> & Pick<ImportRowRecord, 'choice'> & { fields: readonly ImportField[] },
): Promise<Settled> {
  const importer = importers[one.kind];
  if (row.choice === 'skip') return { outcome: 'skipped', note: 'It was left out.' };
  if (row.faults.length > 0) {
    const note = row.faults.map(({ field, detail }) => `${labelOf(row.fields, field)} ${detail}`).join(' ');
    return { outcome: one.leavesOutFaulty ? 'skipped' : 'failed', note };
  }
  const there =
    row.duplicate?.id ?? (row.key === null ? undefined : await tx.imports.findSubject(one, row.key, row.number));
  const choice = row.choice ?? one.duplicates;
  if (there !== undefined && choice === 'skip') return { outcome: 'skipped', note: 'It is there already.' };
  if (there !== undefined && choice === 'update') {
    const { id, version, before } = await importer.change(tx, job, there, row);
    return { outcome: 'updated', subjectId: id, versionAfter: version, before: before ?? null };
  }
  const { id, version } = await importer.add(tx, job, row);
  return { outcome: 'added', subjectId: id, versionAfter: version };
}

/** The last that were written first. */
export async function undoRows(store: Store, job: Job, one: CountedImport, rows: ImportRowRecord[]): Promise<void> {
  const steps = rows.map((row) => ({
    number: row.number,
    work: (tx: StoreTransaction) => undoRow(tx, job, one, row),
  }));
  await settle(store, one, steps, 'kept');
}

async function undoRow(tx: StoreTransaction, job: Job, one: CountedImport, row: ImportRowRecord): Promise<Settled> {
  const importer = importers[one.kind];
  const left = { id: row.subjectId ?? 0, version: row.versionAfter ?? 0 };
  const stays =
    row.outcome === 'added'
      ? await importer.takeBack(tx, job, left)
      : await importer.putBack(tx, job, left, row.before ?? {});
  return stays === undefined ? { outcome: 'undone' } : { outcome: 'kept', note: stays };
}

type Step = { number: number; work: (tx: StoreTransaction) => Promise<Settled> };

/**
 * Each with its outcome in the same transaction, so that no row is written twice. All of them together, which is quicker;
 * and should one be refused, one by one, so that the no is the outcome of that row alone.
 */
async function settle(store: Store, one: CountedImport, steps: Step[], refused: 'failed' | 'kept'): Promise<void> {
  try {
    await store.inTransaction(async (tx) => {
      for (const { number, work } of steps) await tx.imports.settle(one, { number, ...(await work(tx)) });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [only] = steps;
    if (steps.length > 1) for (const step of steps) await settle(store, one, [step], refused);
    else if (only !== undefined)
      await store.imports.settle(one, { number: only.number, outcome: refused, note: error.message });
  }
}
