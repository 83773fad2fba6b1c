/**
 * Reports that were finished before versions were sealed are sealed: one after the other, so that it may stop at any time.
 * Each says that it was sealed later (decision 060). One that is opened meanwhile has been sealed by that, and is passed over.
 */
import { states } from '#domain/inspection-state.ts';
import type { Database } from '../database/database.ts';
import { buildReportVersionStore } from './report-versions.ts';

const STEP = 100;

type Finished = { accountId: number; id: number };

/** Resolves when none is left. Those that cannot be sealed hold up no other, and are named at the end. */
export async function sealEarlier(database: Database, isStopped: () => boolean = () => false): Promise<void> {
  const failures: Error[] = [];
  const versions = buildReportVersionStore(database);
  for (let after: Finished = { accountId: 0, id: 0 }; ; ) {
    const found = await listUnsealed(database, after);
    for (const one of found) {
      if (isStopped()) return;
      await versions.findOrSeal(one).catch((error: unknown) => {
        failures.push(new Error(`inspection ${one.id} of account ${one.accountId}`, { cause: error }));
      });
      after = one;
    }
    if (found.length < STEP) break;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} finished reports could not be sealed`);
}

const listUnsealed = (database: Database, { accountId, id }: Finished): Promise<Finished[]> =>
  database.rows<Finished>(
    'evidence.unsealed',
    `select i.account_id as "accountId", i.id from inspections i
     where (i.account_id, i.id) > ($1, $2) and i.state >= ${states.complete} and i.cancelled_at is null
       and not exists (select from report_versions v where v.account_id = i.account_id and v.inspection_id = i.id)
     order by i.account_id, i.id limit ${STEP}`,
    [accountId, id],
  );
