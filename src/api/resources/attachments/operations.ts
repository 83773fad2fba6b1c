/** What happens to attachments, whatever they belong to. */
import type { FastifyInstance } from 'fastify';
import type { Caller, Writer } from '#domain/caller.ts';
import { invalid, notFound, Refusal } from '#domain/refusal.ts';
import { isManager, roles } from '#domain/role.ts';
import type { AttachmentHome } from '#store/attachments.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import { rotationOf } from '#store/files.ts';
import type { AttachmentRow } from '#store/report-rows.ts';
import type { ReportHome, ReportStanding } from '#store/report-standing.ts';
import type { ReportChange } from '#store/report-trail.ts';
import { checkWritable } from '../report/report-home.ts';
import type { Upload } from './upload.ts';

type Services = Pick<FastifyInstance, 'store' | 'library' | 'settings'>;
/** A room, or an item of a room, or neither: the report itself. */
export type PlaceInReport = { roomId?: number | null; itemId?: number | null };

/** Refuses before a large file is read for nothing. The same is asked again when it is there. */
export async function checkPlace(
  tx: StoreTransaction,
  writer: Writer,
  standing: ReportStanding,
  place: PlaceInReport,
): Promise<void> {
  checkWritable(standing, writer);
  if (await tx.attachments.hasPlace(writer.accountId, standing.reportId, place)) return;
  throw notFound(place.itemId == null ? 'room' : 'item');
}

export async function addToReport(
  { store, library, settings }: Services,
  writer: Writer,
  { home, ...place }: PlaceInReport & { home: ReportHome },
  { file, description, filename }: Upload,
  /** What must happen together with it. */
  also: (tx: StoreTransaction) => Promise<void> = async () => undefined,
): Promise<AttachmentRow> {
  const { accountId } = writer;
  return library.settle(accountId, file, () =>
    store.inTransaction(async (tx) => {
      const standing = await tx.reports.lock(writer, home);
      await checkPlace(tx, writer, standing, place);
      await also(tx);
      const fileId = await tx.files.place(accountId, settings.dataDir, file);
      const { reportId } = standing;
      const id = await tx.attachments.add(accountId, { reportId, ...place }, { fileId, description, filename });
      const { row } = await tx.attachments.get(writer, id);
      await tx.reports.noteChange(writer, standing, filesChange('added', home, row));
      if (home.kind === 'inspection') {
        await tx.events.add(accountId, 'attachment.created', {
          attachment_id: id,
          inspection_id: home.id,
          room_id: place.roomId ?? null,
          item_id: place.itemId ?? null,
          type: row.type,
        });
      }
      return row;
    }),
  );
}

export async function addToMeter(
  { store, library, settings }: Services,
  caller: Caller,
  { propertyId, meterId }: { propertyId: number; meterId: number },
  { file, description, filename }: Upload,
): Promise<AttachmentRow> {
  const { accountId } = caller;
  return library.settle(accountId, file, () =>
    store.inTransaction(async (tx) => {
      await tx.meters.get(accountId, propertyId, meterId);
      const fileId = await tx.files.place(accountId, settings.dataDir, file);
      const id = await tx.attachments.add(accountId, { meterId }, { fileId, description, filename });
      const { row } = await tx.attachments.get(caller, id);
      await noteMeter(tx, caller, { propertyId, id: meterId }, 'meter.attachment_added', row);
      await tx.events.add(accountId, 'attachment.created', {
        attachment_id: id,
        property_id: propertyId,
        meter_id: meterId,
        type: row.type,
      });
      return row;
    }),
  );
}

export type AttachmentTarget = { id: number; at?: { home: ReportHome; place: PlaceInReport } };
type Work = (tx: StoreTransaction, row: AttachmentRow, home: AttachmentHome) => Promise<ReportChange | undefined>;

/** Changes one attachment under the lock of its report. What its path says of it (`at`) must be so. */
async function changeAttachment(
  { store }: Services,
  writer: Writer,
  { id, at }: AttachmentTarget,
  work: Work,
): Promise<AttachmentRow | undefined> {
  return store.inTransaction(async (tx) => {
    const { home, row: seen } = await tx.attachments.get(writer, id);
    if (home.kind === 'meter') {
      if (at !== undefined) throw notFound('attachment');
      checkMayChangeMeters(writer);
      await work(tx, seen, home);
    } else {
      if (at !== undefined && (at.home.kind !== home.kind || at.home.id !== home.id)) throw notFound('attachment');
      const standing = await tx.reports.lock(writer, home);
      const { row } = await tx.attachments.get(writer, id);
      if (at !== undefined) await checkIsAt(tx, writer, standing, row, at.place);
      checkWritable(standing, writer);
      if (home.kind === 'template') checkMayChangeTemplates(writer);
      const change = await work(tx, row, home);
      if (change !== undefined) await tx.reports.noteChange(writer, standing, change);
    }
    return (await tx.attachments.find(writer, id))?.row;
  });
}

async function checkIsAt(
  tx: StoreTransaction,
  { accountId }: Writer,
  { reportId }: ReportStanding,
  row: AttachmentRow,
  place: PlaceInReport,
): Promise<void> {
  const { roomId, itemId } = place;
  const isThere = itemId == null ? row.itemId === null && row.roomId === (roomId ?? null) : row.itemId === itemId;
  if (!isThere || !(await tx.attachments.hasPlace(accountId, reportId, place))) throw notFound('attachment');
}

