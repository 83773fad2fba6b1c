/** The target of copying a room or an item: an existing room, or a new one. */
import type { RoomCopy } from '#contract/report.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { RoomNode, RoomRow } from '#store/reports/report-rows.ts';
import type { ReportHome, ReportStanding } from '#store/reports/report-standing.ts';
import type { Members } from '../../validator.ts';
import { checkOverwrites } from './overwrites.ts';

export type CopyTarget = { id: number } | { name: string };

/** Undefined when a new room is wanted. */
export async function findTarget(
  tx: StoreTransaction,
  { accountId }: Caller,
  { reportId }: ReportStanding,
  target: CopyTarget,
): Promise<RoomNode | undefined> {
  if (!('id' in target)) return undefined;
  try {
    return await tx.rooms.get(accountId, { reportId, roomId: target.id });
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
    throw invalid({ pointer: '/room/id', code: 'unknown', detail: `There is no room ${target.id} in this report.` });
  }
}

/** Checks, when not all is valid, that the target room is one of the report and has the items to overwrite. */
export async function checkTargetMember(
  store: StoreTransaction,
  caller: Caller,
  home: ReportHome,
  { room, overwrite_ids: overwrites = [] }: Members<typeof RoomCopy>,
): Promise<void> {
  if (room === undefined) return;
  const target = await findTarget(store, caller, await store.reports.getStanding(caller, home), room as CopyTarget);
  checkOverwrites(target?.items, overwrites);
}

/** Conditions mean something only in rooms of the same kind. */
export function checkSameKind(source: RoomRow, target: RoomRow): void {
  if (source.blockType !== target.blockType) {
    const detail = `The room is ${target.blockType}, but the copied one is ${source.blockType}.`;
    throw invalid({ pointer: '/room/id', code: 'block_type', detail });
  }
  if (source.optionSet?.id !== target.optionSet?.id) {
    throw invalid({ pointer: '/room/id', code: 'option_set', detail: 'The room has another option set.' });
  }
}
