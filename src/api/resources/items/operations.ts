/** Operations on items. The change of one item is the autosave of the report editor and takes the short way. */
import type * as z from 'zod';
import { isDeepStrictEqual } from 'node:util';
import type { ItemChange, ItemCopy, ItemDraft } from '#contract/report.ts';
import { hasCondition } from '#domain/block-type.ts';
import type { Caller, Writer } from '#domain/caller.ts';
import { type Condition, conditionFault, emptyCondition } from '#domain/condition.ts';
import type { SpokenFields } from '#domain/dictation/spoken.ts';
import { checkOrder } from '#domain/ordering.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { ItemFields, ItemNode, RoomNode, RoomRow } from '#store/reports/report-rows.ts';
import type { ItemForAutosave, SavedItem } from '#store/reports/report-autosave.ts';
import type { ReportHome, ReportStanding } from '#store/reports/report-standing.ts';
import type { Members } from '../../validator.ts';
import { checkSameKind, findTarget } from '../report/copy-target.ts';
import { overwriteFault } from '../report/overwrites.ts';
import { isWritableRoom } from '../report/present.ts';
import { changeReport, checkWritable, type Written } from '../report/report-home.ts';
import { findEndedVersion } from '../templates/end-version.ts';
import { addRoom } from '../rooms/operations.ts';

type RoomPlace = { home: ReportHome; roomId: number };
export type ItemPlace = RoomPlace & { itemId: number };
export type PlacedItem = { item: ItemNode; room: RoomRow };

/** A stored condition may be sent back as it was read, also when the options of its room have changed since. */
function withKept(set: RoomRow['optionSet'], kept: Condition): RoomRow['optionSet'] {
  if (set === null || kept === null || typeof kept === 'string') return set;
  const options = typeof kept === 'number' ? [kept] : Object.keys(kept);
  return { ...set, options: [...new Set([...set.options, ...options])] };
}

/** A condition as it is kept: questions nobody answered are there, unanswered. */
function acceptCondition(room: RoomRow, condition: unknown, kept: Condition = null): Condition {
  const fault = conditionFault(room.blockType, withKept(room.optionSet, kept), condition);
  if (fault !== undefined)
    throw invalid({ pointer: '/condition', code: 'condition', detail: `The condition ${fault}.` });
  const accepted = condition as Condition;
  if (room.blockType !== 'SIMPLIFIED') return accepted;
  const questions = emptyCondition(room.blockType, room.optionSet) as Record<string, null>;
  return { ...questions, ...(accepted as Record<string, 0 | 1 | 2 | null> | null) };
}

/** Whether a condition is one of its room, when other members of the item are not valid. */
export async function checkCondition(
  store: StoreTransaction,
  viewer: Viewer,
  { home, roomId, itemId }: RoomPlace & { itemId?: number | undefined },
  { condition }: Pick<Members<typeof ItemChange>, 'condition'>,
): Promise<void> {
  if (condition === undefined) return;
  const { reportId } = await store.reports.getStanding(viewer, home);
  const room = await store.rooms.get(viewer.accountId, { reportId, roomId });
  const kept = room.items.find(({ id }) => id === itemId)?.condition;
  if (hasCondition(room.blockType)) acceptCondition(room, condition, kept);
}

export function createItem(
  store: Store,
  caller: Caller,
  { home, roomId }: RoomPlace,
  body: z.output<typeof ItemDraft>,
): Promise<Written<PlacedItem>> {
  const { accountId } = caller;
  return changeReport(store, caller, home, async (tx, standing) => {
    const { reportId } = standing;
    const room = await tx.rooms.get(accountId, { reportId, roomId });
    const condition = acceptCondition(room, body.condition ?? null);
    const fields = { name: body.name, description: body.description ?? null, condition };
    const id = await tx.items.add(accountId, { reportId, roomId }, fields);
    await noteItems(tx, caller, standing, 'report.items_added', room, [body.name]);
    return tx.items.get(accountId, { reportId, roomId, itemId: id });
  });
}

