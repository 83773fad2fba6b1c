/** E-mail addresses that people sign in with: one person each in the whole installation. */
import { Refusal } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { isUniqueViolation } from '../database/violations.ts';

/** The key of a person's row in `users`. */
export type UserKey = { accountId: number; id: number };

/** Takes the address for this person, in place of the one they had. */
export async function takeSignInName(db: Executor, email: string, { accountId, id }: UserKey): Promise<void> {
  try {
    await db.rows(
      'directory.take-sign-in-name',
      `insert into directory.sign_in_names (email, account_id, user_id) values (lower($1), $2, $3)
       on conflict (account_id, user_id) do update set email = excluded.email`,
      [email, accountId, id],
    );
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('duplicate', 'Somebody signs in with this e-mail address already.');
    throw error;
  }
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
