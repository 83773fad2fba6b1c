/** Attachments announced by an uploading application, whose file comes later by a resumable upload. */
import { Refusal } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';

export type PendingAddition = {
  roomId: number | null;
  itemId: number | null;
  identifier: string;
  filename: string;
  size: number;
  mediaType: string;
  description: string | null;
};
export type PendingRow = PendingAddition & {
  deliveryKey: string;
  reportId: number;
  /** The inspection or, when null, the template whose report it belongs to. */
  inspectionId: number | null;
  templateId: number | null;
};

/** Files that are not delivered by then are not expected any more. */
export const PENDING_DAYS = 7;

export const buildPendingAttachmentStore = (db: Executor) => ({
  add: async (
    accountId: number,
    reportId: number,
    { roomId, itemId, identifier, filename, size, mediaType, description }: PendingAddition,
  ): Promise<string> => {
    const [row] = await db.rows<{ deliveryKey: string }>(
      'pending.add',
      `insert into pending_attachments
         (account_id, report_id, room_id, item_id, identifier, filename, size, media_type, description)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       on conflict (account_id, report_id, identifier) do nothing returning delivery_key as "deliveryKey"`,
      [accountId, reportId, roomId, itemId, identifier, filename, size, mediaType, description],
    );
    if (row === undefined)
      throw new Refusal('duplicate', `An attachment '${identifier}' is expected by this report already.`);
    return row.deliveryKey;
  },

  count: async (accountId: number, reportId: number): Promise<number> => {
    const [row] = await db.rows<{ count: number }>(
      'pending.count',
      'select count(*)::int as count from pending_attachments where account_id = $1 and report_id = $2',
      [accountId, reportId],
    );
    return row?.count ?? 0;
  },

  find: async (accountId: number, deliveryKey: string): Promise<PendingRow | undefined> => {
    const [row] = await db.rows<PendingRow & { size: string | number }>(
      'pending.find',
      `select pa.delivery_key as "deliveryKey", pa.report_id as "reportId", pa.room_id as "roomId", pa.item_id as "itemId",
         pa.identifier, pa.filename, pa.size, pa.media_type as "mediaType", pa.description,
         i.id as "inspectionId", t.id as "templateId"
       from pending_attachments pa
       left join inspections i on i.account_id = pa.account_id and i.report_id = pa.report_id
       left join templates t on t.account_id = pa.account_id and t.report_id = pa.report_id
       where pa.account_id = $1 and pa.delivery_key = $2::uuid`,
      [accountId, deliveryKey],
    );
    return row === undefined ? undefined : { ...row, size: Number(row.size) };
  },

  /** False when somebody else has taken it meanwhile. */
  remove: async (accountId: number, deliveryKey: string): Promise<boolean> => {
    const rows = await db.rows(
      'pending.remove',
      'delete from pending_attachments where account_id = $1 and delivery_key = $2::uuid returning 1',
      [accountId, deliveryKey],
    );
    return rows.length > 0;
  },
});

/** Runs over all accounts: nobody waits for these any more. */
export async function removeExpiredPending(db: Executor): Promise<void> {
  await db.rows(
    'pending.expire',
    `delete from pending_attachments where created_at < now() - make_interval(days => ${PENDING_DAYS})`,
  );
}
