/** File shares as staff keep them: /file-shares. */
import type { FastifyPluginAsync } from 'fastify';
import { FileShare, FileShareChange, FileShareDraft, FileSharePath, FileShareQuery } from '#contract/file-share.ts';
import type { FileShareRow } from '#store/files/file-shares.ts';
import { addListRoutes } from '../account-list.ts';
import { checkChangeMembers, checkShareMembers } from './check-share.ts';
import { addFileShare, changeFileShare, endFileShare } from './operations.ts';
import { presentFileShare } from './present.ts';

export const fileShareRoutes: FastifyPluginAsync = async (api) => {
  addListRoutes(api, {
    path: '/file-shares',
    parameter: 'file_share_id',
    many: 'FileShares',
    one: 'FileShare',
    record: FileShare,
    present: (row: FileShareRow) => presentFileShare(api, row),
    params: FileSharePath,
    list: {
      summary: 'File shares, newest first, of one inspection or of all; people of a client see their own',
      query: FileShareQuery,
      read: ({ store, caller }, { inspection_id: id }, page) => store.fileShares.list(caller, id, page),
    },
    get: { summary: 'A file share', read: ({ store, caller }, id) => store.fileShares.get(caller, id) },
    create: {
      summary: 'Share a PDF or files of a report by link; a recipient is e-mailed the link',
      body: FileShareDraft,
      checkMembers: ({ store, caller }, members) => checkShareMembers(store, caller, members),
      write: (request, body, reply) =>
        addFileShare(request, request.caller, body, () => api.draw(request, reply, 'pdfs')),
    },
    update: {
      summary: 'Move the end of a file share, or send its link to somebody else; members left out are kept',
      body: FileShareChange,
      checkMembers: ({ caller }, members) => checkChangeMembers(caller, members),
      write: (request, id, body, check) => changeFileShare(request, request.caller, id, body, check),
    },
    delete: {
      summary: 'Revoke a link at once; one that nobody was sent and nobody opened is deleted',
      write: ({ store, caller }, id, check) => endFileShare(store, caller, id, check),
    },
  });
};
