/** Carries out what is accepted of a plan, as one bulk change, which is undone as one. */
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod';
import type { SchedulePlanAcceptance } from '#contract/inspections/schedule-plan.ts';
import { MOST_WHILE_WAITING } from '#domain/bulk-change.ts';
import type { Caller } from '#domain/caller.ts';
import { type Fault, invalid, notFound, Refusal } from '#domain/refusal.ts';
import type { MailSettings } from '#store/access/person-notices.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { AcceptedBulkRow, BulkRowRecord } from '#store/inspections/bulk-change-rows.ts';
import type { CountedBulkChange } from '#store/inspections/bulk-changes.ts';
import { carryOutRows, jobOf } from '../bulk-changes/carry-out.ts';
import { worksHere } from '../bulk-changes/works-here.ts';
import { acceptMoment } from '../inspections/accept.ts';
import { recordLeave } from './leave.ts';
import { readDays, seenOf } from './read-days.ts';

type Acceptance = z.output<typeof SchedulePlanAcceptance>;
type Accepted = Acceptance['visits'][number];
type Applying = { store: Store; server: { settings: MailSettings } };

export function applyPlan(
  { store, server }: Applying,
  caller: Caller,
  id: number,
  { record_leave: isLeaveWanted, visits }: Acceptance,
): Promise<CountedBulkChange> {
  const { accountId, userId: actorId, applicationId, applicationName: application } = caller;
  return store.inTransaction(async (tx) => {
    const one = await tx.bulkChanges.lock(accountId, id);
    const { plan, staffId } = one;
    if (plan === null || staffId === null) throw notFound('plan');
    if (one.state !== 'planned') throw new Refusal('state_forbids', 'The plan has been accepted already.');
    const rows = await tx.bulkChanges.listWaiting(one, one.counts.inspections);
    await checkAccepted(tx, accountId, rows, visits);
    const changed = await findChangedDays(tx, caller, plan, visits, rows);
    const isLeaveRecorded = isLeaveWanted && (await recordLeave(tx, caller, staffId, plan, server.settings));
    await tx.bulkChanges.acceptRows(one, visits.map(changeOf));
    await tx.bulkChanges.accept(one, { ...plan, isLeaveRecorded }, { actorId, application, applicationId });
    await tx.bulkChanges.settle(
      one,
      changed.map((row) => ({ ...row, outcome: 'refused' as const })),
    );
    if (visits.length <= MOST_WHILE_WAITING) {
      const accepted = await tx.bulkChanges.get(accountId, id);
      const waiting = await tx.bulkChanges.listWaiting(one, visits.length);
      await carryOutRows(tx, await jobOf(tx, caller, server), accepted, waiting);
      await tx.bulkChanges.finish(one);
    }
    return tx.bulkChanges.get(accountId, id);
  });
}

const changeOf = ({ inspection_id: inspectionId, staff_id: id, conduct_date: date }: Accepted): AcceptedBulkRow => ({
  inspectionId,
  change: { clerk: { id }, ...(date !== undefined && { conduct_date: date }) },
});

/** Every fault at once. */
async function checkAccepted(
  tx: StoreTransaction,
  accountId: number,
  rows: readonly BulkRowRecord[],
  visits: readonly Accepted[],
): Promise<void> {
  const planned = new Set(rows.map(({ inspectionId }) => inspectionId));
  const named = new Set<number>();
  const here = new Map<number, boolean>();
  const faults: Fault[] = [];
  for (const [at, { inspection_id: inspection, staff_id: staff }] of visits.entries()) {
    const pointer = `/visits/${at}/inspection_id`;
    if (!planned.has(inspection))
      faults.push({ pointer, code: 'unknown', detail: `Inspection ${inspection} is not in the plan.` });
    if (named.has(inspection))
      faults.push({ pointer, code: 'duplicate', detail: `Inspection ${inspection} is named twice.` });
    named.add(inspection);
    if (!here.has(staff)) here.set(staff, await worksHere(tx, accountId, staff));
    if (here.get(staff) === false)
      faults.push({
        pointer: `/visits/${at}/staff_id`,
        code: 'unknown',
        detail: `There is no member of staff ${staff}.`,
      });
  }
  if (faults.length > 0) throw invalid(...faults);
}

/** Those that would go into a day of which the plan knew something else. */
async function findChangedDays(
  tx: StoreTransaction,
  caller: Caller,
  plan: NonNullable<CountedBulkChange['plan']>,
  visits: readonly Accepted[],
  rows: readonly BulkRowRecord[],
): Promise<{ number: number; note: string }[]> {
  const days = await readDays(tx, caller, plan);
  const now = seenOf(days);
  const names = new Map(days.clerks.map(({ id, name }) => [id, name]));
  const dates = new Map(days.visits.map(({ row, date }) => [row.id, date]));
  const numbers = new Map(rows.map(({ inspectionId, number }) => [inspectionId, number]));
  const found: { number: number; note: string }[] = [];
  for (const { inspection_id: id, staff_id: staff, conduct_date: given } of visits) {
    const date = given === undefined ? dates.get(id) : await dayOf(given, days.timeZone);
    const number = numbers.get(id);
    const before = plan.seen[`${staff} ${date}`];
    if (date === undefined || number === undefined || before === undefined) continue;
    const name = names.get(staff) ?? 'The clerk';
    if (before !== now[`${staff} ${date}`])
      found.push({ number, note: `The day of ${name} has changed since the plan was made.` });
  }
  return found;
}

async function dayOf(given: string, timeZone: string): Promise<string> {
  const moment = await acceptMoment(given, async () => timeZone);
  if (moment.length === 10) return moment;
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}
