/** Finds the account of a token, a report key or an id in a link. Newer ones name it themselves; older ones stand here until they end. */
import type { Executor } from '../database/database.ts';
import { accountOfToken, hashToken } from '../secrets/random-token.ts';

/** Undefined for an unknown one. Its own table says what it allows. */
export async function findAccountOfToken(db: Pick<Executor, 'rows'>, token: string): Promise<number | undefined> {
  const named = accountOfToken(token);
  if (named !== undefined) return named;
  const [row] = await db.rows<{ accountId: number }>(
    'directory.former-token',
    'select account_id as "accountId" from directory.former_tokens where token_hash = $1',
    [hashToken(token)],
  );
  return row?.accountId;
}

export async function findAccountOfId(
  db: Executor,
  kind: 'file_shares' | 'files' | 'pdfs',
  id: number,
): Promise<number | undefined> {
  const [row] = await db.rows<{ accountId: number }>(
    'directory.former-id',
    'select account_id as "accountId" from directory.former_ids where kind = $1 and id = $2',
    [kind, id],
  );
  return row?.accountId;
}
