/** The outbox: events written in the transaction of the change they tell of. */
import type { FeedKind } from '#domain/message/event-kind.ts';
import type { Executor } from '../database/database.ts';

export const buildEventStore = (db: Executor) => ({
  /** `data` holds ids and state, never secrets or signed links. */
  add: async (accountId: number, kind: FeedKind, data: Record<string, unknown>): Promise<void> => {
    await db.rows(
      'events.add',
      // The transaction has its number before the event has one, which the live feed counts on.
      'insert into events (account_id, kind, data) select $1::int, $2::text, $3::jsonb from pg_current_xact_id()',
      [accountId, kind, JSON.stringify(data)],
    );
  },
});
