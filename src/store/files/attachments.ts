/** Attachments: a file shown on a report, a room, an item or a meter. Files themselves are `file-library.ts`'s. */
import { startsFrom } from '#domain/initialization.ts';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import { seesAttachment } from '../account/client-sight.ts';
import type { Executor } from '../database/database.ts';
import type { Rotation } from './files.ts';
import { type AttachmentRow, attachmentRow, attachmentTables } from '../reports/report-rows.ts';
import type { ReportHome } from '../reports/report-standing.ts';

/** The place where it is shown: exactly one of these, or the report itself. */
export type AttachmentPlace =
  | { reportId: number; roomId?: number | null; itemId?: number | null }
  | { meterId: number };
export type AttachmentAddition = { fileId: number; description: string | null; filename: string | null };
/** The thing it belongs to, above its place. */
export type AttachmentHome = ReportHome | { kind: 'meter'; id: number; propertyId: number };

export type PlacedAttachment = { row: AttachmentRow; home: AttachmentHome };

type HomeTuple = [...[number | null, number | null, number | null], ...unknown[]];

export const buildAttachmentStore = (db: Executor) => ({ ...readAttachments(db), ...writeAttachments(db) });

const readAttachments = (db: Executor) => ({
  find: (viewer: Viewer, id: number) => findAttachment(db, viewer, id),
  get: async (viewer: Viewer, id: number): Promise<PlacedAttachment> => {
    const found = await findAttachment(db, viewer, id);
    if (found === undefined) throw notFound('attachment');
    return found;
  },

  /** The attachments of one place, in order. */
  listOwn: async (accountId: number, reportId: number): Promise<AttachmentRow[]> => {
    const tuples = await db.tuples(
      'attachments.list-own',
      `select ${attachmentRow.columns} from ${attachmentTables}
       where at.account_id = $1 and at.report_id = $2 and at.room_id is null and at.item_id is null
       order by at.position, at.id`,
      [accountId, reportId],
    );
    return tuples.map(attachmentRow.of);
  },

  count: async (accountId: number, reportId: number): Promise<number> => {
    const [row] = await db.rows<{ count: number }>(
      'attachments.count',
      'select count(*)::int as count from attachments where account_id = $1 and report_id = $2',
      [accountId, reportId],
    );
    return row?.count ?? 0;
  },

  /** The recordings of a report among these ids. */
  listRecordings: async (accountId: number, reportId: number, ids: number[]): Promise<number[]> => {
    const rows = await db.rows<{ id: number }>(
      'attachments.list-recordings',
      `select at.id from ${attachmentTables}
       where at.account_id = $1 and at.report_id = $2 and at.id = any($3::int[]) and f.type = 'AUDIO'`,
      [accountId, reportId, ids],
    );
    return rows.map(({ id }) => id);
  },

  /** Whether it is a photograph of the report that the one of this inspection started from. */
  isOfSource: async (
    accountId: number,
    { inspectionId, id }: { inspectionId: number; id: number },
  ): Promise<boolean> => {
    const [row] = await db.rows<{ found: boolean }>(
      'attachments.is-of-source',
      `select exists (
         select from inspections i
         join inspections e on e.account_id = i.account_id and e.id = i.initialization_from
         join attachments at on at.account_id = e.account_id and at.report_id = e.report_id
         join files f on f.account_id = at.account_id and f.id = at.file_id
         where i.account_id = $1 and i.id = $2 and i.initialization_type = ${startsFrom.report}
           and at.id = $3 and f.type = 'IMAGE') as found`,
      [accountId, inspectionId, id],
    );
    return row?.found === true;
  },

  /** Whether a room (and an item of it) is of a report. */
  hasPlace: async (
    accountId: number,
    reportId: number,
    { roomId, itemId }: { roomId?: number | null; itemId?: number | null },
  ): Promise<boolean> => {
    const [row] = await db.rows<{ found: boolean }>(
      'attachments.has-place',
      `select ($3::int is null or exists (select 1 from rooms where account_id = $1 and report_id = $2 and id = $3))
          and ($4::int is null or exists (select 1 from items where account_id = $1 and report_id = $2 and id = $4
                                            and room_id = coalesce($3, room_id))) as found`,
      [accountId, reportId, roomId ?? null, itemId ?? null],
    );
    return row?.found === true;
  },
});