function checkMayChangeMeters({ role }: Writer): void {
  if (role === roles.clerk || (role !== 'tenant' && isManager(role))) return;
  throw new Refusal('role_forbids', 'Pictures of meters are for clerks and managers only.');
}

function checkMayChangeTemplates({ role }: Writer): void {
  if (role === 'tenant' || !isManager(role)) throw new Refusal('role_forbids', 'Templates are for managers only.');
}

const subjectOf = ({ id }: AttachmentRow) => ({ type: 'attachment', id }) as const;

/** The attachment as it is now, which a change of one that is there always leaves. */
async function changed(result: Promise<AttachmentRow | undefined>): Promise<AttachmentRow> {
  const row = await result;
  if (row === undefined) throw notFound('attachment');
  return row;
}

export function describeAttachment(
  services: Services,
  writer: Writer,
  target: AttachmentTarget,
  description: string | null,
): Promise<AttachmentRow> {
  return changed(
    changeAttachment(services, writer, target, async (tx, row) => {
      if (row.description === description) return undefined;
      await tx.attachments.describe(writer.accountId, row.id, description);
      return {
        action: 'report.attachment_changed',
        subject: subjectOf(row),
        changes: [
          {
            field: 'description',
            from: row.description,
            to: description,
          },
        ],
      };
    }),
  );
}

/** Clockwise, relative to what is shown now. The turned pictures are made here, so that whoever reads finds them. */
export async function turnAttachment(
  services: Services,
  caller: Caller,
  id: number,
  angle: number,
): Promise<AttachmentRow> {
  const row = await changed(
    changeAttachment(services, caller, { id }, async (tx, { type, rotation, ...rest }) => {
      if (type !== 'IMAGE') {
        throw invalid({ pointer: '/angle', code: 'not_a_picture', detail: 'Only pictures can be turned.' });
      }
      const wanted = rotationOf(rotation + (angle % 360));
      if (wanted === rotation) return undefined;
      await tx.attachments.turn(caller.accountId, id, wanted);
      return {
        action: 'report.attachment_changed',
        subject: {
          type: 'attachment',
          id: rest.id,
        },
        changes: [
          {
            field: 'rotation',
            from: rotation,
            to: wanted,
          },
        ],
      };
    }),
  );
  await services.library.renditionPath({ accountId: caller.accountId, sha256: row.sha256 }, '480', row.rotation);
  return row;
}

export function assignAttachment(
  services: Services,
  caller: Caller,
  id: number,
  {
    room_id: roomId = null,
    item_id: itemId = null,
  }: { room_id?: number | null | undefined; item_id?: number | null | undefined },
): Promise<AttachmentRow> {
  const { accountId } = caller;
  return changed(
    changeAttachment(services, caller, { id }, async (tx, row, home) => {
      const { reportId } = row;
      if (home.kind === 'meter' || reportId === null) {
        throw new Refusal('state_forbids', 'The attachment belongs to a meter and stays there.');
      }
      if (!(await tx.attachments.hasPlace(accountId, reportId, { roomId, itemId }))) {
        const [pointer, noun] = itemId === null ? ['/room_id', 'room'] : ['/item_id', 'item'];
        throw invalid({ pointer, code: 'unknown', detail: `There is no such ${noun} in this report.` });
      }
      await tx.attachments.assign(accountId, id, { roomId, itemId });
      const from = { room_id: row.roomId, item_id: row.itemId };
      return {
        action: 'report.attachment_changed',
        subject: subjectOf(row),
        changes: [
          {
            field: 'place',
            from,
            to: {
              room_id: roomId,
              item_id: itemId,
            },
          },
        ],
      };
    }),
  );
}

export async function deleteAttachment(services: Services, writer: Writer, target: AttachmentTarget): Promise<void> {
  let fileId = 0;
  await changeAttachment(services, writer, target, async (tx, row, home) => {
    fileId = row.fileId;
    await tx.attachments.remove(writer.accountId, row.id);
    if (home.kind !== 'meter') return filesChange('removed', home, row);
    await noteMeter(tx, writer, home, 'meter.attachment_removed', row);
    return undefined;
  });
  await services.library.removeUnused(writer.accountId, [fileId]);
}

/** Photos come by the dozen: one entry for what one person adds to one place within minutes. */
function filesChange(what: 'added' | 'removed', home: ReportHome, row: AttachmentRow): ReportChange {
  const { roomId, itemId, filename, sha256 } = row;
  const names = [`${filename ?? row.type} (${sha256.slice(0, 12)})`];
  const subject =
    itemId !== null
      ? ({ type: 'item', id: itemId } as const)
      : roomId !== null
        ? ({ type: 'room', id: roomId } as const)
        : ({ type: 'inspection', id: home.id } as const);
  const change = { field: 'attachments', from: what === 'added' ? null : names, to: what === 'added' ? names : null };
  return { action: `report.attachments_${what}`, subject, changes: [change] };
}

async function noteMeter(
  tx: StoreTransaction,
  writer: Writer,
  meter: { id: number; propertyId: number },
  action: string,
  { filename, sha256 }: AttachmentRow,
): Promise<void> {
  await tx.audit.add(writer, {
    propertyId: meter.propertyId,
    action,
    subject: {
      type: 'meter',
      id: meter.id,
    },
    changes: [
      {
        field: 'attachment',
        from: null,
        to: `${filename ?? 'file'} (${sha256.slice(0, 12)})`,
      },
    ],
  });
}
