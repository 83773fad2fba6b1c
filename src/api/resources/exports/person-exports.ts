/** Exports of what is kept about a person: asked for, listed, and read by a signed link. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Caller } from '#domain/caller.ts';
import { ExportQuery, PersonExport, PersonExportDraft } from '#contract/data-export.ts';
import { envelope } from '#contract/wire.ts';
import type { ExportRow } from '#store/privacy/exports.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { exportLink, presentProgress, readExportFile } from './export-file.ts';

type Api = Parameters<FastifyPluginAsyncZod>[0];

const about = 'person';

export const personExportRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/person-exports', {
    schema: {
      operationId: 'listPersonExports',
      summary: 'Exports of what is kept about people, newest first, until they end',
      querystring: ExportQuery,
      response: { 200: envelope(PersonExport) },
    },
    handler: async (request) => {
      const { caller } = request;
      const page = pageOf(request);
      const list = await request.store.exports.list(caller, { about, dataDir: api.settings.dataDir }, page);
      return listAnswer(request, page, list, (row) => presentPersonExport(api, row, caller));
    },
  });

  api.post('/person-exports', {
    schema: {
      operationId: 'createPersonExport',
      summary: 'Ask for a zip of what is kept about a person',
      description:
        'It is made in the background and ends after seven days. Its index says what each file is, and what was left out ' +
        'because it is about somebody else.',
      body: PersonExportDraft,
      response: { 200: PersonExport },
    },
    handler: async ({ caller, body, store }) => {
      const { email, name, person_id: personId } = body;
      const row = await store.inTransaction(async (tx) => {
        await tx.factors.checkProof(caller);
        const added = await tx.exports.add(caller.accountId, caller.userId, { about, email, name, personId });
        await tx.securityLog.add(caller, { kind: 'export.made', subject: { type: 'export', id: added.id } });
        return added;
      });
      return presentPersonExport(api, row, caller);
    },
  });

  readExportFile(api, about);
};

function presentPersonExport(api: Api, row: ExportRow, caller: Caller) {
  return {
    ...presentProgress(row),
    email: row.email,
    name: row.name,
    person_id: row.personId,
    url: exportLink(api, row, caller),
  };
}
