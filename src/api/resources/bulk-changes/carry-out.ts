/** Changes inspections of a bulk change, and takes them back, by the operations that change a single one. */
import type { BulkAction } from '#domain/bulk-change.ts';
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { BulkRowOutcome, BulkRowRecord, Reach, SettledBulkRow } from '#store/inspections/bulk-change-rows.ts';
import type { BulkChangeRecord } from '#store/inspections/bulk-changes.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { tellAgain } from '../../notifications/tell-again.ts';
import type { Change } from '../inspections/accept.ts';
import { changeLocked } from '../inspections/change.ts';
import { moveInspection } from '../inspections/move.ts';
import { restoreInspection } from '../inspections/restore.ts';
import { takesHeldTime } from '../slots/held-time.ts';
import { planItem, takingBack } from './plan-item.ts';
import { worksHere } from './works-here.ts';

export type BulkJob = { caller: Caller; server: { settings: { publicUrl: string } }; timeZone: string };

/** The row is locked, and looked at in this state. */
const asLocked = (): void => undefined;

/**
 * Each is locked first and its change decided then, so that a no is its outcome and not the end of the others. By id,
 * since two bulk changes that took the same ones in different orders would wait for each other.
 */
export async function carryOutRows(
  tx: StoreTransaction,
  job: BulkJob,
  one: BulkChangeRecord,
  rows: readonly BulkRowRecord[],
): Promise<void> {
  const settled: SettledBulkRow[] = [];
  for (const row of byInspection(rows)) settled.push({ number: row.number, ...(await carryOut(tx, job, one, row)) });
  await tx.bulkChanges.settle(one, settled);
}

async function carryOut(
  tx: StoreTransaction,
  { caller, server, timeZone }: BulkJob,
  task: BulkChangeRecord,
  { inspectionId, versionSeen, change: own, note }: BulkRowRecord,
): Promise<BulkRowOutcome> {
  const before = await lock(tx, caller, inspectionId);
  if (before === undefined) return { outcome: 'refused', note: 'It is not there any more.' };
  const reach = await reachOf(tx, caller, task.action, [inspectionId]);
  const plan = planItem({ caller, task, timeZone, reach, own }, before, versionSeen);
  if (plan.outcome !== 'changed') return plan;
  const { change } = plan;
  const services = { store: tx, server };
  if (change === 'send_again') {
    await tellAgain(tx, caller, before, server.settings.publicUrl);
    return { outcome: 'changed' };
  }
  if (change === 'cancel') {
    const { version } = await moveInspection(services, caller, inspectionId, 'cancel', asLocked, {
      cancellationReason: task.reason,
    });
    return { outcome: 'changed', versionAfter: version, before: {} };
  }
  if (await takesHeldTime(tx, caller, before, change))
    return { outcome: 'refused', note: 'The time is kept for somebody who is on the phone about it.' };
  const { version } = await changeLocked(services, caller, before, change);
  // The clash that it was asked for with.
  return { outcome: 'changed', versionAfter: version, before: takingBack(change, before), note };
}

/** Empty for an action that tells nobody by itself. */
export async function reachOf(
  store: Store,
  { accountId }: Caller,
  action: BulkAction,
  ids: number[],
): Promise<ReadonlyMap<number, Reach>> {
  if (action !== 'send_again') return new Map();
  return new Map((await store.bulkChanges.findReach(accountId, ids)).map((reach) => [reach.id, reach]));
}

export async function undoRows(
  tx: StoreTransaction,
  job: BulkJob,
  one: BulkChangeRecord,
  rows: readonly BulkRowRecord[],
): Promise<void> {
  const settled: SettledBulkRow[] = [];
  for (const row of byInspection(rows)) settled.push({ number: row.number, ...(await undoRow(tx, job, one, row)) });
  await tx.bulkChanges.settle(one, settled);
}

async function undoRow(
  tx: StoreTransaction,
  { caller, server }: BulkJob,
  { action }: BulkChangeRecord,
  { inspectionId, versionAfter, before }: BulkRowRecord,
): Promise<BulkRowOutcome> {
  const current = await lock(tx, caller, inspectionId);
  if (current === undefined) return { outcome: 'kept', note: 'It is not there any more.' };
  if (current.version !== versionAfter) return { outcome: 'kept', note: 'Somebody has changed it since.' };
  const services = { store: tx, server };
  if (action === 'cancel') {
    await restoreInspection(services, caller, inspectionId, asLocked);
    return { outcome: 'undone' };
  }
  const change: Change = before ?? {};
  const person = change.clerk?.id ?? change.typist?.id;
  if (person != null && !(await worksHere(tx, caller.accountId, person)))
    return { outcome: 'kept', note: 'The person who had it before does not work here any more.' };
  await changeLocked(services, caller, current, change);
  return { outcome: 'undone' };
}

/** Undefined for one that retention has removed. */
function lock(tx: StoreTransaction, caller: Caller, id: number): Promise<InspectionRow | undefined> {
  return tx.inspections.lock(caller, id).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  });
}

function byInspection(rows: readonly BulkRowRecord[]): BulkRowRecord[] {
  return rows.toSorted((one, other) => one.inspectionId - other.inspectionId);
}

export const jobOf = async (store: Store, caller: Caller, { settings }: BulkJob['server']): Promise<BulkJob> => ({
  caller,
  server: { settings },
  timeZone: await store.people.getTimeZone(caller.accountId),
});
