/** Verbs that move an inspection through its states: POST /inspections/:inspection_id/<verb>. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Declination, Inspection, InspectionPath } from '#contract/inspection.ts';
import { Cancellation } from '#contract/inspections/charge.ts';
import { Reopening } from '#contract/inspections/reopening.ts';
import type { FastifyRequest } from 'fastify';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { checkVersion, sendVersioned } from '../../entity-tag.ts';
import { acceptVisit, declineVisit } from './clerk-answers.ts';
import { coverLinks } from './cover-link.ts';
import { rotateKey } from './rotate-key.ts';
import { inviteAgain } from './invite-tenant.ts';
import { claimInspection, moveInspection } from './move.ts';
import { type CoverLink, presentInspection } from './present.ts';
import { restoreInspection } from './restore.ts';
import { uncompleteInspection } from './uncomplete.ts';
import { unstartInspection } from './unstart.ts';

const verbs = {
  start: { operationId: 'startInspection', summary: 'Start: Assigned to Active' },
  process: { operationId: 'processInspection', summary: 'Hand over for transcription: Active to Processing' },
  submit: { operationId: 'submitInspection', summary: 'Submit for review: Active or Processing to Review' },
  complete: { operationId: 'completeInspection', summary: 'Complete: Review to Complete' },
  close: { operationId: 'closeInspection', summary: 'Close: Complete to Closed' },
} as const;

export const lifecycleRoutes: FastifyPluginAsyncZod = async (api) => {
  const coverLink = coverLinks(api);
  const check = (request: FastifyRequest) => (current: InspectionRow) =>
    checkVersion(request, current.version, () => presentInspection(current, request.caller, coverLink));

  for (const [verb, { operationId, summary }] of Object.entries(verbs)) {
    api.post(`/inspections/:inspection_id/${verb}`, {
      schema: { operationId, summary, params: InspectionPath, response: { 200: Inspection } },
      handler: async (request, reply) => {
        const { caller, params } = request;
        const row = await moveInspection(
          request,
          caller,
          params.inspection_id,
          verb as keyof typeof verbs,
          check(request),
        );
        return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
      },
    });
  }

  api.post('/inspections/:inspection_id/cancel', {
    schema: {
      operationId: 'cancelInspection',
      summary: 'Cancel: it is Closed with cancelled_at',
      params: InspectionPath,
      body: Cancellation,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const row = await moveInspection(request, caller, params.inspection_id, 'cancel', check(request), {
        cancellationReason: body?.reason ?? null,
        cause: body?.cause ?? null,
      });
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });

  api.post('/inspections/:inspection_id/reopen', {
    schema: {
      operationId: 'reopenInspection',
      summary: 'Reopen from Review, or from Complete back to Review',
      params: InspectionPath,
      body: Reopening,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const row = await moveInspection(request, caller, params.inspection_id, 'reopen', check(request), {
        reopening: body ?? {},
      });
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });

  api.post('/inspections/:inspection_id/claim', {
    schema: {
      operationId: 'claimInspection',
      summary: 'Claim an unclaimed job in Processing, as its typist',
      params: InspectionPath,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const row = await claimInspection(request.store, caller, params.inspection_id, check(request));
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });

  addClerkAnswers(api, { coverLink, check });
  addTakingBack(api, { coverLink, check });
  addLinkRoutes(api, { coverLink, check });
};

type Shared = { coverLink: CoverLink; check: (request: FastifyRequest) => (current: InspectionRow) => void };

/** The clerk of a visit accepts it, or declines. */
function addClerkAnswers(api: Parameters<FastifyPluginAsyncZod>[0], { coverLink, check }: Shared): void {
  api.post('/inspections/:inspection_id/accept', {
    schema: {
      operationId: 'acceptInspection',
      summary: 'Accept the visit, as its clerk',
      params: InspectionPath,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params, store } = request;
      const row = await acceptVisit(store, caller, params.inspection_id, check(request));
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });

  api.post('/inspections/:inspection_id/decline', {
    schema: {
      operationId: 'declineInspection',
      summary: 'Decline the visit, as its clerk: Assigned to Pending',
      params: InspectionPath,
      body: Declination,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params, body } = request;
      const declined = { id: params.inspection_id, reason: body.reason };
      const row = await declineVisit(request, caller, declined, check(request));
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });
}

/** Takes back a start, while nobody has written since, a completion, while nothing has left, or a cancellation. */
function addTakingBack(api: Parameters<FastifyPluginAsyncZod>[0], { coverLink, check }: Shared): void {
  api.post('/inspections/:inspection_id/unstart', {
    schema: {
      operationId: 'unstartInspection',
      summary: 'Take back the start: Active to Assigned',
      params: InspectionPath,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const row = await unstartInspection(request.store, caller, params.inspection_id, check(request));
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });

  api.post('/inspections/:inspection_id/uncomplete', {
    schema: {
      operationId: 'uncompleteInspection',
      summary: 'Take back the completion while its e-mails wait: Complete to Review',
      params: InspectionPath,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const row = await uncompleteInspection(request.store, caller, params.inspection_id, check(request));
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });

  api.post('/inspections/:inspection_id/restore', {
    schema: {
      operationId: 'restoreInspection',
      summary: 'Take back a cancellation: the state before',
      params: InspectionPath,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params } = request;
      const row = await restoreInspection(request, caller, params.inspection_id, check(request));
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });
}

/** New links for the tenant and for the readers of a report. */
function addLinkRoutes(api: Parameters<FastifyPluginAsyncZod>[0], { coverLink, check }: Shared): void {
  api.post('/inspections/:inspection_id/invite', {
    schema: {
      operationId: 'inviteTenant',
      summary: 'E-mail the tenant of a self-service or live inspection a new link; the one before is closed',
      params: InspectionPath,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params, store } = request;
      const row = await inviteAgain(store, caller, params.inspection_id, api.settings.publicUrl, check(request));
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });

  api.post('/inspections/:inspection_id/rotate-report-key', {
    schema: {
      operationId: 'rotateReportKey',
      summary: 'A new report_key; links with the one before open nothing any more',
      params: InspectionPath,
      response: { 200: Inspection },
    },
    handler: async (request, reply) => {
      const { caller, params, store } = request;
      const row = await rotateKey(store, caller, { id: params.inspection_id, check: check(request) });
      return sendVersioned(request, reply, row.version, presentInspection(row, caller, coverLink));
    },
  });
}
