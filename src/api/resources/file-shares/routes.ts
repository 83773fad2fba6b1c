/** File shares as staff keep them: /file-shares. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FileShare, FileShareChange, FileShareDraft, FileSharePath, FileShareQuery } from '#contract/file-share.ts';
import { Empty, envelope } from '#contract/wire.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import { changesBetween } from '#store/audit.ts';
import type { FileShareRow } from '#store/file-shares.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';
import type { Members } from '../../validator.ts';
import { checkPdfType, contentKeyOf } from '../pdfs/current-pdf.ts';
import { checkShare, checkShareMembers, expiryFaults } from './check-share.ts';
import { presentFileShare, shareLink } from './present.ts';
import { sendShareLink } from './send-link.ts';

export const fileShareRoutes: FastifyPluginAsyncZod = async (api) => {
  const tags = ['File shares'];
  const present = (row: FileShareRow) => presentFileShare(api, row);

  api.get('/file-shares', {
    schema: {
      operationId: 'listFileShares',
      tags,
      summary: 'File shares, newest first, of one inspection or of all',
      querystring: FileShareQuery,
      response: { 200: envelope(FileShare) },
    },
    handler: async (request) => {
      const { caller, query } = request;
      const page = pageOf(query);
      const list = await api.store.fileShares.list(caller.accountId, query.inspection_id, page);
      return listAnswer(request, page, list, present);
    },
  });

  api.get('/file-shares/:file_share_id', {
    schema: {
      operationId: 'getFileShare',
      tags,
      summary: 'A file share',
      params: FileSharePath,
      response: { 200: FileShare },
    },
    handler: async (request, reply) => {
      const row = await api.store.fileShares.get(request.caller.accountId, request.params.file_share_id);
      return sendVersioned(request, reply, row.version, present(row));
    },
  });

  api.post('/file-shares', {
    schema: {
      operationId: 'createFileShare',
      tags,
      summary: 'Share a PDF or files of a report by link; a recipient is e-mailed the link',
      body: FileShareDraft,
      response: { 200: FileShare },
    },
    config: {
      checkMembers: ({ caller }, members: Members<typeof FileShareDraft>) =>
        checkShareMembers(api.store, caller.accountId, members),
    },
    handler: async (request, reply) => {
      const { caller, body } = request;
      const { accountId } = caller;
      const { inspection_id: inspectionId, attachment_ids: attachmentIds = [], pdf_type: pdfType = null } = body;
      const { inspection, expiresAt } = await checkShare(api.store, accountId, body);
      const ofAccount = { accountId, clientId: null };
      if (pdfType !== null) {
        const source = await api.store.pdfs.getSource(ofAccount, inspectionId);
        checkPdfType(pdfType, source);
        if (await api.store.pdfs.isNew(accountId, pdfType, source, contentKeyOf(source)))
          await api.draw(request, reply, 'pdfs');
      }
      const row = await api.store.inTransaction(async (tx) => {
        const recipient = body.recipient ?? null;
        const addition = { inspectionId, pdfType, recipient, expiresAt, createdBy: caller.userId, attachmentIds };
        const added = await tx.fileShares.add(accountId, addition);
        await tx.audit.add(caller, {
          propertyId: inspection.propertyId,
          action: 'file_share.added',
          subject: { type: 'file_share', id: added.id },
          changes: [
            { field: 'shared', from: null, to: pdfType ?? `${attachmentIds.length} files` },
            { field: 'recipient', from: null, to: recipient },
            { field: 'expiresAt', from: null, to: expiresAt },
          ],
        });
        await sendShareLink(tx, added, inspection, shareLink(api, added.id));
        if (pdfType !== null) {
          // So that it is there when the link is opened; last, since a PDF also tells to whom it was given.
          const source = await tx.pdfs.getSource(ofAccount, inspectionId);
          await tx.pdfs.request(accountId, pdfType, source, contentKeyOf(source));
        }
        return added;
      });
      return sendVersioned(request, reply, row.version, present(row));
    },
  });

  api.put('/file-shares/:file_share_id', {
    schema: {
      operationId: 'updateFileShare',
      tags,
      summary: 'Move the end of a file share, or send its link to somebody else; members left out are kept',
      params: FileSharePath,
      body: FileShareChange,
      response: { 200: FileShare },
    },
    config: {
      checkMembers: (_, { expires_at: end }: Members<typeof FileShareChange>) => {
        if (end !== undefined) throw invalid(...expiryFaults(end));
      },
    },
    handler: async (request, reply) => {
      const { caller, body } = request;
      const { accountId } = caller;
      const row = await api.store.inTransaction(async (tx) => {
        const current = await tx.fileShares.lock(accountId, request.params.file_share_id);
        checkVersion(request, current.version, () => present(current));
        if (current.revokedAt !== null) {
          throw new Refusal('state_forbids', 'This link was revoked for good. Share the files again instead.', {
            facts: { state: 'revoked', allowed: [] },
          });
        }
        const faults = body.expires_at === undefined ? [] : expiryFaults(body.expires_at);
        if (faults.length > 0) throw invalid(...faults);
        const wanted = {
          ...(body.expires_at !== undefined && { expiresAt: body.expires_at }),
          ...(body.recipient !== undefined && { recipient: body.recipient }),
        };
        const before = { expiresAt: current.expiresAt, recipient: current.recipient };
        const changes = changesBetween(before, wanted);
        if (changes.length === 0) return current;
        const changed = await tx.fileShares.change(accountId, current.id, wanted);
        const inspection = await tx.inspections.get({ accountId, clientId: null }, current.inspectionId);
        await tx.audit.add(caller, {
          propertyId: inspection.propertyId,
          action: 'file_share.changed',
          subject: { type: 'file_share', id: current.id },
          changes,
        });
        if (changed.recipient !== current.recipient)
          await sendShareLink(tx, changed, inspection, shareLink(api, changed.id));
        return changed;
      });
      return sendVersioned(request, reply, row.version, present(row));
    },
  });

  api.delete('/file-shares/:file_share_id', {
    schema: {
      operationId: 'deleteFileShare',
      tags,
      summary: 'Revoke a link at once; one that nobody was sent and nobody opened is deleted',
      params: FileSharePath,
      response: { 200: Empty },
    },
    handler: async (request, reply) => {
      const { caller } = request;
      const { accountId } = caller;
      await api.store.inTransaction(async (tx) => {
        const current = await tx.fileShares.lock(accountId, request.params.file_share_id);
        checkVersion(request, current.version, () => present(current));
        if (current.revokedAt !== null) return;
        // What somebody has seen or was sent stays on record.
        const isUnused = current.openedCount === 0 && current.recipient === null;
        await (isUnused ? tx.fileShares.remove(accountId, current.id) : tx.fileShares.revoke(accountId, current.id));
        const { propertyId } = await tx.inspections.get({ accountId, clientId: null }, current.inspectionId);
        await tx.audit.add(caller, {
          propertyId,
          action: isUnused ? 'file_share.removed' : 'file_share.revoked',
          subject: { type: 'file_share', id: current.id },
        });
      });
      return sendNothing(reply);
    },
  });
};
