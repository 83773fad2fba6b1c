/** Ids from before accounts counted their own: no two accounts have the same, so links and files named by one alone are found. */
import type { Executor } from './database.ts';

/** The account whose it is; undefined when it is gone, or was given since. */
export async function findFormerOwner(
  db: Executor,
  kind: 'file_shares' | 'files' | 'pdfs',
  id: number,
): Promise<number | undefined> {
  const [row] = await db.rows<{ accountId: number }>(
    `former-ids.${kind}`,
    `select one.account_id as "accountId" from ${kind} one
     join id_leases lease on lease.account_id = one.account_id and lease.kind = '${kind}'
     where one.id = $1 and one.id < lease.first`,
    [id],
  );
  return row?.accountId;
}
