/** Properties and inspections that are held against the rules of retention: /legal-holds. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { InspectionPath } from '#contract/inspection.ts';
import { HoldDraft, HoldPath, LegalHold } from '#contract/privacy/retention.ts';
import { Empty } from '#contract/wire.ts';
import type { Caller } from '#domain/caller.ts';
import type { Store } from '#store/build-store.ts';
import type { Held, LegalHold as Hold } from '#store/privacy/legal-holds.ts';
import { sendNothing } from '../../no-body.ts';

type Api = Parameters<FastifyPluginAsyncZod>[0];

const presentHold = ({ propertyId, inspectionId, title, address, reason, at }: Hold) => ({
  property_id: propertyId,
  inspection_id: inspectionId,
  title,
  address,
  reason,
  at,
});

export function legalHoldRoutes(api: Api): void {
  api.get('/legal-holds', {
    schema: {
      operationId: 'listLegalHolds',
      summary: 'Properties and inspections of which no rule removes anything',
      response: { 200: z.array(LegalHold) },
    },
    handler: async ({ caller, store }) => (await store.retention.listHolds(caller.accountId)).map(presentHold),
  });

  api.put('/legal-holds/:property_id', {
    schema: {
      operationId: 'updateLegalHold',
      summary: 'Keep everything of a property, whatever the rules say',
      params: HoldPath,
      body: HoldDraft,
      response: { 200: z.array(LegalHold) },
    },
    handler: ({ caller, params, body: { reason }, store }) =>
      hold(store, caller, 'property', { id: params.property_id, reason }),
  });

  api.delete('/legal-holds/:property_id', {
    schema: {
      operationId: 'deleteLegalHold',
      summary: 'Let the rules have this property again',
      params: HoldPath,
      response: { 204: Empty },
    },
    handler: async ({ caller, params, store }, reply) => {
      await release(store, caller, 'property', params.property_id);
      return sendNothing(reply.code(204));
    },
  });

  api.put('/legal-holds/inspections/:inspection_id', {
    schema: {
      operationId: 'updateInspectionHold',
      summary: 'Keep everything of one inspection, whatever the rules say',
      params: InspectionPath,
      body: HoldDraft,
      response: { 200: z.array(LegalHold) },
    },
    handler: ({ caller, params, body: { reason }, store }) =>
      hold(store, caller, 'inspection', { id: params.inspection_id, reason }),
  });

  api.delete('/legal-holds/inspections/:inspection_id', {
    schema: {
      operationId: 'deleteInspectionHold',
      summary: 'Let the rules have this inspection again',
      description: 'A hold of its property stays.',
      params: InspectionPath,
      response: { 204: Empty },
    },
    handler: async ({ caller, params, store }, reply) => {
      await release(store, caller, 'inspection', params.inspection_id);
      return sendNothing(reply.code(204));
    },
  });
}

async function hold(store: Store, caller: Caller, held: Held, { id, reason }: { id: number; reason: string }) {
  const { accountId, userId: actorId } = caller;
  const all = await store.inTransaction(async (tx) => {
    await tx.retention.hold(accountId, held, { id, actorId, reason });
    await tx.securityLog.add(caller, { kind: 'hold.made', subject: { type: held, id } });
    return tx.retention.listHolds(accountId);
  });
  return all.map(presentHold);
}

async function release(store: Store, caller: Caller, held: Held, id: number): Promise<void> {
  await store.inTransaction(async (tx) => {
    await tx.retention.release(caller.accountId, held, id);
    await tx.securityLog.add(caller, { kind: 'hold.ended', subject: { type: held, id } });
  });
}
