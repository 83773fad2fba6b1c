/** Seals the finished reports of the demo company, each as it was completed, by the person who completed it. */
import type { Executor } from '#store/database/database.ts';
import { sealReport } from '#store/evidence/seal-report.ts';
import { buildInspectionStore } from '#store/inspections/inspections.ts';

export async function sealFinished(tx: Executor, accountId: number): Promise<void> {
  const completions = await tx.rows<{ id: number; by: number }>(
    'demo.completions',
    `select i.id, a.actor_id as by from inspections i
     join audit_entries a on a.account_id = i.account_id and a.subject_type = 'inspection' and a.subject_id = i.id
       and a.action = 'inspection.complete'
     where i.account_id = $1 and i.completed_at is not null and i.cancelled_at is null
     order by i.completed_at, i.id`,
    [accountId],
  );
  const inspections = buildInspectionStore(tx);
  for (const { id, by } of completions)
    await sealReport(tx, await inspections.get({ accountId, clientId: null }, id), { by });
}
