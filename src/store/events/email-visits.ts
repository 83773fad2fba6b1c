/** The visits that one e-mail tells of together: it is listed with each of them. */
import { inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { emails } from '../schema/event.ts';

/** Each of the two is found by an index of its own. */
export const isAboutAny = (accountId: number, inspectionIds: number[]): SQL | undefined =>
  or(
    inArray(emails.inspectionId, inspectionIds),
    sql`${emails.id} = any(array(select v.email_id from email_visits v
      where v.account_id = ${accountId} and v.inspection_id = any(${sql.param(inspectionIds)}::int[])))`,
  );

type EmailVisits = { emailId: number; visits: number[] };

export async function addEmailVisits(db: Executor, accountId: number, added: EmailVisits[]): Promise<void> {
  const rows = added.flatMap(({ emailId, visits }) => visits.map((inspectionId) => ({ emailId, inspectionId })));
  if (rows.length === 0) return;
  await db.rows(
    'email-visits.add',
    'insert into email_visits (account_id, email_id, inspection_id) select $1, * from unnest($2::int[], $3::int[])',
    [accountId, rows.map(({ emailId }) => emailId), rows.map(({ inspectionId }) => inspectionId)],
  );
}

/** To the e-mail that repeats another. */
export async function copyEmailVisits(
  db: Executor,
  { accountId, id, resentFrom }: { accountId: number; id: number; resentFrom: number | null },
): Promise<void> {
  await db.rows(
    'email-visits.copy',
    `insert into email_visits (account_id, email_id, inspection_id)
     select account_id, $2::int, inspection_id from email_visits where account_id = $1 and email_id = $3`,
    [accountId, id, resentFrom],
  );
}

/** By e-mail; those of a single inspection are not in it. */
export async function listEmailVisits(
  db: Executor,
  accountId: number,
  emailIds: number[],
): Promise<Map<number, number[]>> {
  if (emailIds.length === 0) return new Map();
  const rows = await db.rows<EmailVisits>(
    'email-visits.list',
    `select email_id as "emailId", array_agg(inspection_id order by inspection_id) as visits from email_visits
     where account_id = $1 and email_id = any($2::int[]) group by email_id`,
    [accountId, emailIds],
  );
  return new Map(rows.map(({ emailId, visits }) => [emailId, visits]));
}
