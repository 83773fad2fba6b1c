/** Announced attachments, whose files are delivered later. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PendingAttachment, PendingAttachmentDraft } from '#contract/attachment.ts';
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { Members } from '../../validator.ts';
import { changeReport, type HomeOptions } from '../report/report-home.ts';
import { checkNamedPlace } from './place.ts';

type PlaceMembers = Pick<Members<typeof PendingAttachmentDraft>, 'room_id' | 'item_id'>;

/** Each is a file on the disk and a line of the report until it is delivered or its week is over. */
const MOST_PENDING = 5000;

async function checkRoomForMore(tx: StoreTransaction, { accountId }: Caller, reportId: number): Promise<void> {
  if ((await tx.pendingAttachments.count(accountId, reportId)) < MOST_PENDING) return;
  throw new Refusal(
    'state_forbids',
    `This report waits for ${MOST_PENDING} files; deliver some of them, or give them up.`,
  );
}

export const pendingAttachmentRoutes: FastifyPluginAsyncZod<HomeOptions> = async (api, { home }) => {
  api.post(`${home.base}/report/pending-attachments`, {
    schema: {
      operationId: home.operation('announce', 'Attachment'),
      summary: 'Announce a file that will be delivered to the given address by tus 1.0, whole or in parts',
      params: home.path,
      body: PendingAttachmentDraft,
      response: { 200: PendingAttachment },
    },
    config: {
      checkMembers: async ({ caller, store }, members: PlaceMembers, path: Record<string, number>) => {
        const { reportId } = await store.reports.getStanding(caller, home.homeOf(path));
        await checkNamedPlace(store, caller, reportId, members);
      },
    },
    handler: async ({ caller, params, body, store }) => {
      const { accountId } = caller;
      const { result: key } = await changeReport(store, caller, home.homeOf(params), async (tx, { reportId }) => {
        const place = await checkNamedPlace(tx, caller, reportId, body);
        await checkRoomForMore(tx, caller, reportId);
        const expectation = { bytes: body.size, isAnnounced: true };
        await tx.storage.checkRoom(accountId, api.settings.uploadQuota, expectation);
        const { identifier, filename, size, media_type: mediaType, description = null } = body;
        const pending = { ...place, identifier, filename, size, mediaType, description };
        return tx.pendingAttachments.add(accountId, reportId, pending);
      });
      await api.library.deliveries.announce(key, body.size);
      return { delivery_key: key, url: `${api.settings.publicUrl}/api/uploads/${key}` };
    },
  });
};
