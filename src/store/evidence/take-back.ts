/** Taking a completion back before anything of it has left the house. */
import type { Executor } from '../database/database.ts';

/** `isWaiting`: its e-mails have not gone. `hasLeft`: somebody outside has it all the same, or has answered to it. */
type StandingOfCompletion = { isWaiting: boolean; hasLeft: boolean };

/** By the clock of the database, which is also that of whoever sends the e-mails. */
export async function findStandingOfCompletion(
  db: Executor,
  accountId: number,
  inspectionId: number,
): Promise<StandingOfCompletion> {
  const [row] = await db.rows<StandingOfCompletion>(
    'evidence.standing-of-completion',
    `select coalesce(i.sends_at > clock_timestamp(), false) as "isWaiting",
       exists (select from emails e where e.account_id = $1 and e.inspection_id = $2 and e.created_at >= i.completed_at
         and (e.not_before is null or e.sent_at is not null))
       or exists (select from file_shares s where s.account_id = $1 and s.inspection_id = $2 and s.created_at >= i.completed_at)
       or exists (select from report_comments c where c.account_id = $1 and c.inspection_id = $2 and c.created_at >= i.completed_at)
       or exists (select from report_signatures s where s.account_id = $1 and s.inspection_id = $2 and s.created_at >= i.completed_at)
       or exists (select from report_openings o where o.account_id = $1 and o.inspection_id = $2 and o.version_number =
         (select max(v.number) from report_versions v where v.account_id = $1 and v.inspection_id = $2)) as "hasLeft"
     from inspections i where i.account_id = $1 and i.id = $2`,
    [accountId, inspectionId],
  );
  return row ?? { isWaiting: false, hasLeft: false };
}

/** `isLate`: an e-mail is on its way after all. `stands`: there is an earlier version. */
type TakenBack = Record<'isLate' | 'stands', boolean>;

/**
 * The newest version says that it was taken back; it stays in the log, whose entries nobody takes away. Its e-mails go, and the
 * links that stood in them alone. A worker takes none before its time, so that each is either removed here or sent, never both.
 */
export async function takeBackVersion(db: Executor, accountId: number, inspectionId: number): Promise<TakenBack> {
  await db.rows(
    'evidence.take-back-links',
    `delete from report_links l using inspections i
     where l.account_id = $1 and l.inspection_id = $2 and i.account_id = $1 and i.id = $2 and l.created_at >= i.completed_at`,
    [accountId, inspectionId],
  );
  await db.rows(
    'evidence.take-back-emails',
    `delete from emails e using inspections i
     where e.account_id = $1 and e.inspection_id = $2 and i.account_id = $1 and i.id = $2
       and e.created_at >= i.completed_at and e.not_before > clock_timestamp()`,
    [accountId, inspectionId],
  );
  await db.rows(
    'evidence.take-back',
    `update report_versions set taken_back_at = now()
     where account_id = $1 and inspection_id = $2 and number =
       (select max(v.number) from report_versions v where v.account_id = $1 and v.inspection_id = $2)`,
    [accountId, inspectionId],
  );
  const [row] = await db.rows<TakenBack>(
    'evidence.taken-back',
    `select exists (select from report_versions v
         where v.account_id = $1 and v.inspection_id = $2 and v.taken_back_at is null) as stands,
       exists (select from emails e where e.account_id = $1 and e.inspection_id = $2 and e.created_at >= i.completed_at) as "isLate"
     from inspections i where i.account_id = $1 and i.id = $2`,
    [accountId, inspectionId],
  );
  return row ?? { isLate: true, stands: false };
}
