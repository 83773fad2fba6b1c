/** Links by which the visits of somebody are read in a calendar of their own. Only the hash of a link's token is kept. */
import type { Executor } from '../database/database.ts';
import { accountOfToken, buildAccountToken, hashToken } from '../secrets/random-token.ts';
import type { InspectionRow } from '../inspections/inspection-columns.ts';
import { listInspections } from '../inspections/inspections-list.ts';

export type FeedOwner = { accountId: number; userId: number };
export type CalendarFeedRow = { createdAt: string; lastUsedAt: string | null };
export type FoundFeed = FeedOwner & { company: string; name: string; email: string };

/** As far as a calendar shows them without anybody looking for more. */
const DAYS_BACK = 60;
const MOST_VISITS = 1000;
const aDay = 86_400_000;

export const buildCalendarFeedStore = (db: Executor) => ({
  find: async ({ accountId, userId }: FeedOwner): Promise<CalendarFeedRow | undefined> => {
    const [row] = await db.rows<CalendarFeedRow>(
      'calendar-feed.find',
      `select created_at as "createdAt", last_used_at as "lastUsedAt" from calendar_feeds
       where account_id = $1 and user_id = $2`,
      [accountId, userId],
    );
    return row;
  },

  /** A new token; the one before opens nothing any more. */
  make: async ({ accountId, userId }: FeedOwner): Promise<string> => {
    const token = buildAccountToken(accountId);
    await db.rows(
      'calendar-feed.make',
      `insert into calendar_feeds (account_id, user_id, token_hash) values ($1, $2, $3)
       on conflict (account_id, user_id)
         do update set token_hash = excluded.token_hash, created_at = now(), last_used_at = null`,
      [accountId, userId, hashToken(token)],
    );
    return token;
  },

  /** False when there was none. */
  remove: async ({ accountId, userId }: FeedOwner): Promise<boolean> => {
    const rows = await db.rows(
      'calendar-feed.remove',
      'delete from calendar_feeds where account_id = $1 and user_id = $2 returning user_id',
      [accountId, userId],
    );
    return rows.length > 0;
  },
});

/** Undefined for a token that is unknown or was taken back. Notes its use, once an hour. */
export async function openCalendarFeed(db: Executor, token: string): Promise<FoundFeed | undefined> {
  const accountId = accountOfToken(token);
  if (accountId === undefined) return undefined;
  const [row] = await db.rows<FoundFeed & { isNoted: boolean }>(
    'calendar-feed.open',
    `select f.account_id as "accountId", f.user_id as "userId", a.name as company, u.name, u.email,
       coalesce(f.last_used_at > now() - interval '1 hour', false) as "isNoted"
     from calendar_feeds f join users u on u.account_id = f.account_id and u.id = f.user_id
       join accounts a on a.id = f.account_id
     where f.account_id = $1 and f.token_hash = $2 and u.archived_at is null`,
    [accountId, hashToken(token)],
  );
  if (row === undefined) return undefined;
  const { isNoted, ...feed } = row;
  if (!isNoted)
    await db.rows(
      'calendar-feed.used',
      'update calendar_feeds set last_used_at = now() where account_id = $1 and user_id = $2',
      [feed.accountId, feed.userId],
    );
  return feed;
}

/** Their visits from two months ago on, the soonest first; cancelled ones are left out. */
export async function listFeedVisits(db: Executor, { accountId, userId }: FeedOwner): Promise<InspectionRow[]> {
  const from = new Date(Date.now() - DAYS_BACK * aDay).toISOString();
  const { rows } = await listInspections(
    db,
    { accountId, clientId: null },
    { clerkIds: [userId], conducted: { from, until: null, untilIncluded: false } },
    { by: 'conduct_date', descending: false },
    { page: 1, perPage: MOST_VISITS },
  );
  return rows.filter(({ cancelledAt }) => cancelledAt === null);
}
