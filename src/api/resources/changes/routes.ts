/** GET /changes: other people's changes as they happen, as Server-Sent Events with the bearer in the header. */
import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Change, ChangesHeaders, ChangesQuery } from '#contract/change.ts';
import type { Caller } from '#domain/caller.ts';
import { EVENTS_KEPT_DAYS } from '#domain/message/event-kind.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { buildChangeStore } from '#store/events/changes.ts';
import { buildPresenceStore } from '#store/events/presence.ts';
import { bearerTokenOf } from '../../plugins/caller.ts';
import { buildChangeFeed } from './change-feed.ts';
import { buildOpening } from './opening.ts';
import { buildPlaces } from './places.ts';
import { presenceRoutes, presentNews } from './presence.ts';
import { buildPresenceFeed } from './presence-feed.ts';
import { buildReportFeed, type ReportNews } from './report-feed.ts';

/** A stream ends after five minutes, whatever happens to its line; clients come again by themselves. */
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

type ChangeRoutes = { database: Database; store: Store };

export const changeRoutes: FastifyPluginAsyncZod<ChangeRoutes> = async (api, { database, store }) => {
  const changes = buildChangeStore(database);
  const presence = buildPresenceStore(database);
  const feed = buildChangeFeed(changes, api.log);
  const { reports, rooms } = store;
  const reportFeed = buildReportFeed({ changes, reports, rooms }, api.log);
  const presenceFeed = buildPresenceFeed(presence, api.log);
  await api.register(presenceRoutes, { presence, store });
  const streams = new Set<PassThrough>();
  const places = buildPlaces();
  api.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  api.addHook('onClose', () => presenceFeed.close());

  const listenToReports = buildReportListening(reports, reportFeed, presenceFeed);

  api.get('/changes', {
    schema: {
      operationId: 'listenToChanges',
      summary: 'A stream of what changes in the account, within two seconds',
      description: `An id, sent back as \`Last-Event-ID\`, brings the changes missed meanwhile; a change may come twice. Changes are kept for ${EVENTS_KEPT_DAYS} days. The stream ends after five minutes: come again with a valid token. It ends sooner for a caller who may listen no longer. Each person has ten streams at most; the eleventh is 429.`,
      headers: ChangesHeaders,
      querystring: ChangesQuery,
      response: { 200: { description: 'Events', content: { 'text/event-stream': { schema: Change } } } },
    },
    handler: async (request, reply) => {
      const { caller } = request;
      const leave = places.take(caller);
      const stream = new PassThrough();
      const opening = buildOpening((text) => stream.write(text));
      const token = bearerTokenOf(request.headers.authorization) ?? '';
      const { through, stop } = await feed
        .listen({ ...caller, token }, { hear: opening.hear, end: () => stream.end() })
        .catch((error) => {
          leave();
          throw error;
        });
      const report = await listenToReports(caller, request.query.report ?? [], opening.add).catch((error) => {
        stop();
        leave();
        throw error;
      });
      const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT);
      const end = setTimeout(() => stream.end(), LIFETIME);
      streams.add(stream);
      stream.on('close', () => {
        stop();
        report.stop();
        leave();
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

/** The reports that are open there, as they are now and whenever they have been written in. */
function buildReportListening(
  reports: Store['reports'],
  reportFeed: ReturnType<typeof buildReportFeed>,
  presenceFeed: ReturnType<typeof buildPresenceFeed>,
) {
  return async (caller: Caller, inspectionIds: number[], hear: (text: string) => void) => {
    if (inspectionIds.length > 0 && !caller.scopes.has('reports.read')) {
      throw new Refusal('insufficient_scope', 'The token lacks reports.read.', { facts: { scopes: ['reports.read'] } });
    }
    const stops: (() => void)[] = [];
    const stop = () => stops.forEach((end) => end());
    const told = new Set<number>();
    try {
      let now = '';
      for (const inspectionId of inspectionIds) {
        const { reportId } = await reports
          .getStanding(caller, { kind: 'inspection', id: inspectionId })
          .catch(refuseReport);
        // One that is open in two tabs is open twice, and told once.
        const isTold = told.has(inspectionId);
        told.add(inspectionId);
        const report = { accountId: caller.accountId, reportId };
        const listening = await reportFeed.listen(report, (news) => isTold || hear(writtenNews(inspectionId, news)));
        stops.push(listening.stop);
        // The office alone knows who works on a report.
        if (!isTold && caller.clientId === null) {
          const of = { accountId: caller.accountId, inspectionId };
          stops.push(await presenceFeed.listen(of, (presence) => hear(presentNews(presence))));
        }
        if (!isTold) now += writtenNews(inspectionId, listening.now);
      }
      return { now, stop };
    } catch (error) {
      stop();
      throw error;
    }
  };
}
