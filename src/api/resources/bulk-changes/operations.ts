/** Asking for a bulk change, rehearsing it, and undoing it. */
import type * as z from 'zod';
import type { BulkChangeDraft } from '#contract/inspections/bulk-change.ts';
import { type BulkTask, canBeUndone, MOST_WHILE_WAITING } from '#domain/bulk-change.ts';
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { MailSettings } from '#store/access/person-notices.ts';
import type { Store } from '#store/build-store.ts';
import type { Selected } from '#store/inspections/bulk-change-rows.ts';
import type { BulkCounts, CountedBulkChange } from '#store/inspections/bulk-changes.ts';
import type { TellingServices } from '../../plugins/request-store.ts';
import { takeLeaveBack } from '../schedule/leave.ts';
import { carryOutRows, jobOf, undoRows } from './carry-out.ts';
import { type ManyPlanned, mayClash, planMany } from './plan-many.ts';
import { acceptTask, selectInspections } from './select.ts';

type Draft = z.output<typeof BulkChangeDraft>;

export type Rehearsal = { task: BulkTask; actorId: number; counts: BulkCounts } & ManyPlanned;

export async function rehearse(store: Store, caller: Caller, draft: Draft): Promise<Rehearsal> {
  const task = await acceptTask(store, caller, draft);
  const selected = await selectInspections(store, caller, draft);
  const planned = await planMany(store, caller, task, { selected, leavesOut: draft.leave_out_clashes });
  const counts: BulkCounts = { inspections: selected.length, changed: 0, unchanged: 0, refused: 0, undone: 0, kept: 0 };
  for (const { outcome } of planned.items) if (outcome !== null) counts[outcome] += 1;
  return { task, actorId: caller.userId, counts, ...planned };
}

/** Clashes are noted as they are now, and those left out for them are refused. */
async function withClashes(
  store: Store,
  caller: Caller,
  task: BulkTask,
  { selected, leavesOut }: { selected: Selected[]; leavesOut: boolean },
) {
  if (!mayClash(task.action)) return selected;
  const { items } = await planMany(store, caller, task, { selected, leavesOut });
  const clashing = new Map(items.filter(({ isClash }) => isClash).map((item) => [item.inspectionId, item]));
  return selected.map((one) => {
    const clash = clashing.get(one.id);
    return { ...one, outcome: clash?.outcome === 'refused' ? clash.outcome : null, note: clash?.note ?? null };
  });
}

/** A few are changed at once, in the transaction of the request; the worker finds more. */
export function startBulkChange(
  { store, server }: TellingServices,
  caller: Caller,
  draft: Draft,
): Promise<CountedBulkChange> {
  const { accountId, userId: actorId, applicationId, applicationName: application } = caller;
  return store.inTransaction(async (tx) => {
    const task = await acceptTask(tx, caller, draft);
    const selected = await selectInspections(tx, caller, draft);
    const key = await tx.bulkChanges.add(accountId, { ...task, actorId, application, applicationId });
    await tx.bulkChanges.addRows(
      key,
      await withClashes(tx, caller, task, { selected, leavesOut: draft.leave_out_clashes }),
    );
    if (selected.length <= MOST_WHILE_WAITING) {
      const one = await tx.bulkChanges.get(accountId, key.id);
      const rows = await tx.bulkChanges.listWaiting(key, selected.length);
      await carryOutRows(tx, await jobOf(tx, caller, server), one, rows);
      await tx.bulkChanges.finish(key);
    }
    return tx.bulkChanges.get(accountId, key.id);
  });
}

/** One that is still under way stops where it is. */
export function undoBulkChange(
  { store, server }: { store: Store; server: { settings: MailSettings } },
  caller: Caller,
  id: number,
): Promise<CountedBulkChange> {
  const { accountId, userId: actorId, applicationId, applicationName: application } = caller;
  return store.inTransaction(async (tx) => {
    const one = await tx.bulkChanges.lock(accountId, id);
    if (one.state === 'planned') throw new Refusal('state_forbids', 'Nobody has accepted the plan.');
    if (!canBeUndone(one.action)) throw new Refusal('state_forbids', 'E-mails cannot be taken back.');
    if (one.state === 'undoing' || one.state === 'undone')
      throw new Refusal('state_forbids', 'It has been undone already.');
    if (one.undoUntil !== null && Date.parse(one.undoUntil) < Date.now())
      throw new Refusal('state_forbids', 'It can be undone for a day, and that is over.');
    if (one.plan?.isLeaveRecorded && one.staffId !== null)
      await takeLeaveBack(tx, caller, one.staffId, one.plan, server.settings);
    await tx.bulkChanges.beginUndo(one, { actorId, application, applicationId });
    if (one.counts.changed <= MOST_WHILE_WAITING) {
      const rows = await tx.bulkChanges.listChanged(one, MOST_WHILE_WAITING);
      await undoRows(tx, await jobOf(tx, caller, server), one, rows);
      await tx.bulkChanges.finishUndo(one);
    }
    return tx.bulkChanges.get(accountId, id);
  });
}
