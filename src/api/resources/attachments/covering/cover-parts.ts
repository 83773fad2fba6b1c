/** Covers parts of a photograph for good, and takes that back (decision 089). */
import type { Caller } from '#domain/caller.ts';
import type { PicturePart } from '#domain/covering/picture-part.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { AttachmentHome } from '#store/files/attachments.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { Services } from '../../../plugins/request-store.ts';
import type { Written } from '../../report/report-home.ts';
import { changeAttachment, changed, subjectOf } from '../operations.ts';

/** Adds to what is covered already. It is painted before anything is locked, as that takes a moment for a large picture. */
export async function coverParts(
  services: Services,
  caller: Caller,
  { id, parts }: { id: number; parts: PicturePart[] },
): Promise<Written<AttachmentRow>> {
  const { store, server } = services;
  const { accountId } = caller;
  const { row: seen, home } = await store.attachments.get(caller, id);
  checkIsPhotograph(seen, home);
  const file = await server.library.cover(seen, parts);
  const covered = await server.library.settle(store, accountId, file, () =>
    changed(
      changeAttachment(services, caller, { id }, async (tx, row) => {
        await tx.coveredFiles.lock(accountId, seen.sha256);
        const { row: now } = await tx.attachments.get(caller, id);
        // Somebody has covered other parts of it meanwhile: theirs would be lost.
        if (now.fileId !== seen.fileId)
          throw new Refusal('version_mismatch', 'Somebody covers parts of it as well. Try again.');
        const toId = await tx.files.place(accountId, server.settings.dataDir, file);
        const { reportId } = checkInReport(row);
        await tx.coveredFiles.cover(accountId, { fromId: seen.fileId, toId }, { reportId });
        return { action: 'report.attachment_covered', subject: subjectOf(row) };
      }),
    ),
  );
  await server.library.renditionPath(covered.result, '480', covered.result.rotation);
  return covered;
}

/** Shows the photograph as it was uploaded, wherever it is shown. */
export async function uncoverParts(services: Services, caller: Caller, id: number): Promise<Written<AttachmentRow>> {
  const { accountId } = caller;
  let coveredId = 0;
  const uncovered = await changed(
    changeAttachment(services, caller, { id }, async (tx, row) => {
      const { reportId } = checkInReport(row);
      const before = await tx.coveredFiles.findUncovered(accountId, row.fileId);
      if (before === undefined) return undefined;
      await tx.coveredFiles.lock(accountId, before.sha256);
      if (await tx.coveredFiles.isInFinished(accountId, row.fileId)) {
        throw new Refusal('state_forbids', 'A finished report shows this photograph with its covered parts.');
      }
      coveredId = row.fileId;
      await tx.coveredFiles.uncover(accountId, { fromId: row.fileId, toId: before.id }, { reportId });
      return { action: 'report.attachment_uncovered', subject: subjectOf(row) };
    }),
  );
  await services.server.library.removeUnused(services.store, accountId, [coveredId]);
  return uncovered;
}

function checkIsPhotograph({ type }: AttachmentRow, home: AttachmentHome): void {
  if (home.kind === 'meter') throw ofMeter();
  if (type === 'IMAGE') return;
  throw invalid({ pointer: '/parts', code: 'not_a_picture', detail: 'Only pictures have parts that can be covered.' });
}

function checkInReport({ reportId }: AttachmentRow): { reportId: number } {
  if (reportId === null) throw ofMeter();
  return { reportId };
}

const ofMeter = () =>
  new Refusal(
    'state_forbids',
    'The photograph belongs to a meter. Delete it and add one without what must not be seen.',
  );

/** The file as it was uploaded, whether anything is covered or not. */
export async function getUncovered({ store }: Services, caller: Caller, id: number) {
  const { row } = await store.attachments.get(caller, id);
  return { ...row, ...(await store.coveredFiles.findUncovered(caller.accountId, row.fileId)) };
}
