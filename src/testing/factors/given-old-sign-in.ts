/** A sign-in that was long enough ago to prove nothing. Straight into the database of a Keyturn that runs. */
import { openDatabase } from '#store/database/database.ts';
import { accountOfToken, hashToken } from '#store/secrets/random-token.ts';
import { findEmbedded } from '../kill/running-keyturn.ts';

/** `cookie`: the value of the one that the browser keeps of its sign-in. */
export async function ageSignIn(dataDir: string, cookie: string): Promise<void> {
  const database = openDatabase(findEmbedded(dataDir).url, { poolSize: 1 });
  try {
    const aged = await database.rows(
      'test.age-sign-in',
      `with aged as (
         update sign_ins set created_at = now() - interval '11 minutes'
         where account_id = $1 and token_hash = $2 returning account_id, token_hash),
       unproved as (
         update grants g set proved_at = null from aged where g.account_id = aged.account_id and g.sign_in_hash = aged.token_hash)
       select 1 from aged`,
      [accountOfToken(cookie), hashToken(cookie)],
    );
    if (aged.length !== 1) throw new Error('there is no such sign-in');
  } finally {
    await database.close();
  }
}
