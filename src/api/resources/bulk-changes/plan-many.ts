/** Plans every inspection of a bulk change: its outcome by the rules of a single change, and its clashes. */
import type { BulkAction, BulkTask } from '#domain/bulk-change.ts';
import type { Caller } from '#domain/caller.ts';
import type { Conflict } from '#domain/schedule/schedule.ts';
import type { Store } from '#store/build-store.ts';
import type { Selected } from '#store/inspections/bulk-change-rows.ts';
import { reachOf } from './carry-out.ts';
import { arrivalOf, type Arriving, type Clashes, findClashes } from './find-clashes.ts';
import { planItem, type ShownItem } from './plan-item.ts';

/** `isClash`: its note says what is in its way. */
export type PlannedItem = ShownItem & { isClash?: boolean };

/** `clashes`: of those that are changed all the same; undefined for an action that moves nothing. */
export type ManyPlanned = { items: PlannedItem[]; clashes: Clashes | undefined };

/** Read together, so that thousands do not wait in memory at once. */
const READ_TOGETHER = 500;

/** Others leave clerk and time as they are. */
export const mayClash = (action: BulkAction): boolean => action === 'assign_clerk' || action === 'move';

/** `leavesOut`: an inspection with a clash is refused. */
export async function planMany(
  store: Store,
  caller: Caller,
  task: BulkTask,
  { selected, leavesOut }: { selected: readonly Selected[]; leavesOut: boolean },
): Promise<ManyPlanned> {
  const timeZone = await store.people.getTimeZone(caller.accountId);
  const items: PlannedItem[] = [];
  const arriving: Arriving[] = [];
  for (let from = 0; from < selected.length; from += READ_TOGETHER) {
    const some = selected.slice(from, from + READ_TOGETHER);
    const reach = await reachOf(
      store,
      caller,
      task.action,
      some.map(({ id }) => id),
    );
    for (const { row, version } of await readSelected(store, caller, some)) {
      const plan = planItem({ caller, task, timeZone, reach }, row, version);
      const note = plan.outcome === 'refused' ? plan.note : null;
      items.push({ inspectionId: row.id, property: row.property, outcome: plan.outcome, note });
      if (plan.outcome === 'changed' && typeof plan.change === 'object' && mayClash(task.action))
        arriving.push(...arrivalOf(row, plan.change, timeZone));
    }
  }
  if (!mayClash(task.action)) return { items, clashes: undefined };
  const clashes = await findClashes(store, caller.accountId, arriving, { timeZone, leavesOut });
  const noted = items.map((item) => withClash(item, clashes.get(item.inspectionId), leavesOut));
  return { items: noted, clashes: leavesOut ? new Map() : clashes };
}

async function readSelected(store: Store, { accountId }: Caller, selected: readonly Selected[]) {
  const versions = new Map(selected.map(({ id, version }) => [id, version]));
  const rows = await store.inspections.listThese(accountId, [...versions.keys()]);
  return rows.map((row) => ({ row, version: versions.get(row.id) ?? row.version }));
}

function withClash(item: PlannedItem, clash: readonly Conflict[] | undefined, leavesOut: boolean): PlannedItem {
  if (clash === undefined) return item;
  const note = reasonsOf(clash).join('; ');
  return leavesOut
    ? { ...item, outcome: 'refused', note: `Left out: ${note}`, isClash: true }
    : { ...item, note, isClash: true };
}

export const reasonsOf = (clash: readonly Conflict[]): string[] => [...new Set(clash.map(({ reason }) => reason))];
