/** The parts of a finished report as the service describes them, and lists gathered from them. */
import type { GetPublishedReportResponse } from '#web/queries/generated/types.gen.ts';

export type FinishedReport = GetPublishedReportResponse;
export type FinishedRoom = FinishedReport['rooms'][number];
export type FinishedItem = FinishedRoom['items'][number];
export type FinishedFile = FinishedItem['attachments'][number];
export type FinishedComment = FinishedReport['comments'][number];
export type ReportReader = NonNullable<FinishedReport['reader']>;
export type FinishedSignature = FinishedReport['signatures'][number];

/** A room as far as its actions go, of a finished report or of one that is being written. */
export type RoomWithActions = {
  name: string;
  items: readonly {
    id: number;
    name: string;
    actions: readonly { action: string; responsibility: string; comments: string | null }[];
  }[];
};
type ItemWithActions = RoomWithActions['items'][number];
export type ReportAction = ItemWithActions['actions'][number] & { item: ItemWithActions; room: RoomWithActions };

/** By who is responsible, in the order of the report. */
export function actionsByResponsibility(rooms: readonly RoomWithActions[]): [string, ReportAction[]][] {
  const groups = new Map<string, ReportAction[]>();
  for (const room of rooms)
    for (const item of room.items)
      for (const action of item.actions) {
        const group = groups.get(action.responsibility) ?? [];
        groups.set(action.responsibility, group);
        group.push({ ...action, item, room });
      }
  return [...groups];
}

/** Those of an item; those of the whole report, or of items that are no longer there, for undefined. */
export function commentsOn(report: FinishedReport, itemId: number | undefined): FinishedComment[] {
  if (itemId !== undefined) return report.comments.filter((comment) => comment.item_id === itemId);
  return report.comments.filter((comment) => comment.item_id === null);
}

/** Rooms of keys and meters stand in the report themselves; these are the property's other meters. */
export function otherMeters({ rooms, summary }: FinishedReport): { title: string; meters: typeof summary.meters } {
  const read = rooms.filter((room) => room.block_type === 'METERS').reduce((sum, { items }) => sum + items.length, 0);
  return { title: read === 0 ? 'Meters' : 'Other meters', meters: summary.meters.slice(read) };
}

export const roomAnchor = ({ id }: { id: number }) => `room-${id}`;
export const itemAnchor = ({ id }: { id: number }) => `item-${id}`;
