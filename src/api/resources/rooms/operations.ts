/** Operations on rooms: each change whole, noted in the trail, one after another within a report. */
import type * as z from 'zod';
import type { RoomCopy, RoomDraft } from '#contract/report.ts';
import { needsOptionSet } from '#domain/block-type.ts';
import { optionSetFault } from '#domain/condition.ts';
import type { Caller } from '#domain/caller.ts';
import { checkOrder } from '#domain/ordering.ts';
import { invalid, notFound } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { RoomNode } from '#store/reports/report-rows.ts';
import type { ReportHome, ReportStanding } from '#store/reports/report-standing.ts';
import type { Members } from '../../validator.ts';
import { checkSameKind, findTarget } from '../report/copy-target.ts';
import { checkOverwrites, pairOverwrites } from '../report/overwrites.ts';
import { isWritableRoom } from '../report/present.ts';
import { changeReport, type Written } from '../report/report-home.ts';

type Place = { home: ReportHome; roomId: number };

export async function checkOptionSet(
  tx: StoreTransaction,
  { accountId }: Caller,
  { block_type, option_set }: Members<typeof RoomDraft>,
): Promise<number | null> {
  if (block_type === undefined || !needsOptionSet(block_type)) return null;
  if (option_set == null) {
    throw invalid({ pointer: '/option_set', code: 'missing', detail: `A ${block_type} room needs an option_set.` });
  }
  const found = await tx.rooms.findOptionSet(accountId, option_set);
  if (found === undefined) {
    throw invalid({ pointer: '/option_set', code: 'unknown', detail: `There is no option set ${option_set}.` });
  }
  const fault = optionSetFault(block_type, found);
  if (fault !== undefined) throw invalid({ pointer: '/option_set', code: 'option_set', detail: fault });
  return option_set;
}

export async function addRoom(
  tx: StoreTransaction,
  caller: Caller,
  standing: ReportStanding,
  room: Addition,
): Promise<number> {
  const id = await tx.rooms.add(caller.accountId, standing.reportId, room);
  await tx.reports.noteChange(caller, standing, {
    action: 'report.room_added',
    subject: { type: 'room', id },
    changes: [{ field: 'name', from: null, to: room.name }],
  });
  return id;
}
type Addition = { name: string; blockType: string; optionSetId: number | null };

export function createRoom(
  store: Store,
  caller: Caller,
  home: ReportHome,
  body: z.output<typeof RoomDraft>,
): Promise<Written<RoomNode>> {
  return changeReport(store, caller, home, async (tx, standing) => {
    const optionSetId = await checkOptionSet(tx, caller, body);
    const id = await addRoom(tx, caller, standing, { name: body.name, blockType: body.block_type, optionSetId });
    return tx.rooms.get(caller.accountId, { reportId: standing.reportId, roomId: id });
  });
}

/** Only the name can change, and a locked one is left as it is, which is no error. */
export function renameRoom(
  store: Store,
  caller: Caller,
  { home, roomId }: Place,
  name: string,
  check: (current: RoomNode) => void,
): Promise<Written<RoomNode>> {
  return changeReport(store, caller, home, async (tx, standing) => {
    const room = await tx.rooms.get(caller.accountId, { reportId: standing.reportId, roomId });
    check(room);
    if (!room.nameEditable || !isWritableRoom(room) || room.name === name) return room;
    const version = await tx.rooms.rename(caller.accountId, { reportId: standing.reportId, roomId }, name);
    await tx.reports.noteChange(caller, standing, {
      action: 'report.room_changed',
      subject: { type: 'room', id: roomId },
      changes: [{ field: 'name', from: room.name, to: name }],
    });
    return { ...room, name, version };
  });
}

/** The files its attachments showed, which may be used by nobody now. */
export function deleteRoom(
  store: Store,
  caller: Caller,
  { home, roomId }: Place,
  check: (current: RoomNode) => void,
): Promise<Written<number[]>> {
  return changeReport(store, caller, home, async (tx, standing) => {
    const room = await tx.rooms.get(caller.accountId, { reportId: standing.reportId, roomId });
    check(room);
    await tx.rooms.remove(caller.accountId, { reportId: standing.reportId, roomId });
    await tx.reports.noteChange(caller, standing, {
      action: 'report.room_removed',
      subject: { type: 'room', id: roomId },
      changes: [
        { field: 'name', from: room.name, to: null },
        { field: 'items', from: room.items.map(({ name }) => name), to: null },
      ],
    });
    return [room, ...room.items].flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId));
  });
}

export function orderRooms(
  store: Store,
  caller: Caller,
  home: ReportHome,
  wanted: number[],
): Promise<Written<number[]>> {
  return changeReport(store, caller, home, async (tx, standing) => {
    const current = await tx.rooms.listIds(caller.accountId, standing.reportId);
    checkOrder(current, wanted);
    if (current.some((id, at) => id !== wanted[at])) {
      await tx.rooms.arrange(caller.accountId, standing.reportId, wanted);
      await tx.reports.noteChange(caller, standing, {
        action: 'report.rooms_ordered',
        subject: { type: home.kind === 'inspection' ? 'inspection' : 'room', id: home.id },
      });
    }
    return wanted;
  });
}

/** Into a new room of the same block type, or into one there is: then named items are overwritten, the others appended. */
export function copyRoom(
  store: Store,
  caller: Caller,
  { home, roomId }: Place,
  { room: wanted, contents = 'ALL', overwrite_ids = [] }: z.output<typeof RoomCopy>,
): Promise<Written<RoomNode>> {
  const { accountId } = caller;
  return changeReport(store, caller, home, async (tx, standing) => {
    const { reportId } = standing;
    const source = await tx.rooms.get(accountId, { reportId, roomId });
    if (!isWritableRoom(source)) throw notFound('room that can be copied');
    const target = await findTarget(tx, caller, standing, wanted);
    if (target === undefined) {
      checkOverwrites(undefined, overwrite_ids);
      return copyIntoNewRoom(tx, caller, standing, source, { name: 'name' in wanted ? wanted.name : '', contents });
    }
    checkSameKind(source, target);
    const { overwrites, rest } = pairOverwrites(source.items, target.items, overwrite_ids);
    const changed = await tx.items.overwrite(accountId, reportId, overwrites);
    if (changed + rest.length === 0) return target;
    await tx.items.copy(accountId, rest, { reportId, roomId: target.id }, contents);
    await tx.reports.noteChange(caller, standing, {
      action: 'report.room_copied',
      subject: { type: 'room', id: target.id },
      changes: [{ field: 'source', from: null, to: source.name }],
    });
    return tx.rooms.get(accountId, { reportId, roomId: target.id });
  });
}

async function copyIntoNewRoom(
  tx: StoreTransaction,
  caller: Caller,
  standing: ReportStanding,
  source: RoomNode,
  { name, contents }: { name: string; contents: NonNullable<z.output<typeof RoomCopy>['contents']> },
): Promise<RoomNode> {
  const { accountId } = caller;
  const { reportId } = standing;
  const { blockType, optionSet } = source;
  const id = await addRoom(tx, caller, standing, { name, blockType, optionSetId: optionSet?.id ?? null });
  if (contents === 'ALL') await tx.rooms.copyAttachments(accountId, { from: source.id, to: id }, reportId);
  await tx.items.copy(
    accountId,
    source.items.map((item) => item.id),
    { reportId, roomId: id },
    contents,
  );
  return tx.rooms.get(accountId, { reportId, roomId: id });
}
