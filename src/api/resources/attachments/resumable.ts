/** The parts of announced files as they come in (tus 1.0). */
import { MemoryLocker } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DeliveryPath, MOST_DELIVERED_BYTES } from '#contract/attachment.ts';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { PendingRow } from '#store/files/attachments-pending.ts';
import type { RouteApi } from '../../route-api.ts';
import { checkWritable, REPORT_VERSION_HEADER } from '../report/report-home.ts';
import { buildBringIn, homeOf } from './bring-in.ts';
import { DeliveryServer } from './delivery-server.ts';
import { expectedAttachmentRoutes } from './expected.ts';

const TUS = '1.0.0';

export const deliveryRoutes: FastifyPluginAsyncZod = async (api) => {
  await api.register(expectedAttachmentRoutes);
  const parts = buildDeliveryParts(api);
  // The parts are read as a stream by the tus server.
  api.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  getDeliveryOffsetRoute(parts);
  tellDeliveryOptionsRoute(parts);
  deliverPartRoute(parts);
  cancelDeliveryRoute(parts);
};

type DeliveryParts = ReturnType<typeof buildDeliveryParts>;

/** Shared by the operations on deliveries. */
function buildDeliveryParts(api: RouteApi) {
  const { deliveries } = api.library;
  const bringIn = buildBringIn(api);
  const locker = new MemoryLocker();

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
        const version = await bringIn(request, pending);
        return version === undefined ? {} : { headers: { [REPORT_VERSION_HEADER]: version } };
      },
    });

  return { api, deliveries, bringIn, getPending, serverFor };
}

function getDeliveryOffsetRoute({ api, deliveries, bringIn, serverFor }: DeliveryParts): void {
  api.route({
    method: 'HEAD',
    url: '/uploads/:delivery_key',
    // The document describes a HEAD before it is given the heading of the others.
    schema: {
      operationId: 'getDeliveryOffset',
      tags: ['Attachments'],
      summary: 'How much of a file has come',
      params: DeliveryPath,
    },
    config: { swagger: { exposeHeadRoute: true } },
    onRequest: checkProtocol,
    handler: async (request, reply) => {
      const { caller, params } = request;
      const pending = await request.store.pendingAttachments.find(caller.accountId, params.delivery_key);
      if (pending !== undefined && (await deliveries.isComplete(pending.deliveryKey, pending.size))) {
        await bringIn(request, pending);
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
}

/** Asked before anything is known (tus 1.0): the same for every address, and nothing that needs a bearer. */
function tellDeliveryOptionsRoute({ api }: DeliveryParts): void {
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
}

function deliverPartRoute({ api, getPending, serverFor }: DeliveryParts): void {
  api.patch('/uploads/:delivery_key', {
    schema: {
      operationId: 'deliverPart',
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
}

function cancelDeliveryRoute({ api, deliveries, getPending }: DeliveryParts): void {
  api.delete('/uploads/:delivery_key', {
    schema: {
      operationId: 'cancelDelivery',
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
}

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

/** A part is read only when it is sent as one (tus 1.0). */
async function checkPart({ headers }: FastifyRequest): Promise<void> {
  const mediaType = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType !== 'application/offset+octet-stream')
    throw new Refusal('unsupported_media', 'A part of a file is sent as application/offset+octet-stream.');
}

/** The tus server writes past Fastify: the headers given so far go along. */
function handOver(request: FastifyRequest, reply: FastifyReply, server: DeliveryServer): Promise<void> {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  return server.handle(request.raw, reply.raw);
}
