/** E-mail addresses that people sign in with: one person each in the whole installation. */
import { Refusal } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { isUniqueViolation } from '../database/violations.ts';

/** The key of a person's row in `users`. */
export type UserKey = { accountId: number; id: number };

/**
 * Takes the address for this person, in place of the one they had. Answers who has it in another account, where an address
 * signs in to one account only: nothing is changed then, so that nobody is locked out by it.
 */
export async function takeSignInName(
  db: Executor,
  email: string,
  { accountId, id }: UserKey,
): Promise<UserKey | undefined> {
  const owner = await findSignInName(db, email.toLowerCase());
  if (owner !== undefined && owner.accountId !== accountId) return owner;
  try {
    await db.rows(
      'directory.take-sign-in-name',
      `insert into directory.sign_in_names (email, account_id, user_id) values (lower($1), $2, $3)
       on conflict (account_id, user_id) do update set email = excluded.email`,
      [email, accountId, id],
    );
    return undefined;
  } catch (error) {
    if (isUniqueViolation(error)) throw takenHere();
    throw error;
  }
}

/** The address is free for anybody then. */
export async function releaseSignInName(db: Executor, { accountId, id }: UserKey): Promise<void> {
  await db.rows(
    'directory.release-sign-in-name',
    'delete from directory.sign_in_names where account_id = $1 and user_id = $2',
    [accountId, id],
  );
}

/** Said of people of the same account, whom the caller sees. */
export function takenHere(): Refusal {
  return new Refusal('duplicate', 'Somebody signs in with this e-mail address already.');
}

/** `email` in small letters. */
export async function findSignInName(db: Executor, email: string): Promise<UserKey | undefined> {
  const [row] = await db.rows<UserKey>(
    'directory.sign-in-name',
    'select account_id as "accountId", user_id as id from directory.sign_in_names where email = $1',
    [email],
  );
  return row;
}
