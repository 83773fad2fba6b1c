/** Inspections: /inspections. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type * as z from 'zod';
import {
  InitializationChange,
  Inspection,
  InspectionChange,
  InspectionDraft,
  InspectionPath,
  InspectionQuery,
} from '#contract/inspection.ts';
import { envelope } from '#contract/wire.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { RouteApi } from '../../route-api.ts';
import { readInterval } from '../../date-interval.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { listAnswer, pageOf } from '../../list-answer.ts';
import type { Members } from '../../validator.ts';
import { addUpsertRoute } from '../external-ids.ts';
import { addInspection, checkInspectionDraft } from './add.ts';
import { changeInspection, checkInspectionChange } from './change.ts';
import { coverLinks } from './cover-link.ts';
import { initializeInspection } from './initialize.ts';
import { acceptFilter, acceptSort, presentInspection } from './present.ts';

const conductedOf = async ({ store, caller }: FastifyRequest, { conduct_date }: Members<typeof InspectionQuery>) =>
  conduct_date === undefined ? undefined : readInterval(conduct_date, await store.people.getTimeZone(caller.accountId));

export const inspectionRoutes: FastifyPluginAsyncZod = async (api) => {
  const parts = buildInspectionParts(api);
  listInspectionsRoute(parts);
  getInspectionRoute(parts);
  createInspectionRoute(parts);
  updateInspectionRoute(parts);
  initializeInspectionRoute(parts);
  upsertInspectionRoute(parts);
};

type InspectionParts = ReturnType<typeof buildInspectionParts>;

/** Shared by the operations on inspections. */
function buildInspectionParts(api: RouteApi) {
  const coverLink = coverLinks(api);
  return { api, coverLink };
}

function listInspectionsRoute({ api, coverLink }: InspectionParts): void {
  api.get('/inspections', {
    schema: {
      operationId: 'listInspections',
      summary: 'Inspections, most recent first',
      querystring: InspectionQuery,
      response: { 200: envelope(Inspection) },
    },
    config: {
      checkQuery: (request, members: Members<typeof InspectionQuery>) => conductedOf(request, members),
    },
    handler: async (request) => {
      const { caller, query } = request;
      const page = pageOf(request);
      const filter = { ...acceptFilter(query), conducted: await conductedOf(request, query) };
      const list = await request.store.inspections.list(caller, filter, acceptSort(query.sort), page);
      return listAnswer(request, page, list, (row) => presentInspection(row, caller, coverLink));
    },
  });
}

function getInspectionRoute({ api, coverLink }: InspectionParts): void {
  api.get('/inspections/:inspection_id', {
    schema: {
      operationId: 'getInspection',
      summary: 'An inspection',
      params: InspectionPath,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const row = await request.store.inspections.get(caller, params.inspection_id);
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });
}

function createInspectionRoute({ api, coverLink }: InspectionParts): void {
  api.post('/inspections', {
    schema: {
      operationId: 'createInspection',
      summary: 'Create an inspection: Pending, or Assigned with a clerk',
      body: InspectionDraft,
      response: { 200: Inspection },
    },
    config: {
      checkMembers: ({ caller, store }, members: Members<typeof InspectionDraft>) =>
        checkInspectionDraft(store, caller, members),
    },
    handler: async (request, reply) => {
      const { caller, body } = request;
      const row = await addInspection(request.store, caller, body, api.settings.publicUrl);
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });
}

function updateInspectionRoute({ api, coverLink }: InspectionParts): void {
  api.put('/inspections/:inspection_id', {
    schema: {
      operationId: 'updateInspection',
      summary: 'Change an inspection; members left out are kept',
      params: InspectionPath,
      body: InspectionChange,
      response: { 200: Inspection },
    },
    config: {
      checkMembers: (
        { caller, store },
        members: Members<typeof InspectionChange>,
        path: z.output<typeof InspectionPath>,
      ) => checkInspectionChange(store, caller, path.inspection_id, members),
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const row = await changeInspection(request, caller, params.inspection_id, body, (current) =>
        checkVersion(request, current.version, () => presentInspection(current, caller, coverLink)),
      );
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });
}

function initializeInspectionRoute({ api, coverLink }: InspectionParts): void {
  api.put('/inspections/:inspection_id/initialization', {
    schema: {
      operationId: 'initializeInspection',
      summary: 'Start the report from an earlier inspection or a template, or remove that again',
      params: InspectionPath,
      body: InitializationChange,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const row = await initializeInspection(request.store, caller, params.inspection_id, body, (current) =>
        checkVersion(request, current.version, () => presentInspection(current, caller, coverLink)),
      );
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });
}

function upsertInspectionRoute({ api, coverLink }: InspectionParts): void {
  addUpsertRoute<InspectionRow, typeof InspectionDraft>(api, {
    path: '/inspections',
    kind: 'inspection',
    operationId: 'upsertInspection',
    summary: 'Create an inspection under the id that your system has for it, or change it',
    body: InspectionDraft,
    record: Inspection,
    checkMembers: ({ caller, store }, members) => checkInspectionDraft(store, caller, members),
    add: ({ caller }, tx, body) => addInspection(tx, caller, body, api.settings.publicUrl),
    change: ({ caller, server }, tx, id, draft, check) => {
      // They say how a new one begins.
      const { numbered: _, preload_template_id: __, auto_load_contacts: ___, ...body } = draft;
      return changeInspection({ store: tx, server }, caller, id, body, check);
    },
    check: (request, current) =>
      checkVersion(request, current.version, () => presentInspection(current, request.caller, coverLink)),
    present: ({ caller }, row) => presentInspection(row, caller, coverLink),
  });
}
