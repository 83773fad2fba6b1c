/**
 * A report as a tree, from flat reads assembled here: half the cost of one nested json_agg (`docs/decisions/012`).
 * The same reads serve one room and one item.
 */
import type { Executor } from '../database/database.ts';
import {
  actionRow,
  type AttachmentRow,
  attachmentRow,
  type ItemNode,
  itemRow,
  type RoomNode,
  roomRow,
} from './report-rows.ts';

export type ReportTree = {
  rooms: RoomNode[];
  /** The report's own: for its cover, and of the outside. */
  attachments: AttachmentRow[];
};

/** The part to read: everything, one room with its items, or one item (in its otherwise empty room). */
type Scope = { what: 'report' } | { what: 'room'; id: number } | { what: 'item'; id: number };

const ofRoom = 'in (select id from items where account_id = $1 and report_id = $2 and room_id = $3)';
const scopes = {
  report: { rooms: '', items: '', actions: '', attachments: '' },
  room: {
    rooms: 'and rm.id = $3',
    items: 'and it.room_id = $3',
    actions: `and a.item_id ${ofRoom}`,
    attachments: `and (at.room_id = $3 or at.item_id ${ofRoom})`,
  },
  item: {
    rooms: 'and rm.id = (select room_id from items where account_id = $1 and id = $3)',
    items: 'and it.id = $3',
    actions: 'and a.item_id = $3',
    attachments: 'and at.item_id = $3',
  },
} as const;

export async function readReportTree(
  db: Executor,
  accountId: number,
  reportId: number,
  scope: Scope = { what: 'report' },
): Promise<ReportTree> {
  const only = scopes[scope.what];
  const values = scope.what === 'report' ? [accountId, reportId] : [accountId, reportId, scope.id];
  const read = async <Row>(kind: string, of: (tuple: unknown[]) => Row, text: string): Promise<Row[]> =>
    (await db.tuples(`report.${kind} ${scope.what}`, text, values)).map(of);
  // On the pool these run side by side; in a transaction one after another.
  const [rooms, items, actions, attachments] = await Promise.all([
    read(
      'rooms',
      (tuple): RoomNode => ({ ...roomRow.of(tuple), items: [], attachments: [] }),
      `select ${roomRow.columns} from rooms rm
       left join option_sets os on os.account_id = rm.account_id and os.id = rm.option_set_id
       where rm.account_id = $1 and rm.report_id = $2 ${only.rooms} order by rm.position, rm.id`,
    ),
    read(
      'items',
      (tuple): ItemNode => ({ ...itemRow.of(tuple), actions: [], attachments: [] }),
      `select ${itemRow.columns} from items it
       where it.account_id = $1 and it.report_id = $2 ${only.items} order by it.position, it.id`,
    ),
    read(
      'actions',
      actionRow.of,
      `select ${actionRow.columns} from actions a where a.account_id = $1 and a.report_id = $2 ${only.actions} order by a.id`,
    ),
    read(
      'attachments',
      attachmentRow.of,
      // Their files are looked up as one ordered list: joined, each would be a search of its own, or all files of the
      // account would be read.
      `with at as materialized (
         select * from attachments at where at.account_id = $1 and at.report_id = $2 ${only.attachments}
       ), f as materialized (
         select * from files where account_id = $1 and id = any (array(select file_id from at))
       )
       select ${attachmentRow.columns} from at join f on f.id = at.file_id order by at.position, at.id`,
    ),
  ]);
  // Something whose parent is not there was added or removed between two of the reads, and is left out.
  const roomOf = new Map(rooms.map((room) => [room.id, room]));
  const itemOf = new Map(items.map((item) => [item.id, item]));
  for (const item of items) roomOf.get(item.roomId)?.items.push(item);
  for (const action of actions) itemOf.get(action.itemId)?.actions.push(action);
  for (const row of attachments) {
    if (row.itemId !== null) itemOf.get(row.itemId)?.attachments.push(row);
    else if (row.roomId !== null) roomOf.get(row.roomId)?.attachments.push(row);
  }
  return { rooms, attachments: attachments.filter(({ roomId, itemId }) => roomId === null && itemId === null) };
}