async function noteItems(
  tx: StoreTransaction,
  caller: Caller,
  standing: ReportStanding,
  action: 'report.items_added' | 'report.items_removed' | 'report.items_copied',
  room: { id: number },
  names: string[],
): Promise<void> {
  const removed = action === 'report.items_removed';
  await tx.reports.noteChange(caller, standing, {
    action,
    subject: { type: 'room', id: room.id },
    changes: [{ field: 'items', from: removed ? names : null, to: removed ? null : names }],
  });
}

/** A missing description is cleared, a missing condition kept, and locked texts stay as they are. Findings were of the condition before. */
export function changedFields(
  item: ItemNode,
  room: RoomRow,
  body: Omit<z.output<typeof ItemChange>, 'spoken'> & { spoken?: SpokenFields },
): ItemFields {
  const { name, description, condition, confirmed, spoken, waived } = item;
  if (!isWritableRoom(room)) return { name, description, condition, confirmed, spoken, waived };
  const keepsCondition = body.condition === undefined || !hasCondition(room.blockType);
  const said = keepsCondition ? condition : acceptCondition(room, body.condition, condition);
  return {
    name: item.nameEditable ? body.name : name,
    description: item.descriptionEditable ? (body.description ?? null) : description,
    condition: said,
    confirmed: body.confirmed ?? confirmed,
    spoken: { ...spoken, ...body.spoken },
    waived: body.waived ?? (isDeepStrictEqual(said, condition) ? waived : []),
  };
}

/** Tried again when somebody else's change fell between reading and writing: every rule is then asked anew. */
const ATTEMPTS = 20;

/** `change` makes the fields of those that are there, and may be asked again. */
export async function changeItem(
  store: Pick<StoreTransaction, 'items' | 'inTransaction'>,
  writer: Writer,
  { home, roomId, itemId }: ItemPlace,
  change: (item: ItemNode, room: RoomRow) => ItemFields,
  check: (current: PlacedItem) => void,
): Promise<Written<PlacedItem>> {
  const { accountId } = writer;
  const of = { home, roomId, id: itemId, actor: writer };

  const decide = ({ standing, room, item }: ItemForAutosave) => {
    checkWritable(standing, writer);
    check({ item, room });
    const fields = change(item, room);
    // The trail tells of words: to which seconds they were typed is no change of the report.
    const { spoken: _spoken, ...told } = fields;
    return { fields, changes: changesBetween<Record<string, unknown>>({ ...item }, told) };
  };
  const remembered = store.items.recallForAutosave(accountId, of);
  // Only the current state may be a reason to refuse, or not to write.
  const again = remembered && unlessRefused(() => decide(remembered));
  if (remembered !== undefined && again !== undefined && again.changes.length > 0) {
    const saved = await store.items.save(accountId, of, { found: remembered, ...again });
    if (saved !== undefined) return writtenIn(remembered.room, saved);
  }

  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await store.items.findForAutosave(accountId, of);
    const { room, item } = found;
    const decided = decide(found);
    if (decided.changes.length === 0) return { result: { item, room }, reportVersion: undefined };
    if (home.kind === 'template' && writer.userId !== null) await beginSitting(store, writer, home);
    const saved = await store.items.save(accountId, of, { found, ...decided });
    if (saved !== undefined) return writtenIn(room, saved);
  }
  throw new Refusal('request_in_progress', 'Too many changes of this item at once; try again.', { retryAfter: 1 });
}

/** The statement that saves an item of a template writes nothing outside of the writer's own sitting. */
function beginSitting(store: Pick<Store, 'inTransaction'>, caller: Caller, home: ReportHome): Promise<void> {
  return store.inTransaction(async (tx) => {
    await tx.reports.lock(caller, home);
    const keep = await findEndedVersion(tx, caller, home.id);
    await keep?.();
  });
}

