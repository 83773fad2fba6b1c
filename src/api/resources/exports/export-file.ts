/** The zip of an export or a dispute pack, by a link that ends with the session or approval in which it was given. */
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Bounded, digits, LINE } from '#contract/wire.ts';
import type { Caller } from '#domain/caller.ts';
import type { ExportAbout } from '#domain/people/data-export.ts';
import { Refusal } from '#domain/refusal.ts';
import { linkedIdForm, printLinkedId, readLinkedId } from '#store/files/link-signature.ts';
import { exportPath } from '#store/privacy/export-files.ts';
import type { ExportRow } from '#store/privacy/exports.ts';
import { originOf } from '../../network.ts';
import { sendFile } from '../files/send-file.ts';

type Api = Parameters<FastifyPluginAsyncZod>[0];

/** The folders of their links, and the beginnings of the names that files are saved under. */
const addresses: Record<ExportAbout, { folder: string; name: string }> = {
  person: { folder: 'person-exports', name: 'export' },
  account: { folder: 'account-exports', name: 'export' },
  dispute: { folder: 'dispute-packs', name: 'dispute-pack' },
};

const subjectOf = (exportId: string, { grantId }: Pick<Caller, 'grantId'>) => `export:${exportId} ${grantId}`;

/** Null until it is ready. */
export function exportLink(
  { linkSigner, settings }: Pick<FastifyInstance, 'linkSigner' | 'settings'>,
  row: ExportRow,
  { grantId }: Pick<Caller, 'grantId'>,
): string | null {
  if (row.state !== 'ready') return null;
  const id = printLinkedId(row);
  const { expires, signature } = linkSigner.sign(subjectOf(id, { grantId }));
  const { folder, name } = addresses[row.about];
  return `${settings.publicUrl}/api/${folder}/${id}/${name}-${row.id}.zip?expires=${expires}&signature=${signature}&by=${grantId}`;
}

export function readExportFile(api: Api, about: ExportAbout): void {
  api.get(`/${addresses[about].folder}/:export_id/:name`, {
    config: { public: true, allowance: 'files' },
    schema: {
      params: z.object({
        export_id: Bounded(LINE).regex(linkedIdForm),
        name: Bounded(LINE).regex(/^(?:export|dispute-pack)-\d+\.zip$/),
      }),
      querystring: z.object({ expires: digits(z.int()), signature: Bounded(100), by: Bounded(LINE).check(z.uuid()) }),
    },
    handler: async (request, reply) => {
      const { params, query, store } = request;
      const { accountId, id } = readLinkedId(params.export_id);
      if (accountId === undefined || !api.linkSigner.isValid(subjectOf(params.export_id, { grantId: query.by }), query))
        throw new Refusal('not_found', 'The link is not valid or no longer.');
      const userId = await store.exports.checkReadable(accountId, { about, exportId: id, grantId: query.by });
      if (request.method === 'GET') {
        const reader = { accountId, userId, from: originOf(request) };
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

/** The members that exports of all kinds have. */
export const presentProgress = (row: ExportRow) => ({
  id: row.id,
  actor_id: row.actorId,
  state: row.state,
  progress: row.progress,
  bytes: row.bytes,
  files: row.files,
  records: row.records,
  failure: row.state === 'failed' ? row.failure : null,
  requested_at: row.requestedAt,
  ready_at: row.readyAt,
  expires_at: row.expiresAt,
});
