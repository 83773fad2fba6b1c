/** Operations on existing attachments, whatever they belong to. */
import type { Caller, Writer } from '#domain/caller.ts';
import { invalid, notFound, Refusal } from '#domain/refusal.ts';
import { isManager } from '#domain/role.ts';
import type { AttachmentHome } from '#store/files/attachments.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import { rotationOf } from '#store/files/files.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { ReportHome } from '#store/reports/report-standing.ts';
import type { ReportChange } from '#store/reports/report-trail.ts';
import type { Services } from '../../plugins/request-store.ts';
import { checkMayChangeMeters } from '../meters/may-change.ts';
import { checkWritable, type Written } from '../report/report-home.ts';
import { checkIsAt, checkNamedPlace, type NamedPlace, type PlaceInReport } from './place.ts';
import { filesChange, noteMeter } from './trail.ts';

export type AttachmentTarget = { id: number; at?: { home: ReportHome; place: PlaceInReport } };
type Work = (tx: StoreTransaction, row: AttachmentRow, home: AttachmentHome) => Promise<ReportChange | undefined>;

/** Changes one attachment under the lock of its report. The claims of its path (`at`) must hold. */
export async function changeAttachment(
  { store }: Services,
  writer: Writer,
  { id, at }: AttachmentTarget,
  work: Work,
): Promise<Written<AttachmentRow | undefined>> {
  return store.inTransaction(async (tx) => {
    let reportVersion: number | undefined;
    const { home, row: seen } = await tx.attachments.get(writer, id);
    if (home.kind === 'meter') {
      if (at !== undefined) throw notFound('attachment');
      await checkMayChangeMeters(tx, writer, home.propertyId);
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
      reportVersion = standing.newVersion;
    }
    return { result: (await tx.attachments.find(writer, id))?.row, reportVersion };
  });
}

function checkMayChangeTemplates({ role }: Writer): void {
  if (role === 'tenant' || !isManager(role)) throw new Refusal('role_forbids', 'Templates are for managers only.');
}

export const subjectOf = ({ id }: AttachmentRow) => ({ type: 'attachment', id }) as const;

/** The attachment as it is now, which a change of one that is there always leaves. */
export async function changed(written: Promise<Written<AttachmentRow | undefined>>): Promise<Written<AttachmentRow>> {
  const { result, reportVersion } = await written;
  if (result === undefined) throw notFound('attachment');
  return { result, reportVersion };
}

/** A description that is left out is kept. */
export function describeAttachment(
  services: Services,
  writer: Writer,
  target: AttachmentTarget,
  description: string | null | undefined,
): Promise<Written<AttachmentRow>> {
  return changed(
    changeAttachment(services, writer, target, async (tx, row) => {
      if (description === undefined || row.description === description) return undefined;
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

/** Clockwise, relative to the current picture. The turned pictures are made here, so that every reader finds them. */
export async function turnAttachment(
  services: Services,
  caller: Caller,
  id: number,
  angle: number,
): Promise<Written<AttachmentRow>> {
  const turned = await changed(
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
  const { sha256, rotation } = turned.result;
  await services.server.library.renditionPath({ accountId: caller.accountId, sha256 }, '480', rotation);
  return turned;
}

/** Then and now: a photograph of the report that this one started from shows the same. */
export function pairAttachment(
  services: Services,
  caller: Caller,
  { id, earlierId }: { id: number; earlierId: number | null },
): Promise<Written<AttachmentRow>> {
  const { accountId } = caller;
  return changed(
    changeAttachment(services, caller, { id }, async (tx, row, home) => {
      if (row.earlierId === earlierId) return undefined;
      if (earlierId !== null && !(await canPair(tx, accountId, { row, home, earlierId }))) {
        const detail = 'It is no photograph of the report that this one started from.';
        throw invalid({ pointer: '/earlier_id', code: 'unknown', detail });
      }
      await tx.attachments.pair(accountId, { id, earlierId });
      return {
        action: 'report.attachment_changed',
        subject: subjectOf(row),
        changes: [{ field: 'earlier_id', from: row.earlierId, to: earlierId }],
      };
    }),
  );
}

type Pairing = { row: AttachmentRow; home: AttachmentHome; earlierId: number };

async function canPair(tx: StoreTransaction, accountId: number, { row, home, earlierId }: Pairing): Promise<boolean> {
  if (row.type !== 'IMAGE' || home.kind !== 'inspection') return false;
  return tx.attachments.isOfSource(accountId, { inspectionId: home.id, id: earlierId });
}

export function assignAttachment(
  services: Services,
  caller: Caller,
  id: number,
  named: NamedPlace,
): Promise<Written<AttachmentRow>> {
  const { accountId } = caller;
  return changed(
    changeAttachment(services, caller, { id }, async (tx, row, home) => {
      const { reportId } = row;
      if (home.kind === 'meter' || reportId === null) {
        throw new Refusal('state_forbids', 'The attachment belongs to a meter and stays there.');
      }
      const { roomId, itemId } = await checkNamedPlace(tx, caller, reportId, named);
      const isThere = itemId === null ? row.roomId === roomId && row.itemId === null : row.itemId === itemId;
      if (isThere) return undefined;
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

export async function deleteAttachment(
  services: Services,
  writer: Writer,
  target: AttachmentTarget,
): Promise<Written<AttachmentRow | undefined>> {
  let fileId = 0;
  const deleted = await changeAttachment(services, writer, target, async (tx, row, home) => {
    fileId = row.fileId;
    await tx.attachments.remove(writer.accountId, row.id);
    if (home.kind !== 'meter') return filesChange('removed', home, row);
    await noteMeter(tx, writer, home, 'removed', row);
    return undefined;
  });
  await services.server.library.removeUnused(services.store, writer.accountId, [fileId]);
  return deleted;
}
