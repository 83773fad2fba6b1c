/** The link by which the current user reads their visits in a calendar of their own: /me/calendar-feed. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CalendarFeed, CalendarFeedLink } from '#contract/person.ts';
import { Empty } from '#contract/wire.ts';
import { feedUrl } from '../../calendar-feed/feed-url.ts';
import { sendNothing } from '../../no-body.ts';
import { itself } from '../factors/own.ts';

export const calendarFeedRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/me/calendar-feed', {
    schema: {
      operationId: 'getCalendarFeed',
      summary: 'Whether the current user has a link to their calendar, and when it was last read',
      response: { 200: CalendarFeed },
    },
    handler: async ({ caller, store }) => {
      const feed = await store.calendarFeeds.find(caller);
      return { created_at: feed?.createdAt ?? null, last_used_at: feed?.lastUsedAt ?? null };
    },
  });

  api.post('/me/calendar-feed', {
    // A repeat makes another link, and the one before ends.
    config: { repeats: false },
    schema: {
      operationId: 'createCalendarFeed',
      summary: 'A link to the calendar of the current user, in place of the one before',
      response: { 200: CalendarFeedLink },
    },
    handler: async ({ caller, store, server }) => {
      // The link opens without a sign-in, and would outlive one that was taken.
      await store.factors.checkProof(caller);
      const token = await store.inTransaction(async (tx) => {
        await tx.securityLog.add(caller, { kind: 'calendar_feed.made', subject: itself(caller) });
        return tx.calendarFeeds.make(caller);
      });
      return { url: feedUrl(server.settings.publicUrl, token) };
    },
  });

  api.delete('/me/calendar-feed', {
    schema: {
      operationId: 'deleteCalendarFeed',
      summary: 'End the link to the calendar of the current user; a repeat changes nothing',
      response: { 200: Empty },
    },
    handler: async ({ caller, store }, reply) => {
      await store.inTransaction(async (tx) => {
        if (await tx.calendarFeeds.remove(caller))
          await tx.securityLog.add(caller, { kind: 'calendar_feed.ended', subject: itself(caller) });
      });
      return sendNothing(reply);
    },
  });
};
