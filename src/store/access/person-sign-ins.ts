/** The end of all that a person is signed in to, in browsers, by applications and by the link of their calendar. */
import { buildCalendarFeedStore } from '../account/calendar-feeds.ts';
import type { Executor } from '../database/database.ts';

export async function endSignIns(
  db: Executor,
  { accountId, userId, because }: { accountId: number; userId: number; because: string },
): Promise<void> {
  await db.rows('staff.end-sign-ins', 'delete from sign_ins where account_id = $1 and user_id = $2', [
    accountId,
    userId,
  ]);
  await db.rows(
    'staff.revoke-grants',
    `update grants set revoked_at = now(), revoked_because = $3
     where account_id = $1 and user_id = $2 and revoked_at is null`,
    [accountId, userId, because],
  );
  await buildCalendarFeedStore(db).remove({ accountId, userId });
}
