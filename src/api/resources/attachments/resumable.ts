/** Announced attachments, and the parts of their files as they come in (tus 1.0). */
import { MemoryLocker } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DeliveryPath, MOST_DELIVERED_BYTES, PendingAttachment, PendingAttachmentDraft } from '#contract/attachment.ts';
import type { Caller } from '#domain/caller.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { PendingRow } from '#store/files/attachments-pending.ts';
import type { ReportHome } from '#store/reports/report-standing.ts';
import type { Members } from '../../validator.ts';
import { changeReport, checkWritable, type HomeOptions, REPORT_VERSION_HEADER } from '../report/report-home.ts';
import { addToReport } from './add.ts';
import { DeliveryServer } from './delivery-server.ts';
import { checkNamedPlace } from './place.ts';

const TUS = '1.0.0';

/** After the file was brought in; unknown when another process did. */
type ReportVersion = number | undefined;

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
      tags: home.tags('Attachments'),
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
        const { identifier, filename, size, media_type: mediaType, description = null } = body;
        const pending = { ...place, identifier, filename, size, mediaType, description };
        return tx.pendingAttachments.add(accountId, reportId, pending);
      });
      await api.library.deliveries.announce(key, body.size);
      return { delivery_key: key, url: `${api.settings.publicUrl}/api/uploads/${key}` };
    },
  });
};

/** Another version of the protocol is told which there is (tus 1.0); one without any is answered by the tus server. */
async function checkProtocol({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
  const version = headers['tus-resumable'];
  if (version === undefined || version === TUS) return;
  await reply
    .code(412)
    .headers({ 'tus-resumable': TUS, 'tus-version': TUS })
    .type('text/plain')
    .serializer((text: unknown) => text as string)
    .send(`Tus-Resumable is ${TUS} here`);
}

/** What is sent as anything else is not read as a part (tus 1.0). */
async function checkPart({ headers }: FastifyRequest): Promise<void> {
  const mediaType = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'application/offset+octet-stream')
    throw new Refusal('unsupported_media', 'A part of a file is sent as application/offset+octet-stream.');
}

