/** Free times for a visit, and times that are kept: /slots and /slot-holds. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SlotHold, SlotHoldDraft, SlotHoldPath, SlotHolds, SlotQuery, Slots } from '#contract/inspections/slot.ts';
import { Empty } from '#contract/wire.ts';
import { HOLD_MINUTES } from '#domain/schedule/slots/slot-hold.ts';
import { notFound } from '#domain/refusal.ts';
import { sendNothing } from '../../no-body.ts';
import { findFreeSlots } from './find-free.ts';
import { keepSlot } from './keep-slot.ts';
import { presentSlotHold, presentSlots } from './present.ts';

export const slotRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/slots', {
    schema: {
      operationId: 'findSlots',
      summary: 'Up to three free times for a visit, the best first',
      description:
        'By hours, leave, remit, bookings and the ways between them, as on the board; times that are kept for others ' +
        'are not free. The least detour comes first, and a clerk who knows the property before one who does not.',
      querystring: SlotQuery,
      response: { 200: Slots },
    },
    handler: async ({ store, caller, query }) => presentSlots(await findFreeSlots(store, caller, query)),
  });

  api.get('/slot-holds', {
    schema: {
      operationId: 'getSlotHolds',
      summary: 'Times that are kept for somebody at present',
      response: { 200: SlotHolds },
    },
    handler: async ({ store, caller }) => ({
      holds: (await store.slotHolds.list(caller.accountId)).map(presentSlotHold),
    }),
  });

  api.post('/slot-holds', {
    schema: {
      operationId: 'createSlotHold',
      summary: `Keep a free time for ${HOLD_MINUTES} minutes, for yourself`,
      description:
        'Until then nobody else can book it. It ends when you book that time with that clerk. A time that is not free ' +
        'answers `slot_taken`.',
      body: SlotHoldDraft,
      response: { 200: SlotHold },
    },
    handler: async ({ store, caller, body }) => presentSlotHold(await keepSlot(store, caller, body)),
  });

  api.delete('/slot-holds/:slot_hold_id', {
    schema: {
      operationId: 'deleteSlotHold',
      summary: 'Let a time go that is kept for you or a colleague',
      params: SlotHoldPath,
      response: { 200: Empty },
    },
    handler: async ({ store, caller, params }, reply) => {
      const isGone = await store.slotHolds.remove(caller.accountId, params.slot_hold_id);
      if (!isGone) throw notFound('kept time');
      return sendNothing(reply);
    },
  });
};
