/** Actions: what needs doing to an item, and by whom. Changes run in a transaction that holds the report. */
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { type ActionRow, actionRow } from './report-rows.ts';

export type ActionFields = { action: string; responsibility: string; comments: string | null };
export type ActionParent = { reportId: number; itemId: number };
type ActionOfItem = ActionParent & { actionId: number };

export const buildActionStore = (db: Executor) => ({
  get: async (accountId: number, { reportId, itemId, actionId }: ActionOfItem): Promise<ActionRow> => {
    const [tuple] = await db.tuples(
      'actions.get',
      `select ${actionRow.columns} from actions a where a.account_id = $1 and a.report_id = $2 and a.item_id = $3 and a.id = $4`,
      [accountId, reportId, itemId, actionId],
    );
    if (tuple === undefined) throw notFound('action');
    return actionRow.of(tuple);
  },

  /** The actions of the whole report, in the order of its rooms and items. */
  list: async (accountId: number, reportId: number): Promise<(ActionRow & { roomId: number })[]> => {
    const tuples = await db.tuples<[number, ...unknown[]]>(
      'actions.list',
      `select it.room_id, ${actionRow.columns} from actions a
       join items it on it.account_id = a.account_id and it.id = a.item_id
       join rooms rm on rm.account_id = a.account_id and rm.id = it.room_id
       where a.account_id = $1 and a.report_id = $2
       order by rm.position, rm.id, it.position, it.id, a.id`,
      [accountId, reportId],
    );
    return tuples.map(([roomId, ...action]) => ({ ...actionRow.of(action), roomId }));
  },

  add: async (
    accountId: number,
    { reportId, itemId }: ActionParent,
    { action, responsibility, comments }: ActionFields,
  ): Promise<ActionRow> => {
    const id = await db.ids.takeOne('actions', accountId);
    await db.rows(
      'actions.add',
      `insert into actions (account_id, report_id, item_id, action, responsibility, comments, id)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [accountId, reportId, itemId, action, responsibility, comments, id],
    );
    return { id, itemId, action, responsibility, comments, version: 1 };
  },

  change: async (
    accountId: number,
    { reportId, itemId, actionId }: ActionOfItem,
    { action, responsibility, comments }: ActionFields,
  ): Promise<ActionRow> => {
    const [row] = await db.rows<{ version: number }>(
      'actions.change',
      `update actions set action = $5, responsibility = $6, comments = $7, version = version + 1
       where account_id = $1 and report_id = $2 and item_id = $3 and id = $4 returning version`,
      [accountId, reportId, itemId, actionId, action, responsibility, comments],
    );
    if (row === undefined) throw notFound('action');
    return { id: actionId, itemId, action, responsibility, comments, version: row.version };
  },

  remove: async (accountId: number, { reportId, itemId, actionId }: ActionOfItem): Promise<void> => {
    await db.rows(
      'actions.remove',
      'delete from actions where account_id = $1 and report_id = $2 and item_id = $3 and id = $4',
      [accountId, reportId, itemId, actionId],
    );
  },
});
