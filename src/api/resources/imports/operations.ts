/** Filling, starting and undoing an import: its steps, and what each may follow. */
import type * as z from 'zod';
import type { ImportChange, ImportFaultMend, ImportRowsDraft } from '#contract/imports/import.ts';
import type { Caller } from '#domain/caller.ts';
import { MOST_IMPORT_ROWS, MOST_ROWS_AT_ONCE } from '#domain/import/import-kind.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import type { ImportRowRecord } from '#store/imports/import-rows.ts';
import type { CountedImport } from '#store/imports/imports.ts';
import type { UndoPlan } from '#store/imports/undo-plan.ts';
import { lookAtRows, toKept } from './check-rows.ts';

type GivenRows = z.output<typeof ImportRowsDraft>['rows'];

const subjectOf = ({ id }: CountedImport) => ({ type: 'import', id });

export function putRows(store: Store, { accountId }: Caller, id: number, rows: GivenRows): Promise<ImportRowRecord[]> {
  const numbers = rows.map(({ number }) => number);
  if (new Set(numbers).size < numbers.length)
    throw invalid({ pointer: '/rows', code: 'duplicate', detail: 'rows has a line of the file twice' });
  return store.inTransaction(async (tx) => {
    const one = await lockDraft(tx, accountId, id);
    const there = await tx.imports.listThese(one, numbers);
    const known = new Map(there.map((row) => [row.number, row]));
    const added = numbers.length - there.length;
    if (added > 0 && (await tx.imports.countRows(one)) + added > MOST_IMPORT_ROWS)
      throw invalid({ pointer: '/rows', code: 'too_big', detail: `An import has ${MOST_IMPORT_ROWS} rows at most.` });
    // Members left out are kept, as everywhere: two cells may be mended at once.
    const merged = rows.map((row) => ({ ...row, cells: { ...known.get(row.number)?.cells, ...row.cells } }));
    const looked = await lookAtRows(tx, accountId, one.kind, merged);
    const kept = looked.map((row, at) => toKept(row, rows[at]?.choice ?? keptChoice(rows[at], known.get(row.number))));
    await tx.imports.putRows(one, kept);
    return tx.imports.listThese(one, numbers);
  });
}

/** Gives all rows with this text and a fault in this field another text there. */
export function mendFaults(
  store: Store,
  { accountId }: Caller,
  id: number,
  { field, text, to }: z.output<typeof ImportFaultMend>,
): Promise<CountedImport> {
  return store.inTransaction(async (tx) => {
    const one = await lockDraft(tx, accountId, id);
    const rows = await tx.imports.listSharing(one, { field, text });
    for (let at = 0; at < rows.length; at += MOST_ROWS_AT_ONCE) {
      const piece = rows.slice(at, at + MOST_ROWS_AT_ONCE);
      const mended = piece.map(({ number, cells }) => ({ number, cells: { ...cells, [field]: to } }));
      const looked = await lookAtRows(tx, accountId, one.kind, mended);
      await tx.imports.putRows(
        one,
        looked.map((row, index) => toKept(row, piece[index]?.choice ?? null)),
      );
    }
    return tx.imports.get(accountId, id);
  });
}

/** Null takes a choice away; nothing said keeps it. */
function keptChoice(given: GivenRows[number] | undefined, before: ImportRowRecord | undefined) {
  return given?.choice === null ? null : (before?.choice ?? null);
}

export function changeImport(
  store: Store,
  { accountId }: Caller,
  id: number,
  { duplicates, leave_out_faulty, invite }: z.output<typeof ImportChange>,
): Promise<CountedImport> {
  return store.inTransaction(async (tx) => {
    const one = await lockDraft(tx, accountId, id);
    await tx.imports.change(one, {
      ...(duplicates !== undefined && { duplicates }),
      ...(leave_out_faulty !== undefined && { leavesOutFaulty: leave_out_faulty }),
      ...(invite !== undefined && { invites: invite }),
    });
    return tx.imports.get(accountId, id);
  });
}

export function startImport(store: Store, caller: Caller, id: number): Promise<CountedImport> {
  return store.inTransaction(async (tx) => {
    const one = await lockDraft(tx, caller.accountId, id);
    const { rows, faulty } = one.counts;
    if (rows === 0) throw new Refusal('state_forbids', 'It has no rows yet.');
    if (faulty > 0 && !one.leavesOutFaulty) {
      const words = faulty === 1 ? 'One row has a fault' : `${faulty} rows have faults`;
      throw new Refusal('state_forbids', `${words}. Mend or leave out what is faulty, then start.`);
    }
    // It lets people in, and changes their roles; the rows are written later.
    if (one.kind === 'staff') await tx.factors.checkProof(caller);
    await tx.imports.queue(one, 'queued');
    await tx.securityLog.add(caller, {
      kind: 'import.started',
      subject: subjectOf(one),
      facts: { kind: one.kind, rows },
    });
    return tx.imports.get(caller.accountId, id);
  });
}

export function undoImport(store: Store, caller: Caller, id: number): Promise<CountedImport> {
  return store.inTransaction(async (tx) => {
    const one = await tx.imports.lock(caller.accountId, id);
    if (!hasEnded(one))
      throw new Refusal('state_forbids', 'Only an import that has ended, and was not undone yet, can be undone.');
    if (!isInTime(one)) throw new Refusal('state_forbids', 'It can be undone for a day, and that is over.');
    const { added, updated } = await tx.imports.findUndoPlan(one);
    if (added + updated === 0) throw new Refusal('state_forbids', 'Nothing of it can be taken back.');
    await tx.imports.queue(one, 'undoing');
    await tx.securityLog.add(caller, { kind: 'import.undone', subject: subjectOf(one), facts: { kind: one.kind } });
    return tx.imports.get(caller.accountId, id);
  });
}

const hasEnded = ({ state }: CountedImport): boolean => state === 'done' || state === 'failed';
const isInTime = ({ undoUntil }: CountedImport): boolean => undoUntil !== null && Date.parse(undoUntil) >= Date.now();

/** The undoing as it would go now; undefined where it cannot be undone. */
export const findUndo = (store: Store, one: CountedImport): Promise<UndoPlan | undefined> =>
  hasEnded(one) && isInTime(one) ? store.imports.findUndoPlan(one) : Promise.resolve(undefined);

export function removeImport(store: Store, caller: Caller, id: number): Promise<void> {
  return store.inTransaction(async (tx) => {
    const one = await lockDraft(tx, caller.accountId, id);
    await tx.imports.remove(one);
    await tx.securityLog.add(caller, { kind: 'import.removed', subject: subjectOf(one), facts: { kind: one.kind } });
  });
}

async function lockDraft(tx: Store, accountId: number, id: number): Promise<CountedImport> {
  const one = await tx.imports.lock(accountId, id);
  if (one.state !== 'draft') throw new Refusal('state_forbids', 'It was started: it is not changed any more.');
  return one;
}
