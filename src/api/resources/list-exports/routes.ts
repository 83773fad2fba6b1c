/** Lists that the back office saves as files: the log knows of each. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ListExportNote } from '#contract/imports/list-export.ts';
import { Empty } from '#contract/wire.ts';
import { sendNothing } from '../../no-body.ts';

export const listExportRoutes: FastifyPluginAsyncZod = async (api) => {
  api.post('/list-exports', {
    schema: {
      operationId: 'createListExport',
      summary: 'Note in the security log that a list is saved as a file',
      body: ListExportNote,
      response: { 204: Empty },
    },
    handler: async ({ caller, body: { list, format, rows }, store }, reply) => {
      await store.securityLog.add(caller, { kind: 'list.exported', facts: { list, format, rows } });
      return sendNothing(reply.code(204));
    },
  });
};
