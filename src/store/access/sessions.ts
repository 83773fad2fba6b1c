/**
 * Sessions of the back office: a sign-in of one browser, with everything that the back office was given in it. When the
 * sign-in ends, or has been unused for as long as its account says, all of that ends.
 */
import type { Caller, Origin } from '#domain/caller.ts';
import { longestIdleMinutes } from '#domain/people/session-life.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { findAccountOfToken } from '../directory/token-accounts.ts';
import { hashToken } from '../secrets/random-token.ts';
import { endSignIns } from './person-sign-ins.ts';

/** Whether a sign-in counts, in SQL. */
export const hasNotEnded = (signIn: string, account: string): string =>
  `(${signIn}.expires_at > now()
    and ${signIn}.last_seen_at > now() - make_interval(mins => ${account}.session_idle_minutes))`;

/** A name for it that leads back to nothing. */
export const sessionId = (signIn: string): string => `md5(${signIn}.token_hash)`;

const LONGEST_BROWSER = 255;
export const browserOf = (from: Origin | undefined): string | null => from?.browser?.slice(0, LONGEST_BROWSER) ?? null;

export type SessionRow = {
  id: string;
  browser: string | null;
  address: string | null;
  kept: boolean;
  isCurrent: boolean;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
};
type InSession = Pick<Caller, 'accountId' | 'userId' | 'grantId'>;

export const buildSessionStore = (db: Executor) => ({
  /** Last seen first. */
  list: ({ accountId, userId, grantId }: InSession): Promise<SessionRow[]> =>
    db.rows<SessionRow>(
      'sessions.list',
      `select ${sessionId('s')} as id, s.browser, s.address, s.kept, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
         least(s.expires_at, s.last_seen_at + make_interval(mins => a.session_idle_minutes)) as "expiresAt",
         exists (select from grants g where g.account_id = $1 and g.id = $3 and g.sign_in_hash = s.token_hash) as "isCurrent"
       from sign_ins s join accounts a on a.id = $1
       where s.account_id = $1 and s.user_id = $2 and ${hasNotEnded('s', 'a')}
       order by s.last_seen_at desc, id`,
      [accountId, userId, grantId],
    ),

  /** A person has used it, and for so many seconds it may be unused now. Other requests say nothing: an open page makes them by itself. */
  noteUse: async ({ accountId, grantId, from }: InSession & Pick<Caller, 'from'>): Promise<number> => {
    const [used] = await db.rows<{ seconds: number }>(
      'sessions.note-use',
      `update sign_ins s set last_seen_at = now(), address = coalesce($3, s.address)
       from grants g, accounts a
       where s.account_id = $1 and g.account_id = $1 and a.id = $1 and g.id = $2 and s.token_hash = g.sign_in_hash
       returning a.session_idle_minutes * 60 as seconds`,
      [accountId, grantId, from?.address ?? null],
    );
    if (used === undefined) throw notFound('session');
    return used.seconds;
  },

  idleMinutes: async (accountId: number): Promise<number> => {
    const [row] = await db.rows<{ minutes: number }>(
      'sessions.idle-minutes',
      'select session_idle_minutes as minutes from accounts where id = $1',
      [accountId],
    );
    return row?.minutes ?? longestIdleMinutes;
  },

  changeIdleMinutes: async (accountId: number, minutes: number): Promise<void> => {
    await db.rows('sessions.change-idle', 'update accounts set session_idle_minutes = $2 where id = $1', [
      accountId,
      minutes,
    ]);
  },

  end: async ({ accountId, userId }: Pick<Caller, 'accountId' | 'userId'>, id: string): Promise<void> => {
    const [found] = await db.rows<{ hash: Buffer }>(
      'sessions.find',
      `select token_hash as hash from sign_ins s where account_id = $1 and user_id = $2 and ${sessionId('s')} = $3`,
      [accountId, userId, id],
    );
    if (found === undefined) throw notFound('session');
    await endSession(db, { accountId, hash: found.hash, because: 'ended by the person' });
  },

  /** All but the one that the caller works in. */
  endOthers: async ({ accountId, userId, grantId }: InSession, because: string): Promise<void> => {
    const own = '(select sign_in_hash from grants where account_id = $1 and id = $3)';
    await db.rows(
      'sessions.end-other-grants',
      `update grants set revoked_at = now(), revoked_because = $4
       where account_id = $1 and user_id = $2 and id <> $3 and directory_application_id is not null
         and revoked_at is null and sign_in_hash is distinct from ${own}`,
      [accountId, userId, grantId, because],
    );
    await db.rows(
      'sessions.end-others',
      `delete from sign_ins where account_id = $1 and user_id = $2 and token_hash is distinct from ${own}`,
      [accountId, userId, grantId],
    );
  },

  /** With everything that applications were allowed. */
  endAll: (accountId: number, userId: number): Promise<void> =>
    endSignIns(db, { accountId, userId, because: 'signed out everywhere' }),
});

/** The sign-in of this hash, and what the back office was given in it. */
export async function endSession(
  db: Executor,
  { accountId, hash, because }: { accountId: number; hash: Buffer; because: string },
): Promise<void> {
  await db.rows(
    'sessions.end-grants',
    `update grants set revoked_at = now(), revoked_because = $3
     where account_id = $1 and sign_in_hash = $2 and directory_application_id is not null and revoked_at is null`,
    [accountId, hash, because],
  );
  await db.rows('sessions.end', 'delete from sign_ins where account_id = $1 and token_hash = $2', [accountId, hash]);
}

/**
 * The session that a browser still has while it gets another one: of the same sign-in, or of one whose cookie is lost.
 */
export async function endFormerSession(
  tx: Executor,
  formerToken: string,
  next: { grantId: string; signInHash: Buffer | null },
): Promise<void> {
  const accountId = await findAccountOfToken(tx, formerToken);
  if (accountId === undefined) return;
  const [former] = await tx.rows<{ grantId: string; hash: Buffer | null }>(
    'sessions.former',
    `select g.id as "grantId", g.sign_in_hash as hash
     from refresh_tokens r join grants g on g.account_id = $1 and g.id = r.grant_id
     where r.account_id = $1 and r.token_hash = $2 and g.directory_application_id is not null and g.id <> $3`,
    [accountId, hashToken(formerToken), next.grantId],
  );
  if (former === undefined) return;
  const because = 'another session began in the same browser';
  if (former.hash !== null && next.signInHash?.equals(former.hash) !== true)
    return endSession(tx, { accountId, hash: former.hash, because });
  await tx.rows(
    'sessions.end-former-grant',
    `update grants set revoked_at = now(), revoked_because = $3
     where account_id = $1 and id = $2 and revoked_at is null`,
    [accountId, former.grantId, because],
  );
}