const writeAttachments = (db: Executor) => ({
  add: async (
    accountId: number,
    place: AttachmentPlace,
    { fileId, description, filename }: AttachmentAddition,
  ): Promise<number> => {
    const { reportId = null, roomId = null, itemId = null, meterId = null } = { ...nowhere, ...place };
    const id = await db.ids.takeOne('attachments', accountId);
    await db.rows(
      'attachments.add',
      `insert into attachments (account_id, file_id, report_id, room_id, item_id, meter_id, description, filename, id)
       values ($1, coalesce((select shown_id from covered_files where account_id = $1 and file_id = $2), $2),
         $3, $4, $5, $6, $7, $8, $9)`,
      [accountId, fileId, reportId, itemId === null ? roomId : null, itemId, meterId, description, filename, id],
    );
    return id;
  },

  describe: async (accountId: number, id: number, description: string | null): Promise<void> => {
    await db.rows(
      'attachments.describe',
      'update attachments set description = $3, version = version + 1 where account_id = $1 and id = $2',
      [accountId, id, description],
    );
  },

  turn: async (accountId: number, id: number, rotation: Rotation): Promise<void> => {
    await db.rows(
      'attachments.turn',
      'update attachments set rotation = $3, version = version + 1 where account_id = $1 and id = $2',
      [accountId, id, rotation],
    );
  },

  /** Null unties. */
  pair: async (accountId: number, { id, earlierId }: { id: number; earlierId: number | null }): Promise<void> => {
    await db.rows(
      'attachments.pair',
      'update attachments set earlier_id = $3, version = version + 1 where account_id = $1 and id = $2',
      [accountId, id, earlierId],
    );
  },

  /** Within its report; the room or the item must be of it, or the foreign key refuses. */
  assign: async (
    accountId: number,
    id: number,
    { roomId, itemId }: { roomId: number | null; itemId: number | null },
  ): Promise<void> => {
    await db.rows(
      'attachments.assign',
      'update attachments set room_id = $3, item_id = $4, version = version + 1 where account_id = $1 and id = $2',
      [accountId, id, itemId === null ? roomId : null, itemId],
    );
  },

  remove: async (accountId: number, id: number): Promise<void> => {
    await db.rows('attachments.remove', 'delete from attachments where account_id = $1 and id = $2', [accountId, id]);
  },
});

/** People of clients see those of their own finished reports and of their properties' meters. */
async function findAttachment(
  db: Executor,
  { accountId, clientId }: Viewer,
  id: number,
): Promise<PlacedAttachment | undefined> {
  const [tuple] = await db.tuples<HomeTuple>(
    'attachments.find',
    `select i.id, t.id, m.property_id, ${attachmentRow.columns} from ${attachmentTables}
     left join inspections i on i.account_id = at.account_id and i.report_id = at.report_id
     left join templates t on t.account_id = at.account_id and t.report_id = at.report_id
     left join meters m on m.account_id = at.account_id and m.id = at.meter_id
     left join properties p on p.account_id = at.account_id and p.id = coalesce(i.property_id, m.property_id)
     where at.account_id = $1 and at.id = $2
       and ${seesAttachment('$3')}`,
    [accountId, id, clientId],
  );
  if (tuple === undefined) return undefined;
  const [inspectionId, templateId, propertyId, ...attachment] = tuple;
  const row = attachmentRow.of(attachment);
  return { row, home: homeOf(row, { inspectionId, templateId, propertyId }) };
}

const nowhere: { reportId?: number; roomId?: number | null; itemId?: number | null; meterId?: number } = {};

function homeOf(
  row: AttachmentRow,
  { inspectionId, templateId, propertyId }: Record<'inspectionId' | 'templateId' | 'propertyId', number | null>,
): AttachmentHome {
  if (row.meterId !== null && propertyId !== null) return { kind: 'meter', id: row.meterId, propertyId };
  if (inspectionId !== null) return { kind: 'inspection', id: inspectionId };
  if (templateId !== null) return { kind: 'template', id: templateId };
  throw new Error(`attachment ${row.id} is at home nowhere`);
}
