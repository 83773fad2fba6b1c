/** The parts of an item that no save of its words changes: its actions and attachments. */
import type { Executor } from '../database/database.ts';
import { type ActionRow, actionRow, type AttachmentRow, attachmentRow, attachmentTables } from './report-rows.ts';

type ItemPlace = { accountId: number; reportId: number; itemId: number };
/** `reportVersion`: while it stands still, so do the others. */
type BesideItem = { reportVersion: number; actions: ActionRow[]; attachments: AttachmentRow[] };
/** The row of `selectBesideItem`'s columns. */
export type BesideItemTuple = [actions: unknown[][], attachments: unknown[][]];

/** Two JSON columns, of the item by the names of what says its account and its id. */
export const selectBesideItem = (account: string, item: string) =>
  `(select coalesce(json_agg(json_build_array(${actionRow.columns}) order by a.id), '[]')
    from actions a where a.account_id = ${account} and a.item_id = ${item}),
   (select coalesce(json_agg(json_build_array(${attachmentRow.columns}) order by at.position, at.id), '[]')
    from ${attachmentTables} where at.account_id = ${account} and at.item_id = ${item})`;

export function besideItemOf([actions, attachments]: BesideItemTuple): Pick<BesideItem, 'actions' | 'attachments'> {
  return { actions: actions.map(actionRow.of), attachments: attachments.map(attachmentRow.of) };
}

/** Undefined when the report is gone. */
export async function findBesideItem(
  db: Executor,
  { accountId, reportId, itemId }: ItemPlace,
): Promise<BesideItem | undefined> {
  const [row] = await db.rows<{ reportVersion: number; beside: BesideItemTuple }>(
    'items.beside',
    `select version as "reportVersion", json_build_array(${selectBesideItem('$1', '$3')}) as beside
     from reports where account_id = $1 and id = $2`,
    [accountId, reportId, itemId],
  );
  return row && { reportVersion: row.reportVersion, ...besideItemOf(row.beside) };
}
