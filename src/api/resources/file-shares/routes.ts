/** File shares as staff keep them: /file-shares. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FileShare, FileShareChange, FileShareDraft, FileSharePath, FileShareQuery } from '#contract/file-share.ts';
import { Empty, envelope } from '#contract/wire.ts';
import { invalid } from '#domain/refusal.ts';
import type { FileShareRow } from '#store/files/file-shares.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';
import type { Members } from '../../validator.ts';
import { checkShareMembers, expiryFaults } from './check-share.ts';
import { addFileShare, changeFileShare, endFileShare } from './operations.ts';
import { presentFileShare } from './present.ts';

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
      const list = await request.store.fileShares.list(caller.accountId, query.inspection_id, page);
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
      const row = await request.store.fileShares.get(request.caller.accountId, request.params.file_share_id);
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
      checkMembers: ({ caller, store }, members: Members<typeof FileShareDraft>) =>
        checkShareMembers(store, caller.accountId, members),
    },
    handler: async (request, reply) => {
      const drawPdf = () => api.draw(request, reply, 'pdfs');
      const row = await addFileShare(request, request.caller, request.body, drawPdf);
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
      const { caller, params, body } = request;
      const row = await changeFileShare(request, caller, params.file_share_id, body, (current) =>
        checkVersion(request, current.version, () => present(current)),
      );
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
      const { caller, params } = request;
      await endFileShare(request.store, caller, params.file_share_id, (current) =>
        checkVersion(request, current.version, () => present(current)),
      );
      return sendNothing(reply);
    },
  });
};