export const deliveryRoutes: FastifyPluginAsyncZod = async (api) => {
  const { deliveries } = api.library;
  const locker = new MemoryLocker();

  /** All bytes are here: the file becomes an attachment, and the announcement is fulfilled with it. */
  const deliver = async (request: FastifyRequest, pending: PendingRow): Promise<ReportVersion> => {
    const { deliveryKey: key, filename, mediaType, description, roomId, itemId, size } = pending;
    const { caller, store } = request;
    const { accountId } = caller;
    try {
      const file = await api.library.receive(accountId, deliveries.open(key), { filename, declaredType: mediaType });
      const at = { home: homeOf(pending), roomId, itemId };
      const { reportVersion } = await addToReport(request, caller, at, { file, description, filename }, async (tx) => {
        if (!(await tx.pendingAttachments.remove(accountId, key))) throw notFound('upload');
        await deliveries.confirm(key, { accountId, size });
      });
      await deliveries.finish(key);
      return reportVersion;
    } catch (error) {
      // A file that is refused for what it is will be refused again: the announcement ends with it.
      if (error instanceof Refusal && (error.code === 'unsupported_media' || error.code === 'too_large')) {
        await store.pendingAttachments.remove(accountId, key);
        await deliveries.cancel(key);
      }
      throw error;
    }
  };

  /** Its file goes when it is given up, or when another process has brought it in, which is as good. */
  const deliverUnlessGone = (request: FastifyRequest, pending: PendingRow): Promise<ReportVersion> =>
    deliver(request, pending).catch(async (error: unknown) => {
      const { accountId } = request.caller;
      const { deliveryKey: key } = pending;
      const isGone = (await request.store.pendingAttachments.find(accountId, key)) === undefined;
      if (isGone && (await deliveries.findReceipt(accountId, key)) !== undefined) return undefined;
      throw isGone && !(error instanceof Refusal) ? notFound('upload') : error;
    });

  /** By key: whoever asks while a file is being brought in waits for that, and hears the same. */
  const underWay = new Map<string, Promise<ReportVersion>>();
  const deliverOnce = (request: FastifyRequest, pending: PendingRow): Promise<ReportVersion> => {
    const { deliveryKey: key } = pending;
    const running = underWay.get(key) ?? deliverUnlessGone(request, pending).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };

  const getPending = async ({ store, caller }: FastifyRequest, key: string): Promise<PendingRow> => {
    const pending = await store.pendingAttachments.find(caller.accountId, key);
    if (pending === undefined) throw notFound('upload');
    return pending;
  };

  const serverFor = (request: FastifyRequest, pending: PendingRow): DeliveryServer =>
    new DeliveryServer(request, {
      path: '/api/uploads',
      datastore: deliveries.datastore,
      locker,
      getFileIdFromRequest: () => pending.deliveryKey,
      onUploadFinish: async () => {
        const version = await deliverOnce(request, pending);
        return version === undefined ? {} : { headers: { [REPORT_VERSION_HEADER]: version } };
      },
    });

  // The parts are read as a stream by the tus server.
  api.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  const tags = ['Attachments'];

  api.route({
    method: 'HEAD',
    url: '/uploads/:delivery_key',
    schema: { operationId: 'getDeliveryOffset', tags, summary: 'How much of a file has come', params: DeliveryPath },
    config: { swagger: { exposeHeadRoute: true } },
    onRequest: checkProtocol,
    handler: async (request, reply) => {
      const { caller, params } = request;
      const pending = await request.store.pendingAttachments.find(caller.accountId, params.delivery_key);
      if (pending !== undefined && (await deliveries.isComplete(pending.deliveryKey, pending.size))) {
        await deliverOnce(request, pending);
      }
      const receipt = await deliveries.findReceipt(caller.accountId, params.delivery_key);
      if (receipt !== undefined) {
        const { size } = receipt;
        return reply
          .headers({
            'tus-resumable': TUS,
            'upload-offset': size,
            'upload-length': size,
            'cache-control': 'no-store',
          })
          .send();
      }
      if (pending === undefined) throw notFound('upload');
      return handOver(request, reply, serverFor(request, pending));
    },
  });

  // Asked before anything is known (tus 1.0): the same for every address, and nothing that needs a bearer.
  api.options('/uploads/:delivery_key', {
    schema: { hide: true },
    // A preflight is asked at the same address, and answered here as well.
    config: { public: true, cors: { preflightContinue: true, strictPreflight: false } },
    handler: async (_request, reply) =>
      reply
        .code(204)
        .headers({
          'tus-resumable': TUS,
          'tus-version': TUS,
          'tus-extension': 'termination',
          'tus-max-size': MOST_DELIVERED_BYTES,
          allow: 'DELETE, HEAD, OPTIONS, PATCH',
        })
        .send(),
  });

  api.patch('/uploads/:delivery_key', {
    schema: {
      operationId: 'deliverPart',
      tags,
      summary: 'A part of an announced file (tus 1.0)',
      params: DeliveryPath,
    },
    onRequest: [checkProtocol, checkPart],
    handler: async (request, reply) => {
      const { caller, params } = request;
      const pending = await getPending(request, params.delivery_key);
      checkWritable(await request.store.reports.getStanding(caller, homeOf(pending)), caller);
      return handOver(request, reply, serverFor(request, pending));
    },
  });

  api.delete('/uploads/:delivery_key', {
    schema: {
      operationId: 'cancelDelivery',
      tags,
      summary: 'Give up an announced file (tus 1.0)',
      params: DeliveryPath,
    },
    handler: async (request, reply) => {
      const { caller, params, store } = request;
      const pending = await getPending(request, params.delivery_key);
      checkWritable(await store.reports.getStanding(caller, homeOf(pending)), caller);
      await store.pendingAttachments.remove(caller.accountId, pending.deliveryKey);
      await deliveries.cancel(pending.deliveryKey);
      return reply.code(204).header('tus-resumable', '1.0.0').send();
    },
  });
};

/** The tus server writes past Fastify: the headers given so far go along. */
function handOver(request: FastifyRequest, reply: FastifyReply, server: DeliveryServer): Promise<void> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  return server.handle(request.raw, reply.raw);
}

function homeOf({ inspectionId, templateId }: PendingRow): ReportHome {
  if (inspectionId !== null) return { kind: 'inspection', id: inspectionId };
  if (templateId !== null) return { kind: 'template', id: templateId };
  throw notFound('upload');
}
