/** `/feeds/<token>.ics`: the visits of one member of staff, for a calendar that cannot sign in. */
import { hash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { buildRateLimitStore } from '#store/access/rate-limits.ts';
import { listFeedVisits, openCalendarFeed } from '#store/account/calendar-feeds.ts';
import type { Database } from '#store/database/database.ts';
import { buildAddressLimit } from '../plugins/allowances.ts';
import { writeFeed } from './write-feed.ts';

export type CalendarFeedOptions = { database: Database; settings: { publicUrl: string; rateLimit?: boolean } };

/** Mounted under `/feeds`. */
export const calendarFeedPlugin: FastifyPluginAsync<CalendarFeedOptions> = async (app, { database, settings }) => {
  const { publicUrl, rateLimit = false } = settings;
  const limit = rateLimit ? buildAddressLimit('feeds', buildRateLimitStore(database)) : undefined;

  app.get<{ Params: { token: string } }>('/:token.ics', async ({ params, ip, headers }, reply) => {
    reply.headers({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const wait = await limit?.(ip);
    if (wait !== undefined) return reply.code(429).header('retry-after', wait).type('text/plain').send(tooMany(wait));
    const feed = await openCalendarFeed(database, params.token);
    if (feed === undefined) return reply.code(404).type('text/plain').send(ended);
    const text = writeFeed(feed, await listFeedVisits(database, feed), publicUrl);
    const tag = `"${hash('sha256', text, 'base64url')}"`;
    reply.header('etag', tag);
    if (headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
};

const ended = 'This calendar link has ended. Make a new one in Keyturn, under My account.\n';
const tooMany = (seconds: number): string => `Too many requests. Try again in ${seconds} seconds.\n`;
