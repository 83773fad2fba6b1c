/** Bulk changes and their inspections on the wire. */
import { canBeUndone } from '#domain/bulk-change.ts';
import type { Conflict } from '#domain/schedule/schedule.ts';
import type { Store } from '#store/build-store.ts';
import type { BulkRowRecord } from '#store/inspections/bulk-change-rows.ts';
import type { CountedBulkChange } from '#store/inspections/bulk-changes.ts';
import type { Clashes } from './find-clashes.ts';
import type { Rehearsal } from './operations.ts';
import type { ShownItem } from './plan-item.ts';
import { reasonsOf } from './plan-many.ts';

const MOST_EXCEPTIONS = 100;

export async function presentBulkChange(store: Store, row: CountedBulkChange) {
  const exceptions = await store.bulkChanges.listExceptions(row, MOST_EXCEPTIONS);
  const items = await withProperties(store, row.accountId, exceptions);
  return { ...presentSummary(row), exceptions: items.map(presentItem), clashes: null };
}

export function presentSummary(row: CountedBulkChange) {
  return {
    id: row.id,
    action: row.action,
    staff_id: row.staffId,
    days: row.days,
    reason: row.reason,
    state: row.state,
    counts: row.counts,
    actor_id: row.actorId,
    failure: row.failure,
    created_at: row.createdAt,
    finished_at: row.finishedAt,
    undo_until: row.undoneAt === null && canBeUndone(row.action) ? row.undoUntil : null,
    undone_at: row.undoneAt,
  };
}

export function presentRehearsal({ task, actorId, counts, items, clashes }: Rehearsal) {
  const exceptions = items.filter(({ outcome }) => outcome === 'refused');
  return {
    id: null,
    action: task.action,
    staff_id: task.staffId,
    days: task.days,
    reason: task.reason,
    state: 'planned',
    counts,
    exceptions: exceptions.slice(0, MOST_EXCEPTIONS).map(presentItem),
    clashes: clashes === undefined ? null : presentClashes(items, clashes),
    actor_id: actorId,
    failure: null,
    created_at: null,
    finished_at: null,
    undo_until: null,
    undone_at: null,
  };
}

function presentClashes(items: Rehearsal['items'], clashes: Clashes) {
  const all = [...clashes.values()];
  const count = (wanted: Conflict['kind']) => all.filter((one) => one.some(({ kind }) => kind === wanted)).length;
  const first = items.filter(({ inspectionId }) => clashes.has(inspectionId)).slice(0, MOST_EXCEPTIONS);
  return {
    inspections: clashes.size,
    overlap: count('overlap'),
    time_off: count('time-off'),
    hours: count('hours'),
    travel: count('travel'),
    remit: count('remit'),
    first: first.map((item) => ({
      inspection_id: item.inspectionId,
      address: addressOf(item),
      reasons: reasonsOf(clashes.get(item.inspectionId) ?? []),
    })),
  };
}

export async function withProperties(store: Store, accountId: number, rows: BulkRowRecord[]): Promise<ShownItem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ inspectionId }) => inspectionId);
  const found = new Map((await store.inspections.listThese(accountId, ids)).map(({ id, property }) => [id, property]));
  return rows.map(({ inspectionId, outcome, note }) => ({
    inspectionId,
    property: found.get(inspectionId),
    outcome,
    note,
  }));
}

export function presentItem(item: ShownItem) {
  const { inspectionId, outcome, note } = item;
  return { inspection_id: inspectionId, address: addressOf(item), outcome, note };
}

function addressOf({ property }: ShownItem): string | null {
  const parts = property && [property.line1, property.line2, property.city, property.postcode];
  return parts?.filter(Boolean).join(', ') ?? null;
}