const writtenIn = (room: RoomRow, { item, writtenVersion }: SavedItem): Written<PlacedItem> => ({
  result: { item, room },
  reportVersion: writtenVersion,
});

function unlessRefused<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The files its attachments showed, which may be used by nobody now. */
export function deleteItem(
  store: Store,
  caller: Caller,
  { home, roomId, itemId }: ItemPlace,
  check: (current: PlacedItem) => void,
): Promise<Written<number[]>> {
  return changeReport(store, caller, home, async (tx, standing) => {
    const placed = await tx.items.get(caller.accountId, { reportId: standing.reportId, roomId, itemId });
    check(placed);
    await tx.items.remove(caller.accountId, { reportId: standing.reportId, itemId });
    await noteItems(tx, caller, standing, 'report.items_removed', placed.room, [placed.item.name]);
    return placed.item.attachments.map(({ fileId }) => fileId);
  });
}

/** Whether an order names every item of the room once. */
export async function checkItemOrder(
  store: StoreTransaction,
  viewer: Viewer,
  { home, roomId }: RoomPlace,
  wanted: number[],
): Promise<void> {
  const { reportId } = await store.reports.getStanding(viewer, home);
  const { items } = await store.rooms.get(viewer.accountId, { reportId, roomId });
  checkOrder(
    items.map(({ id }) => id),
    wanted,
  );
}

export function orderItems(
  store: Store,
  caller: Caller,
  { home, roomId }: RoomPlace,
  wanted: number[],
): Promise<Written<number[]>> {
  return changeReport(store, caller, home, async (tx, standing) => {
    const { items } = await tx.rooms.get(caller.accountId, { reportId: standing.reportId, roomId });
    const current = items.map(({ id }) => id);
    checkOrder(current, wanted);
    if (current.some((id, at) => id !== wanted[at])) {
      await tx.items.arrange(caller.accountId, roomId, wanted);
      await tx.reports.noteChange(caller, standing, {
        action: 'report.items_ordered',
        subject: { type: 'room', id: roomId },
      });
    }
    return wanted;
  });
}

/** Into a room there is or a new one of the same block type; or over an item there is. */
export function copyItem(
  store: Store,
  caller: Caller,
  { home, roomId, itemId }: ItemPlace,
  { room: wanted, overwrite_id }: z.output<typeof ItemCopy>,
): Promise<Written<PlacedItem>> {
  const { accountId } = caller;
  return changeReport(store, caller, home, async (tx, standing) => {
    const { reportId } = standing;
    const source = await tx.items.get(accountId, { reportId, roomId, itemId });
    const target = await findTarget(tx, caller, standing, wanted);
    if (target !== undefined) checkSameKind(source.room, target);
    checkOverwrite(target, overwrite_id);
    const targetId = target?.id ?? (await addRoomLike(tx, caller, standing, source.room, wanted));
    let copyId = overwrite_id ?? undefined;
    let changed = 1;
    if (copyId !== undefined) changed = await tx.items.overwrite(accountId, reportId, [{ from: itemId, to: copyId }]);
    else copyId = (await tx.items.copy(accountId, [itemId], { reportId, roomId: targetId }))[0]?.to ?? 0;
    if (changed > 0) await noteItems(tx, caller, standing, 'report.items_copied', { id: targetId }, [source.item.name]);
    return tx.items.get(accountId, { reportId, roomId: targetId, itemId: copyId });
  });
}

function checkOverwrite(target: RoomNode | undefined, id: number | null | undefined): void {
  const fault = id == null ? undefined : overwriteFault(target?.items, id, '/overwrite_id');
  if (fault !== undefined) throw invalid(fault);
}

function addRoomLike(
  tx: StoreTransaction,
  caller: Caller,
  standing: ReportStanding,
  { blockType, optionSet }: RoomRow,
  wanted: { id: number } | { name: string },
): Promise<number> {
  const name = 'name' in wanted ? wanted.name : '';
  return addRoom(tx, caller, standing, { name, blockType, optionSetId: optionSet?.id ?? null });
}
