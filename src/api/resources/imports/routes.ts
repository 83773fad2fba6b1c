/** Imports from spreadsheets: /imports, their rows, their start and their undoing. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import {
  Import,
  ImportChange,
  ImportDraft,
  ImportFault,
  ImportFaultMend,
  ImportFaultQuery,
  ImportPath,
  ImportQuery,
  ImportRow,
  ImportRowQuery,
  ImportRowsDraft,
} from '#contract/imports/import.ts';
import { Empty, envelope } from '#contract/wire.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import { sendNothing } from '../../no-body.ts';
import type { RouteApi } from '../../route-api.ts';
import { changeImport, findUndo, mendFaults, putRows, removeImport, startImport, undoImport } from './operations.ts';
import { presentImport, presentImportRow, presentSharedFault } from './present.ts';

export const importRoutes: FastifyPluginAsyncZod = async (api) => {
  reading(api);
  filling(api);
  mending(api);
  carryingOut(api);
};

function reading(api: RouteApi): void {
  api.get('/imports', {
    schema: {
      operationId: 'listImports',
      summary: 'Imports, newest first unless ordered otherwise',
      querystring: ImportQuery,
      response: { 200: envelope(Import) },
    },
    handler: async (request) => {
      const { caller, query, store } = request;
      const page = pageOf(request);
      const list = await store.imports.list(caller.accountId, { ...query, kinds: query.kind }, page);
      return listAnswer(request, page, list, presentImport);
    },
  });

  api.get('/imports/:import_id', {
    schema: {
      operationId: 'getImport',
      summary: 'An import: what is planned and what is done',
      params: ImportPath,
      response: { 200: Import },
    },
    handler: async ({ caller, params, store }) => {
      const one = await store.imports.get(caller.accountId, params.import_id);
      const undo = await findUndo(store, one);
      return { ...presentImport(one), ...(undo && { undo }) };
    },
  });

  api.get('/imports/:import_id/rows', {
    schema: {
      operationId: 'listImportRows',
      summary: 'Rows of an import in the order of the file, with faults and duplicates',
      params: ImportPath,
      querystring: ImportRowQuery,
      response: { 200: envelope(ImportRow) },
    },
    handler: async (request) => {
      const { caller, params, query, store } = request;
      const page = pageOf(request);
      const { id, accountId } = await store.imports.get(caller.accountId, params.import_id);
      return listAnswer(
        request,
        page,
        await store.imports.listRows({ accountId, id }, query.only, page),
        presentImportRow,
      );
    },
  });
}

/** Faults that many rows share: an unknown client, say, or a word for "furnished". */
function mending(api: RouteApi): void {
  api.get('/imports/:import_id/faults', {
    schema: {
      operationId: 'listImportFaults',
      summary: 'Faults that two rows of an import or more have, by the same text in the same field',
      description: 'The most frequent first. Rows that are left out do not count.',
      params: ImportPath,
      querystring: ImportFaultQuery,
      response: { 200: envelope(ImportFault) },
    },
    handler: async (request) => {
      const { caller, params, store } = request;
      const page = pageOf(request);
      const { id, accountId } = await store.imports.get(caller.accountId, params.import_id);
      const list = await store.imports.listSharedFaults({ accountId, id }, page);
      return listAnswer(request, page, list, presentSharedFault);
    },
  });

  api.put('/imports/:import_id/faults', {
    schema: {
      operationId: 'mendImportFaults',
      summary: 'Mend a fault in all rows that have it: they get another text in this field',
      params: ImportPath,
      body: ImportFaultMend,
      response: { 200: Import },
    },
    handler: async ({ caller, params, body, store }) =>
      presentImport(await mendFaults(store, caller, params.import_id, body)),
  });
}

function filling(api: RouteApi): void {
  api.post('/imports', {
    schema: {
      operationId: 'createImport',
      summary: 'Begin an import; nothing is written before its start',
      body: ImportDraft,
      response: { 200: Import },
    },
    handler: async ({ caller, body, store }) => {
      const { accountId, userId: actorId, applicationId, applicationName: application } = caller;
      return presentImport(await store.imports.add(accountId, { ...body, actorId, application, applicationId }));
    },
  });

  api.put('/imports/:import_id', {
    schema: {
      operationId: 'updateImport',
      summary: 'Choose what becomes of duplicates and faulty rows; members left out are kept',
      params: ImportPath,
      body: ImportChange,
      response: { 200: Import },
    },
    handler: async ({ caller, params, body, store }) =>
      presentImport(await changeImport(store, caller, params.import_id, body)),
  });

  api.put('/imports/:import_id/rows', {
    schema: {
      operationId: 'putImportRows',
      summary: 'Add rows, or mend them: each is checked and looked for, and nothing is written',
      params: ImportPath,
      body: ImportRowsDraft,
      response: { 200: z.array(ImportRow) },
    },
    handler: async ({ caller, params, body, store }) => {
      const rows = await putRows(store, caller, params.import_id, body.rows);
      return rows.map(presentImportRow);
    },
  });

  api.delete('/imports/:import_id', {
    schema: {
      operationId: 'deleteImport',
      summary: 'Throw an import away that was not started',
      params: ImportPath,
      response: { 204: Empty },
    },
    handler: async ({ caller, params, store }, reply) => {
      await removeImport(store, caller, params.import_id);
      return sendNothing(reply.code(204));
    },
  });
}

function carryingOut(api: RouteApi): void {
  api.post('/imports/:import_id/start', {
    schema: {
      operationId: 'startImport',
      summary: 'Write the rows, in the background',
      params: ImportPath,
      response: { 200: Import },
    },
    handler: async ({ caller, params, store }) => presentImport(await startImport(store, caller, params.import_id)),
  });

  api.post('/imports/:import_id/undo', {
    schema: {
      operationId: 'undoImport',
      summary: 'Take back everything that an import has written, within a day, in the background',
      description: 'Things that somebody has changed or used since stay, and their rows say so.',
      params: ImportPath,
      response: { 200: Import },
    },
    handler: async ({ caller, params, store }) => presentImport(await undoImport(store, caller, params.import_id)),
  });
}
