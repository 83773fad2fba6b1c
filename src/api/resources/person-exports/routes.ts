/** Exports of what is kept about a person: asked for, listed, and read by a signed link. */
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { PersonExport, PersonExportDraft, PersonExportQuery } from '#contract/security-event.ts';
import { Bounded, digits, envelope, IdParameter, LINE } from '#contract/wire.ts';
import { Refusal } from '#domain/refusal.ts';
import { linkedIdForm, printLinkedId, readLinkedId } from '#store/files/link-signature.ts';
import { exportPath } from '#store/privacy/export-files.ts';
import type { PersonExportRow } from '#store/privacy/person-exports.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { originOf } from '../../network.ts';
import { sendFile } from '../files/send-file.ts';

type Api = Parameters<FastifyPluginAsyncZod>[0];

export const personExportRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/person-exports', {
    schema: {
      operationId: 'listPersonExports',
      summary: 'Exports of what is kept about people, newest first, until they end',
      querystring: PersonExportQuery,
      response: { 200: envelope(PersonExport) },
    },
    handler: async (request) => {
      const { accountId, userId } = request.caller;
      const page = pageOf(request);
      const list = await request.store.personExports.list(accountId, api.settings.dataDir, page);
      return listAnswer(request, page, list, (row) => presentExport(api, row, userId));
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
        const added = await tx.personExports.add(caller.accountId, caller.userId, { email, name, personId });
        await tx.securityLog.add(caller, { kind: 'export.made', subject: { type: 'export', id: added.id } });
        return added;
      });
      return presentExport(api, row, caller.userId);
    },
  });

  readExportFile(api);
};

/** The link names its reader, and is signed with them. */
const subjectOf = (id: string, by: number) => `export:${id} ${by}`;

function exportLink(
  { linkSigner, settings }: Pick<FastifyInstance, 'linkSigner' | 'settings'>,
  row: PersonExportRow,
  by: number,
) {
  const id = printLinkedId(row);
  const { expires, signature } = linkSigner.sign(subjectOf(id, by));
  return `${settings.publicUrl}/api/person-exports/${id}/export-${row.id}.zip?expires=${expires}&signature=${signature}&by=${by}`;
}

function presentExport(api: Api, row: PersonExportRow, by: number) {
  return {
    id: row.id,
    actor_id: row.actorId,
    email: row.email,
    name: row.name,
    person_id: row.personId,
    state: row.state,
    progress: row.progress,
    bytes: row.bytes,
    files: row.files,
    records: row.records,
    failure: row.state === 'failed' ? row.failure : null,
    requested_at: row.requestedAt,
    ready_at: row.readyAt,
    expires_at: row.expiresAt,
    url: row.state === 'ready' ? exportLink(api, row, by) : null,
  };
}

function readExportFile(api: Api): void {
  api.get('/person-exports/:export_id/:name', {
    config: { public: true, allowance: 'files' },
    schema: {
      params: z.object({
        export_id: Bounded(LINE).regex(linkedIdForm),
        name: Bounded(LINE).regex(/^export-\d+\.zip$/),
      }),
      querystring: z.object({ expires: digits(z.int()), signature: Bounded(100), by: IdParameter }),
    },
    handler: async (request, reply) => {
      const { params, query, store } = request;
      const { accountId, id } = readLinkedId(params.export_id);
      if (accountId === undefined || !api.linkSigner.isValid(subjectOf(params.export_id, query.by), query))
        throw new Refusal('not_found', 'The link is not valid or no longer.');
      await store.personExports.checkReadable(accountId, { exportId: id, readerId: query.by });
      if (request.method === 'GET') {
        const reader = { accountId, userId: query.by, from: originOf(request) };
        await store.securityLog.addHourly(reader, { kind: 'export.downloaded', subject: { type: 'export', id } });
      }
      return sendFile(request, reply, {
        path: exportPath(api.settings.dataDir, { accountId, id }),
        mediaType: 'application/zip',
        tag: `export-${params.export_id}`,
        name: params.name,
        isInline: false,
        isNeverKept: true,
      });
    },
  });
}
