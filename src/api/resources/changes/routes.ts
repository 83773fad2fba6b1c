/** GET /changes: other people's changes as they happen, as Server-Sent Events with the bearer in the header. */
import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Change, ChangesHeaders, ChangesQuery } from '#contract/change.ts';
import type { Caller } from '#domain/caller.ts';
import { EVENTS_KEPT_DAYS } from '#domain/message/event-kind.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import type { ChangeStore } from '#store/events/changes.ts';
import { buildChangeFeed } from './change-feed.ts';
import { buildOpening } from './opening.ts';
import { buildReportFeed, type ReportNews } from './report-feed.ts';

/** A stream ends after five minutes, so that a withdrawn token does not listen on; clients come again by themselves. */
const LIFETIME = 300_000;
/** Between two signs of life, for any proxy in between. */
const HEARTBEAT = 20_000;

/** Without an id: missed changes of it are in the report, which is read instead. */
function writtenNews(inspectionId: number, news: ReportNews): string {
  const data = { inspection_id: inspectionId, ...news };
  return `data: ${JSON.stringify({ type: 'report.written', timestamp: new Date().toISOString(), data })}\n\n`;
}

function refuseReport(error: unknown): never {
  if (error instanceof Refusal && error.code === 'not_found')
    throw invalid({ parameter: 'report', code: 'unknown', detail: 'There is no such inspection.' });
  throw error;
}

export const changeRoutes: FastifyPluginAsyncZod<{ changes: ChangeStore; store: Store }> = async (
  api,
  { changes, store },
) => {
  const feed = buildChangeFeed(changes, api.log);
  const { reports, rooms } = store;
  const reportFeed = buildReportFeed({ changes, reports, rooms }, api.log);
  const streams = new Set<PassThrough>();
  api.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  /** The report that is open there, as it is now and whenever it has been written in. */
  const listenToReport = async (caller: Caller, inspectionId: number | undefined, hear: (text: string) => void) => {
    if (inspectionId === undefined) return { now: '', stop: () => undefined };
    if (!caller.scopes.has('reports.read')) {
      throw new Refusal('insufficient_scope', 'The token lacks reports.read.', { facts: { scopes: ['reports.read'] } });
    }
    const { reportId } = await reports
      .getStanding(caller, { kind: 'inspection', id: inspectionId })
      .catch(refuseReport);
    const report = { accountId: caller.accountId, reportId };
    const { now, stop } = await reportFeed.listen(report, (news) => hear(writtenNews(inspectionId, news)));
    return { now: writtenNews(inspectionId, now), stop };
  };

  api.get('/changes', {
    schema: {
      operationId: 'listenToChanges',
      summary: 'A stream of what changes in the account, within two seconds',
      description: `An id, sent back as \`Last-Event-ID\`, brings the changes missed meanwhile; a change may come twice. Changes are kept for ${EVENTS_KEPT_DAYS} days. The stream ends after five minutes: come again with a valid token.`,
      headers: ChangesHeaders,
      querystring: ChangesQuery,
      response: { 200: { description: 'Events', content: { 'text/event-stream': { schema: Change } } } },
    },
    handler: async (request, reply) => {
      const { caller } = request;
      const stream = new PassThrough();
      const opening = buildOpening((text) => stream.write(text));
      const { through, stop } = await feed.listen(caller, opening.hear);
      const report = await listenToReport(caller, request.query.report, opening.add).catch((error) => {
        stop();
        throw error;
      });
      const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT);
      const end = setTimeout(() => stream.end(), LIFETIME);
      streams.add(stream);
      stream.on('close', () => {
        stop();
        report.stop();
        clearInterval(heartbeat);
        clearTimeout(end);
        streams.delete(stream);
      });
      const last = request.headers['last-event-id'];
      const from = { lastId: last === undefined ? undefined : Number(last), sinceSeconds: request.query.since_seconds };
      opening.add(report.now);
      await opening.open(changes, caller, from, through).catch((error) => {
        stream.destroy();
        throw error;
      });
      return (
        reply
          .header('cache-control', 'no-cache, no-transform')
          .header('x-accel-buffering', 'no')
          .type('text/event-stream; charset=utf-8')
          // The schema describes one event of the stream, not the stream.
          .send(stream as never)
      );
    },
  });
};
