/** POST /inspections/{inspection_id}/presence, and how the feed tells it. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PresenceChange } from '#contract/change.ts';
import { InspectionPath } from '#contract/inspection.ts';
import { Empty } from '#contract/wire.ts';
import type { Store } from '#store/build-store.ts';
import type { Presence, PresenceStore } from '#store/events/presence.ts';
import { sendNothing } from '../../no-body.ts';

/** Without an id: nobody needs to know later where somebody was. */
export function presentNews({ inspectionId, userId, userName, tab, roomId, itemId, field, is }: Presence): string {
  const place = { room_id: roomId, item_id: itemId, field };
  const data = { inspection_id: inspectionId, person: { id: userId, name: userName }, tab, is, ...place };
  return `data: ${JSON.stringify({ type: 'report.present', timestamp: new Date().toISOString(), data })}\n\n`;
}

export const presenceRoutes: FastifyPluginAsyncZod<{ presence: PresenceStore; store: Store }> = async (
  api,
  { presence, store: { reports } },
) => {
  api.post('/inspections/:inspection_id/presence', {
    // The next one says the same and more.
    config: { repeats: false },
    schema: {
      operationId: 'tellPresence',
      summary: 'Say that a person has the report open, and where they are in it, to whoever else has it open',
      description:
        'Nothing is stored. Others hear it as `report.present` in `/changes`, where they ask for this report. To be said again every 20 seconds; without it somebody is gone after 50.',
      params: InspectionPath,
      body: PresenceChange,
      response: { 200: Empty },
    },
    handler: async ({ caller, params, body }, reply) => {
      const { inspection_id: inspectionId } = params;
      await reports.getStanding(caller, { kind: 'inspection', id: inspectionId });
      const { accountId, userId, userName } = caller;
      const { room_id: roomId = null, item_id: itemId = null, field = null, tab, is } = body;
      await presence.tell({ accountId, inspectionId, userId, userName, tab, is, roomId, itemId, field });
      return sendNothing(reply);
    },
  });
};
