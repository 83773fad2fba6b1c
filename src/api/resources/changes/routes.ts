/** GET /changes: other people's changes as they happen, as Server-Sent Events with the bearer in the header. */
import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Change, ChangesHeaders } from '#contract/change.ts';
import type { ChangeRow, ChangeStore } from '#store/changes.ts';
import { buildChangeFeed } from './change-feed.ts';

/** A stream ends after five minutes, so that a withdrawn token does not listen on; clients come again by themselves. */
const LIFETIME = 300_000;
/** Between two signs of life, for whatever stands between. */
const HEARTBEAT = 20_000;
/** Somebody who missed more than this reads everything afresh. */
const MOST_MISSED = 500;

function written({ seq, kind, at, data }: ChangeRow): string {
  return `id: ${seq}\ndata: ${JSON.stringify({ type: kind, timestamp: at, data })}\n\n`;
}

export const changeRoutes: FastifyPluginAsyncZod<{ changes: ChangeStore }> = async (api, { changes }) => {
  const feed = buildChangeFeed(changes, api.log);
  const streams = new Set<PassThrough>();
  api.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });

  api.get('/changes', {
    schema: {
      operationId: 'listenToChanges',
      tags: ['Changes'],
      summary: 'A stream of what changes in the account, within two seconds',
      description:
        'Each event has an id; sent back as `Last-Event-ID` it brings what was missed meanwhile. The stream ends after five minutes: come again with a valid token.',
      headers: ChangesHeaders,
      response: { 200: { description: 'Events', content: { 'text/event-stream': { schema: Change } } } },
    },
    handler: async (request, reply) => {
      const { caller } = request;
      const stream = new PassThrough();
      const { through, stop } = await feed.listen(caller, (rows) => stream.write(rows.map(written).join('')));
      const heartbeat = setInterval(() => stream.write(':\n\n'), HEARTBEAT);
      const end = setTimeout(() => stream.end(), LIFETIME);
      streams.add(stream);
      stream.on('close', () => {
        stop();
        clearInterval(heartbeat);
        clearTimeout(end);
        streams.delete(stream);
      });
      const last = request.headers['last-event-id'];
      const missed = last === undefined ? [] : await changes.listMissed(caller, Number(last), MOST_MISSED);
      stream.write(`retry: 2000\nid: ${through}\n\n${missed.map(written).join('')}`);
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
