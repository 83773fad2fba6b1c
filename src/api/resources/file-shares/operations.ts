/** Sharing, changing a share and ending it: each with its entry in the trail. */
import type * as z from 'zod';
import type { FileShareChange, FileShareDraft } from '#contract/file-share.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { SecurityEventKind } from '#domain/security-event.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import { changesBetween } from '#store/properties/audit.ts';
import type { FileShareRow } from '#store/files/file-shares.ts';
import type { Services } from '../../plugins/request-store.ts';
import { checkPdfType } from '../pdfs/current-pdf.ts';
import { changeFaults, checkShare } from './check-share.ts';
import { shareLink } from './present.ts';
import { sendShareLink } from './send-link.ts';

/** Refuses a version that somebody else has changed since. */
type Check = (current: FileShareRow) => void;

const ofAccount = (accountId: number) => ({ accountId, clientId: null });

/** `drawPdf` refuses who has had as many PDFs made as is allowed. */
export async function addFileShare(
  { store, server }: Services,
  caller: Caller,
  body: z.output<typeof FileShareDraft>,
  drawPdf: () => Promise<void>,
): Promise<FileShareRow> {
  const { accountId, userId } = caller;
  const { inspection_id: inspectionId, attachment_ids: attachmentIds = [], pdf_type: pdfType = null } = body;
  const { name = null, recipient = null } = body;
  const { inspection, expiresAt } = await checkShare(store, caller, body);
  if (pdfType !== null) {
    const source = await store.pdfs.getSource(ofAccount(accountId), inspectionId);
    checkPdfType(pdfType, source);
    if (await store.pdfs.isNew(server.settings.dataDir, await server.printedContent(store, source, pdfType)))
      await drawPdf();
  }
  return store.inTransaction(async (tx) => {
    const addition = { inspectionId, pdfType, name, recipient, expiresAt, createdBy: userId, attachmentIds };
    const added = await tx.fileShares.add(accountId, addition);
    await tx.audit.add(caller, {
      propertyId: inspection.propertyId,
      action: 'file_share.added',
      subject: { type: 'file_share', id: added.id },
      changes: [
        { field: 'shared', from: null, to: pdfType ?? `${attachmentIds.length} files` },
        { field: 'name', from: null, to: name },
        { field: 'recipient', from: null, to: recipient },
        { field: 'expiresAt', from: null, to: expiresAt },
      ],
    });
    await logShare(tx, caller, 'share.made', added);
    await sendShareLink(tx, added, inspection, shareLink(server, added));
    if (pdfType !== null) {
      // So that it is there when the link is opened. It comes last, since a PDF also names the recipients.
      const source = await tx.pdfs.getSource(ofAccount(accountId), inspectionId);
      await tx.pdfs.request(server.settings.dataDir, await server.printedContent(tx, source, pdfType));
    }
    return added;
  });
}

export async function changeFileShare(
  { store, server }: Services,
  caller: Caller,
  id: number,
  body: z.output<typeof FileShareChange>,
  check: Check,
): Promise<FileShareRow> {
  const { accountId } = caller;
  const { name, expires_at: expiresAt, recipient } = body;
  return store.inTransaction(async (tx) => {
    const current = await tx.fileShares.lock(caller, id);
    check(current);
    if (current.revokedAt !== null || current.isOrphaned) {
      const [state, why] =
        current.revokedAt === null ? ['ended', 'ended with its maker’s access'] : ['revoked', 'was revoked for good'];
      throw new Refusal('state_forbids', `This link ${why}. Share the files again instead.`, {
        facts: { state, allowed: [] },
      });
    }
    const faults = changeFaults(caller, body);
    if (faults.length > 0) throw invalid(...faults);
    // The same moment, however it is written, is no change.
    const isMoved = expiresAt !== undefined && Date.parse(expiresAt) !== Date.parse(current.expiresAt);
    const wanted = {
      ...(isMoved && { expiresAt }),
      ...(name !== undefined && { name }),
      ...(recipient !== undefined && { recipient }),
    };
    const before = { expiresAt: current.expiresAt, name: current.name, recipient: current.recipient };
    const changes = changesBetween(before, wanted);
    if (changes.length === 0) return current;
    const changed = await tx.fileShares.change(accountId, id, wanted);
    const inspection = await tx.inspections.get(ofAccount(accountId), current.inspectionId);
    await tx.audit.add(caller, {
      propertyId: inspection.propertyId,
      action: 'file_share.changed',
      subject: { type: 'file_share', id },
      changes,
    });
    await logShare(tx, caller, 'share.changed', changed);
    if (changed.recipient !== current.recipient)
      await sendShareLink(tx, changed, inspection, shareLink(server, changed));
    return changed;
  });
}

/** A share that somebody has seen or was sent stays on record, and so does each that a client made. */
export async function endFileShare(store: Store, caller: Caller, id: number, check: Check): Promise<void> {
  const { accountId } = caller;
  await store.inTransaction(async (tx) => {
    const current = await tx.fileShares.lock(caller, id);
    check(current);
    if (current.revokedAt !== null) return;
    const { openedCount, recipient, maker } = current;
    const isUnused = openedCount === 0 && recipient === null && (maker === null || maker.clientId === null);
    await (isUnused ? tx.fileShares.remove(accountId, id) : tx.fileShares.revoke(accountId, id));
    const { propertyId } = await tx.inspections.get(ofAccount(accountId), current.inspectionId);
    await tx.audit.add(caller, {
      propertyId,
      action: isUnused ? 'file_share.removed' : 'file_share.revoked',
      // Found by its inspection, once it is gone itself.
      subject: isUnused ? { type: 'inspection', id: current.inspectionId } : { type: 'file_share', id },
    });
    await logShare(tx, caller, 'share.ended', current);
  });
}

function logShare(
  tx: StoreTransaction,
  caller: Caller,
  kind: SecurityEventKind,
  { id, inspectionId, pdfType }: FileShareRow,
): Promise<void> {
  const facts = { inspection: inspectionId, ...(pdfType !== null && { pdf: pdfType }) };
  return tx.securityLog.add(caller, { kind, subject: { type: 'share', id }, facts });
}
