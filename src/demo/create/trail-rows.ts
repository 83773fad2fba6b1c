/** The entries that the audit trail of each property would have after such a year. */
import type { DemoContent, DemoHome, DemoInspection } from '#demo/content/demo-inspection.ts';
import type { Step } from '#demo/content/diary/milestones.ts';
import { ownApplications } from '#domain/people/own-application.ts';
import { insertRows, reserveIds } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';
import { type AuditChange, auditEntries } from '#store/schema/event.ts';
import type { CompanyIds } from './company-rows.ts';
import { type DiaryIds, personId, personNamed } from './diary-rows.ts';
import { type PortfolioIds, takenOn } from './portfolio-rows.ts';

/** Under which name the back office is registered. */
const backOffice = 'Keyturn';

export async function insertTrail(
  tx: Executor,
  content: DemoContent,
  company: CompanyIds,
  portfolio: PortfolioIds,
  diary: DiaryIds,
): Promise<void> {
  const { accountId } = company;
  const taken = content.homes.map((home) => ({
    accountId,
    propertyId: portfolio.homes.of(home),
    at: takenOn(home, content).toISOString(),
    actorId: personId('helen', content, company),
    actorName: personNamed('helen', content).name,
    application: backOffice,
    action: 'property.created',
    subjectType: 'property',
    subjectId: portfolio.homes.of(home),
    changes: [] as AuditChange[],
  }));
  const steps = content.inspections.flatMap((one) =>
    one.milestones.steps.map((step) => ({
      accountId,
      propertyId: portfolio.homes.of(content.homes[one.appointment.property.key] as DemoHome),
      at: step.at.toISOString(),
      ...actorOf(step, one, content, company),
      // A step without a verb of its own is an update of the inspection.
      action: step.action === 'inspection.assigned' ? 'inspection.updated' : step.action,
      subjectType: 'inspection',
      subjectId: diary.inspections.of(one),
      changes: changesOf(step, one, content, company),
    })),
  );
  const rows = [...taken, ...steps].toSorted((one, other) => one.at.localeCompare(other.at));
  const ids = await reserveIds(tx, auditEntries, accountId, rows.length);
  await insertRows(
    tx,
    auditEntries,
    rows.map((row, at) => ({ id: ids[at] ?? 0, ...row })),
  );
}

function actorOf({ actorKey }: Step, { tenants }: DemoInspection, content: DemoContent, company: CompanyIds) {
  if (actorKey === null)
    return { actorId: null, actorName: tenants[0]?.name ?? 'The tenant', application: ownApplications.tenant };
  return {
    actorId: personId(actorKey, content, company),
    actorName: personNamed(actorKey, content).name,
    application: backOffice,
  };
}

function changesOf(
  step: Step,
  { appointment, words }: DemoInspection,
  content: DemoContent,
  company: CompanyIds,
): AuditChange[] {
  if (step.action === 'inspection.created') return [];
  const state: AuditChange = { field: 'state', from: step.from, to: step.to };
  if (step.action === 'inspection.assigned')
    return [{ field: 'clerk', from: null, to: personId(appointment.clerkKey, content, company) }, state];
  if (step.action === 'inspection.cancel')
    return [state, { field: 'cancellation_reason', from: null, to: words.cancellationReason }];
  return [state];
}
