/** An item goes to another room of its report, or to another place in its own, in one step. */
import type * as z from 'zod';
import type { ItemMove } from '#contract/report.ts';
import type { Caller } from '#domain/caller.ts';
import { type Fault, invalid, notFound, Refusal } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { ItemNode, RoomNode } from '#store/reports/report-rows.ts';
import type { ReportHome } from '#store/reports/report-standing.ts';
import type { ReportChange } from '#store/reports/report-trail.ts';
import type { Members } from '../../validator.ts';
import { isWritableRoom } from '../report/present.ts';
import { changeReport, type Written } from '../report/report-home.ts';
import type { ItemPlace, PlacedItem } from './operations.ts';

/** Sent again it changes nothing: the item is found in the room it went to, as well as in that of the path. */
export function moveItem(
  store: Store,
  caller: Caller,
  { home, roomId, itemId }: ItemPlace,
  { room_id: wantedId, before_id: beforeId = null }: z.output<typeof ItemMove>,
  check: (current: PlacedItem) => void,
): Promise<Written<PlacedItem>> {
  const { accountId } = caller;
  return changeReport(store, caller, home, async (tx, standing) => {
    const { reportId } = standing;
    const named = await tx.rooms.get(accountId, { reportId, roomId });
    const target = wantedId === roomId ? named : await findRoom(tx, accountId, { reportId, roomId: wantedId });
    const source = [named, target].find((room) => room !== undefined && hasItem(room, itemId));
    const item = source?.items.find(({ id }) => id === itemId);
    if (source === undefined || item === undefined) throw notFound('item');
    if (target === undefined) throw invalid(notInReport(wantedId));
    check({ item, room: source });
    checkFits(source, target);
    const order = orderWith(target, { itemId, beforeId });
    const isElsewhere = source !== target;
    if (isElsewhere) await tx.items.move(accountId, { reportId, itemId, toRoomId: target.id });
    if (isElsewhere || target.items.some(({ id }, at) => id !== order[at])) {
      await tx.items.arrange(accountId, target.id, order);
      await tx.reports.noteChange(caller, standing, noteOf(item, source, target));
    }
    return tx.items.get(accountId, { reportId, roomId: target.id, itemId });
  });
}

/** Whether the room is one of the report and the item to stand before is in it, when other members are not valid. */
export async function checkMoveMembers(
  store: StoreTransaction,
  caller: Caller,
  home: ReportHome,
  { room_id: roomId, before_id: beforeId }: Members<typeof ItemMove>,
): Promise<void> {
  if (roomId === undefined) return;
  const { reportId } = await store.reports.getStanding(caller, home);
  const target = await findRoom(store, caller.accountId, { reportId, roomId });
  if (target === undefined) throw invalid(notInReport(roomId));
  if (beforeId != null && !hasItem(target, beforeId)) throw invalid(notInRoom(beforeId));
}

const hasItem = ({ items }: RoomNode, itemId: number) => items.some(({ id }) => id === itemId);

const notInRoom = (id: number): Fault => ({
  pointer: '/before_id',
  code: 'unknown',
  detail: `${id} is not another item of the room.`,
});

const notInReport = (id: number): Fault => ({
  pointer: '/room_id',
  code: 'unknown',
  detail: `There is no room ${id} in this report.`,
});

async function findRoom(
  tx: StoreTransaction,
  accountId: number,
  ids: { reportId: number; roomId: number },
): Promise<RoomNode | undefined> {
  try {
    return await tx.rooms.get(accountId, ids);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** A condition means something only among rows of its own kind. */
function checkFits(source: RoomNode, target: RoomNode): void {
  const refuse = (code: string, detail: string) => invalid({ pointer: '/room_id', code, detail });
  const unknown = [source, target].find((room) => !isWritableRoom(room));
  if (unknown !== undefined)
    throw refuse('block_type', `Items of a ${unknown.blockType} room cannot be moved: this version does not know it.`);
  if (source.blockType !== target.blockType)
    throw refuse(
      'block_type',
      `The item is of a ${source.blockType} room and does not fit a ${target.blockType} room.`,
    );
  if (source.optionSet?.id !== target.optionSet?.id)
    throw refuse('option_set', 'The room has another option set than the item.');
}

function orderWith(target: RoomNode, { itemId, beforeId }: { itemId: number; beforeId: number | null }): number[] {
  const others = target.items.map(({ id }) => id).filter((id) => id !== itemId);
  if (beforeId === null) return [...others, itemId];
  if (!others.includes(beforeId)) throw invalid(notInRoom(beforeId));
  return others.toSpliced(others.indexOf(beforeId), 0, itemId);
}

function noteOf({ id, name }: ItemNode, source: RoomNode, target: RoomNode): ReportChange {
  if (source === target) return { action: 'report.items_ordered', subject: { type: 'room', id: target.id } };
  return {
    action: 'report.item_moved',
    subject: { type: 'item', id },
    changes: [
      { field: 'item', from: null, to: name },
      { field: 'room', from: source.name, to: target.name },
    ],
  };
}
