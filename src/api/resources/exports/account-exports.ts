/** Exports of the whole account: asked for, listed, and read by a signed link. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AccountExport, ExportQuery } from '#contract/data-export.ts';
import { envelope } from '#contract/wire.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { exportLink, presentProgress, readExportFile } from './export-file.ts';

const about = 'account';

export const accountExportRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/account-exports', {
    schema: {
      operationId: 'listAccountExports',
      summary: 'Exports of the whole account, newest first, until they end',
      querystring: ExportQuery,
      response: { 200: envelope(AccountExport) },
    },
    handler: async (request) => {
      const { caller } = request;
      const page = pageOf(request);
      const list = await request.store.exports.list(caller, { about, dataDir: api.settings.dataDir }, page);
      return listAnswer(request, page, list, (row) => ({ ...presentProgress(row), url: exportLink(api, row, caller) }));
    },
  });

  api.post('/account-exports', {
    schema: {
      operationId: 'createAccountExport',
      summary: 'Ask for a zip of the whole account',
      description:
        'It has the answers of this interface as JSON, each under its path, the files as they were uploaded, and the ' +
        'newest PDF of each kind of each report, with an index. It is made in the background, one at a time, and ends ' +
        'after seven days.',
      response: { 200: AccountExport },
    },
    handler: async ({ caller, store }) => {
      const row = await store.inTransaction(async (tx) => {
        // All that the firm keeps, in one file.
        await tx.factors.checkProof(caller);
        const added = await tx.exports.add(caller.accountId, caller.userId, { about });
        await tx.securityLog.add(caller, { kind: 'export.made', subject: { type: 'export', id: added.id } });
        return added;
      });
      return { ...presentProgress(row), url: exportLink(api, row, caller) };
    },
  });

  readExportFile(api, about);
};
