/** Files that were announced and have not come, for those who write the reports that wait for them. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { ExpectedAttachment, ExpectedQuery } from '#contract/inspections/expected-attachment.ts';
import { inspectionTypes } from '#domain/inspection-type.ts';
import type { ExpectedRow } from '#store/files/attachments-pending.ts';

export const expectedAttachmentRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/expected-attachments', {
    schema: {
      operationId: 'listExpectedAttachments',
      summary:
        'Announced files that have not come, of reports that the caller writes now, the oldest first; 500 at most',
      querystring: ExpectedQuery,
      response: { 200: z.array(ExpectedAttachment) },
    },
    handler: async ({ store, caller, query }) =>
      (await store.pendingAttachments.listExpected(caller, query.inspection_id)).map(presentExpected),
  });
};

const presentExpected = ({ inspectionId, type, propertyId, line1, line2, city, postcode, ...row }: ExpectedRow) => ({
  delivery_key: row.deliveryKey,
  identifier: row.identifier,
  filename: row.filename,
  size: row.size,
  media_type: row.mediaType,
  room: row.room,
  item: row.item,
  announced_at: row.announcedAt,
  expires_at: row.expiresAt,
  inspection: {
    id: inspectionId,
    type: { id: type, name: inspectionTypes[type] },
    property: { id: propertyId, address: { line1, line2, city, postcode } },
  },
});
