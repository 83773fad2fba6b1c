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
import { carryOutRows, jobOf, reachOf, undoRows } from './carry-out.ts';
import { planItem, type ShownItem } from './plan-item.ts';
import { acceptTask, selectInspections } from './select.ts';

type Draft = z.output<typeof BulkChangeDraft>;

/** Read together, so that thousands do not wait in memory at once. */
const READ_TOGETHER = 500;

export type Rehearsal = { task: BulkTask; actorId: number; counts: BulkCounts; exceptions: ShownItem[] };

export async function rehearse(store: Store, caller: Caller, draft: Draft): Promise<Rehearsal> {
  const task = await acceptTask(store, caller, draft);
  const selected = await selectInspections(store, caller, draft);
  const timeZone = await store.people.getTimeZone(caller.accountId);
  const counts: BulkCounts = { inspections: selected.length, changed: 0, unchanged: 0, refused: 0, undone: 0, kept: 0 };
  const exceptions: ShownItem[] = [];
  for (let from = 0; from < selected.length; from += READ_TOGETHER) {
    const some = selected.slice(from, from + READ_TOGETHER);
    const ids = some.map(({ id }) => id);
    const reach = await reachOf(store, caller, task.action, ids);
    for (const { row, version } of await readSelected(store, caller, some)) {
      const plan = planItem({ caller, task, timeZone, reach }, row, version);
      counts[plan.outcome] += 1;
      if (plan.outcome === 'refused')
        exceptions.push({ inspectionId: row.id, property: row.property, outcome: plan.outcome, note: plan.note });
    }
  }
  return { task, actorId: caller.userId, counts, exceptions };
}

async function readSelected(store: Store, { accountId }: Caller, selected: Selected[]) {
  const versions = new Map(selected.map(({ id, version }) => [id, version]));
  const rows = await store.inspections.listThese(accountId, [...versions.keys()]);
  return rows.map((row) => ({ row, version: versions.get(row.id) ?? row.version }));
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
    await tx.bulkChanges.addRows(key, selected);
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
