/** Attachments announced by an uploading application, whose file comes later by a resumable upload. */
import { states } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import { Refusal } from '#domain/refusal.ts';
import { isManager, type Role, roles } from '#domain/role.ts';
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

/** With the names of its place, for a person. */
export type ExpectedRow = Pick<PendingRow, 'deliveryKey' | 'identifier' | 'filename' | 'size' | 'mediaType'> & {
  room: string | null;
  item: string | null;
  announcedAt: string;
  expiresAt: string;
  inspectionId: number;
  type: InspectionTypeCode;
  propertyId: number;
  line1: string;
  line2: string | null;
  city: string;
  postcode: string;
};

/** Somebody who looks for lost files reads no further. */
const MOST_EXPECTED = 500;

/** Files that are not delivered by then are not expected any more. */
export const PENDING_DAYS = 7;

export const buildPendingAttachmentStore = (db: Executor) => ({
  listExpected: (caller: Reader, inspectionId: number | undefined) => listExpected(db, caller, inspectionId),

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

type Reader = { accountId: number; userId: number; role: Role };

/** Those of reports that this person writes now (`canWriteReport`), the oldest first. */
async function listExpected(
  db: Executor,
  { accountId, userId, role }: Reader,
  inspectionId: number | undefined,
): Promise<ExpectedRow[]> {
  const rows = await db.rows<ExpectedRow & { size: string | number }>(
    'pending.expected',
    `select pa.delivery_key as "deliveryKey", pa.identifier, pa.filename, pa.size, pa.media_type as "mediaType",
       coalesce(rm.name, own_room.name) as room, it.name as item,
       to_jsonb(pa.created_at) #>> '{}' as "announcedAt",
       to_jsonb(pa.created_at + make_interval(days => ${PENDING_DAYS})) #>> '{}' as "expiresAt",
       i.id as "inspectionId", i.type, p.id as "propertyId", p.line1, p.line2, p.city, p.postcode
     from pending_attachments pa
     join inspections i on i.account_id = pa.account_id and i.report_id = pa.report_id
     join properties p on p.account_id = i.account_id and p.id = i.property_id
     left join rooms rm on rm.account_id = pa.account_id and rm.id = pa.room_id
     left join items it on it.account_id = pa.account_id and it.id = pa.item_id
     left join rooms own_room on own_room.account_id = it.account_id and own_room.id = it.room_id
     where pa.account_id = $1 and pa.created_at > now() - make_interval(days => ${PENDING_DAYS})
       and i.state < ${states.complete} and ($2::int is null or i.id = $2)
       and ($3 or case i.state when ${states.review} then $4 when ${states.processing} then i.typist_id = $5
                  else i.clerk_id = $5 end)
     order by pa.created_at, pa.delivery_key limit ${MOST_EXPECTED}`,
    [accountId, inspectionId ?? null, isManager(role), role === roles.reviewer, userId],
  );
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

/** Runs over all accounts: nobody waits for these any more. */
export async function removeExpiredPending(db: Executor): Promise<void> {
  await db.rows(
    'pending.expire',
    `delete from pending_attachments where created_at < now() - make_interval(days => ${PENDING_DAYS})`,
  );
}
