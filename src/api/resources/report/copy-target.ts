/** Where a room or an item is copied to: a room there is, or a new one. */
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { RoomNode, RoomRow } from '#store/report-rows.ts';
import type { ReportStanding } from '#store/report-standing.ts';

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
    return await tx.rooms.get(accountId, reportId, target.id);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'not_found')) throw error;
    throw invalid({ pointer: '/room/id', code: 'unknown', detail: `There is no room ${target.id} in this report.` });
  }
}

/** Conditions mean something only in rooms of the same kind. */
export function checkSameKind(source: RoomRow, target: RoomRow): void {
  if (source.blockType !== target.blockType) {
    const detail = `The room is ${target.blockType}, what is copied ${source.blockType}.`;
    throw invalid({ pointer: '/room/id', code: 'block_type', detail });
  }
  if (source.optionSet?.id !== target.optionSet?.id) {
    throw invalid({ pointer: '/room/id', code: 'option_set', detail: 'The room has another option set.' });
  }
}
