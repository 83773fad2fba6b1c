/** A file that was delivered whole becomes an attachment, once. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, Refusal } from '#domain/refusal.ts';
import type { PendingRow } from '#store/files/attachments-pending.ts';
import type { ReportHome } from '#store/reports/report-standing.ts';
import { addToReport } from './add.ts';

/** After the file was brought in; unknown when another process did. */
type ReportVersion = number | undefined;

export type BringIn = (request: FastifyRequest, pending: PendingRow) => Promise<ReportVersion>;

export function buildBringIn({ library }: Pick<FastifyInstance, 'library'>): BringIn {
  const { deliveries } = library;

  /** All bytes are here: the file becomes an attachment, and the announcement is fulfilled with it. */
  const deliver = async (request: FastifyRequest, pending: PendingRow): Promise<ReportVersion> => {
    const { deliveryKey: key, filename, mediaType, description, roomId, itemId, size } = pending;
    const { caller, store } = request;
    const { accountId } = caller;
    try {
      const file = await library.receive(accountId, deliveries.open(key), { filename, declaredType: mediaType });
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
  const bringInOnce: BringIn = (request, pending) => {
    const { deliveryKey: key } = pending;
    const running = underWay.get(key) ?? deliverUnlessGone(request, pending).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
  return bringInOnce;
}

export function homeOf({ inspectionId, templateId }: PendingRow): ReportHome {
  if (inspectionId !== null) return { kind: 'inspection', id: inspectionId };
  if (templateId !== null) return { kind: 'template', id: templateId };
  throw notFound('upload');
}
