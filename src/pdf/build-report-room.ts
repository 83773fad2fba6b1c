/** Sorts a room as stored into its kind; conditions that do not fit their block type make it a room printed as text. */
import { type BlockType, isBlockType } from '#domain/block-type.ts';
import { conditionFault } from '#domain/condition.ts';
import type { ReportItem, ReportRoom, UnknownRoom } from './report-room.ts';

export type StoredRoom = Omit<UnknownRoom, 'blockType' | 'unknownType' | 'items'> & {
  blockType: string;
  items: ReportItem<unknown>[];
};

export function buildReportRoom(room: StoredRoom): ReportRoom {
  const { blockType } = room;
  if (isBlockType(blockType) && room.items.every((item) => fits(blockType, item.condition))) {
    // conditionFault has just proved what the compiler cannot see: each condition belongs to this block type.
    return room as ReportRoom;
  }
  return { ...room, blockType: 'UNKNOWN', unknownType: blockType };
}

function fits(blockType: BlockType, condition: unknown): boolean {
  // The check ignores the option set: an answer to a question that was dropped later is still worth printing.
  return conditionFault(blockType, null, condition) === undefined;
}
