/**
 * A report as a tree, from flat reads assembled here: half the cost of one nested json_agg (`docs/decisions/012`).
 * The same reads serve one room and one item.
 */
import type { Executor } from '../database/database.ts';
import {
  type ActionRow,
  actionRow,
  type AttachmentRow,
  attachmentRow,
  type ItemNode,
  type ItemRow,
  itemRow,
  type RoomNode,
  type RoomRow,
  roomRow,
} from './report-rows.ts';

export type ReportTree = {
  rooms: RoomNode[];
  /** The report's own: for its cover, and of the outside. */
  attachments: AttachmentRow[];
};

/** The part to read: everything, one room with its items, or one item (in its otherwise empty room). */
type Scope = { what: 'report' } | { what: 'room'; id: number } | { what: 'item'; id: number };

const scopes = {
  report: { rooms: '', items: '', actions: '', attachments: '' },
  room: {
    rooms: 'and rm.id = $3',
    items: 'and it.room_id = $3',
    actions: 'and a.item_id in (select id from items where account_id = $1 and report_id = $2 and room_id = $3)',
    attachments:
      'and (at.room_id = $3 or at.item_id in (select id from items where account_id = $1 and report_id = $2 and room_id = $3))',
  },
  item: {
    rooms: 'and rm.id = (select room_id from items where account_id = $1 and id = $3)',
    items: 'and it.id = $3',
    actions: 'and a.item_id = $3',
    attachments: 'and at.item_id = $3',
  },
} as const;

/**
 * Their files are looked up as one ordered list: joined, each would be a search of its own, or all files of the account
 * would be read.
 */
const attachmentsWithFiles = (only: string) => `with at as materialized (
    select * from attachments at where at.account_id = $1 and at.report_id = $2 ${only}
  ), f as materialized (
    select * from files where account_id = $1 and id = any (array(select file_id from at))
  )`;

export async function readReportTree(
  db: Executor,
  accountId: number,
  reportId: number,
  scope: Scope = { what: 'report' },
): Promise<ReportTree> {
  const only = scopes[scope.what];
  const values = scope.what === 'report' ? [accountId, reportId] : [accountId, reportId, scope.id];
  // On the pool these run side by side; in a transaction one after another.
  const [rooms, items, actions, attachments] = await Promise.all([
    db.tuples(
      `report.rooms ${scope.what}`,
      `select ${roomRow.columns} from rooms rm
       left join option_sets os on os.account_id = rm.account_id and os.id = rm.option_set_id
       where rm.account_id = $1 and rm.report_id = $2 ${only.rooms} order by rm.position, rm.id`,
      values,
    ),
    db.tuples(
      `report.items ${scope.what}`,
      `select ${itemRow.columns} from items it
       where it.account_id = $1 and it.report_id = $2 ${only.items} order by it.position, it.id`,
      values,
    ),
    db.tuples(
      `report.actions ${scope.what}`,
      `select ${actionRow.columns} from actions a where a.account_id = $1 and a.report_id = $2 ${only.actions} order by a.id`,
      values,
    ),
    db.tuples(
      `report.attachments ${scope.what}`,
      `${attachmentsWithFiles(only.attachments)} select ${attachmentRow.columns} from at join f on f.id = at.file_id
       order by at.position, at.id`,
      values,
    ),
  ]);
  return assemble(
    rooms.map(roomRow.of),
    items.map(itemRow.of),
    actions.map(actionRow.of),
    attachments.map(attachmentRow.of),
  );
}

/** Something whose parent is not there was added or removed between two of the reads, and is left out. */
function assemble(rooms: RoomRow[], items: ItemRow[], actions: ActionRow[], attachments: AttachmentRow[]): ReportTree {
  const roomNodes = new Map<number, RoomNode>();
  for (const room of rooms) roomNodes.set(room.id, { ...room, items: [], attachments: [] });
  const itemNodes = new Map<number, ItemNode>();
  for (const item of items) {
    const node = { ...item, actions: [], attachments: [] };
    itemNodes.set(node.id, node);
    roomNodes.get(node.roomId)?.items.push(node);
  }
  for (const action of actions) itemNodes.get(action.itemId)?.actions.push(action);
  const own: AttachmentRow[] = [];
  for (const row of attachments) {
    if (row.itemId !== null) itemNodes.get(row.itemId)?.attachments.push(row);
    else if (row.roomId !== null) roomNodes.get(row.roomId)?.attachments.push(row);
    else own.push(row);
  }
  return { rooms: [...roomNodes.values()], attachments: own };
}
