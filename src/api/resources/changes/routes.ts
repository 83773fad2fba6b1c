/** GET /changes: other people's changes as they happen, as Server-Sent Events with the bearer in the header. */
import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Change, ChangesHeaders, ChangesQuery } from '#contract/change.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { ChangeRow, ChangeStore } from '#store/events/changes.ts';
import { buildChangeFeed } from './change-feed.ts';
import { buildReportFeed, type ReportNews } from './report-feed.ts';

/** A stream ends after five minutes, so that a withdrawn token does not listen on; clients come again by themselves. */
const LIFETIME = 300_000;
/** Between two signs of life, for whatever stands between. */
const HEARTBEAT = 20_000;
/** Somebody who missed more than this reads everything afresh. */
const MOST_MISSED = 500;

function written({ seq, kind, at, data }: ChangeRow): string {
  return `id: ${seq}\ndata: ${JSON.stringify({ type: kind, timestamp: at, data })}\n\n`;
}

/** Without an id: what was missed of it is in the report, which is read instead. */
function writtenNews(inspectionId: number, news: ReportNews): string {
  const data = { inspection_id: inspectionId, ...news };
  return `data: ${JSON.stringify({ type: 'report.written', timestamp: new Date().toISOString(), data })}\n\n`;
}

function refuseReport(error: unknown): never {
  if (error instanceof Refusal && error.code === 'not_found')
    throw invalid({ parameter: 'report', code: 'unknown', detail: 'There is no such inspection.' });
  throw error;
}

export const changeRoutes: FastifyPluginAsyncZod<{ changes: ChangeStore }> = async (api, { changes }) => {
  const feed = buildChangeFeed(changes, api.log);
  const { reports, rooms } = api.store;
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
      tags: ['Changes'],
      summary: 'A stream of what changes in the account, within two seconds',
      description:
        'Each event has an id; sent back as `Last-Event-ID` it brings what was missed meanwhile. The stream ends after five minutes: come again with a valid token.',
      headers: ChangesHeaders,
      querystring: ChangesQuery,
      response: { 200: { description: 'Events', content: { 'text/event-stream': { schema: Change } } } },
    },
    handler: async (request, reply) => {
      const { caller } = request;
      const stream = new PassThrough();
      const { through, stop } = await feed.listen(caller, (rows) => stream.write(rows.map(written).join('')));
      const hear = (text: string) => stream.write(text);
      const report = await listenToReport(caller, request.query.report, hear).catch((error) => {
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
      const missed = last === undefined ? [] : await changes.listMissed(caller, Number(last), MOST_MISSED);
      stream.write(`retry: 2000\nid: ${through}\n\n${missed.map(written).join('')}${report.now}`);
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
