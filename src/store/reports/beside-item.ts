/** What lies beside an item, and no save of its words changes: its actions and attachments. */
import type { Executor } from '../database/database.ts';
import {
  type ActionRow,
  type ActionTuple,
  type AttachmentRow,
  type AttachmentTuple,
  actionColumns,
  actionOf,
  attachmentColumns,
  attachmentOf,
  attachmentTables,
} from './report-rows.ts';

export type ItemPlace = { accountId: number; reportId: number; itemId: number };
/** `reportVersion`: while it stands still, so do the others. */
export type BesideItem = { reportVersion: number; actions: ActionRow[]; attachments: AttachmentRow[] };
/** Of the columns of `selectBesideItem`. */
export type BesideItemTuple = [ActionTuple[], AttachmentTuple[]];

/** Two JSON columns, of the item by the names of what says its account and its id. */
export const selectBesideItem = (account: string, item: string) =>
  `(select coalesce(json_agg(json_build_array(${actionColumns}) order by a.id), '[]')
    from actions a where a.account_id = ${account} and a.item_id = ${item}),
   (select coalesce(json_agg(json_build_array(${attachmentColumns}) order by at.position, at.id), '[]')
    from ${attachmentTables} where at.account_id = ${account} and at.item_id = ${item})`;

export function besideItemOf([actions, attachments]: BesideItemTuple): Pick<BesideItem, 'actions' | 'attachments'> {
  return { actions: actions.map(actionOf), attachments: attachments.map(attachmentOf) };
}

/** In the order they are asked for; undefined when the report is gone. */
export async function findBesideItems(db: Executor, places: ItemPlace[]): Promise<(BesideItem | undefined)[]> {
  const rows = await db.rows<{ accountId: number; id: number; reportVersion: number; beside: BesideItemTuple }>(
    'items.beside',
    `select place.account_id as "accountId", place.item_id as id, r.version as "reportVersion",
       json_build_array(${selectBesideItem('place.account_id', 'place.item_id')}) as beside
     from unnest((select $1::int[]), (select $2::int[]), (select $3::int[])) as place (account_id, report_id, item_id)
     cross join lateral (select version from reports where account_id = place.account_id and id = place.report_id limit 1) r`,
    [
      places.map(({ accountId }) => accountId),
      places.map(({ reportId }) => reportId),
      places.map(({ itemId }) => itemId),
    ],
  );
  const found = new Map(
    rows.map(({ accountId, id, reportVersion, beside }) => [
      `${accountId} ${id}`,
      { reportVersion, ...besideItemOf(beside) },
    ]),
  );
  return places.map(({ accountId, itemId }) => found.get(`${accountId} ${itemId}`));
}
