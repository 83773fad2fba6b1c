/** The plan of a bulk change for one inspection: as a dry run tells it, and as it is decided again when it is done. */
import { Temporal } from 'temporal-polyfill';
import type { BulkOutcome, BulkTask } from '#domain/bulk-change.ts';
import type { Caller } from '#domain/caller.ts';
import { whyNot } from '#domain/inspection-state.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Reach } from '#store/inspections/bulk-change-rows.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import { isAppointment } from '../../notifications/news.ts';
import { acceptChange, type Change } from '../inspections/accept.ts';
import { changedFields } from '../inspections/changed-fields.ts';
import { checkChangeAllowed } from '../inspections/check-change.ts';
import { whyNotCancelled, whyNotChanged } from './plain-note.ts';

/** `change` is a body of `PUT /inspections/<id>`. */
export type Plan =
  | { outcome: 'changed'; change: Change | 'cancel' | 'send_again' }
  | { outcome: 'unchanged' }
  | { outcome: 'refused'; note: string };
/** `reach` is of the inspections whose contacts would be told; others need none. `own`: the change of this one, where each has its own. */
export type Planning = {
  caller: Caller;
  task: BulkTask;
  timeZone: string;
  reach: ReadonlyMap<number, Reach>;
  own?: Change | null;
};

/** `property`: undefined for an inspection that is not there any more. */
export type ShownItem = {
  inspectionId: number;
  property: Pick<InspectionRow['property'], 'line1' | 'line2' | 'city' | 'postcode'> | undefined;
  outcome: BulkOutcome | null;
  note: string | null;
};

const refused = (note: string): Plan => ({ outcome: 'refused', note });

/** By the rules of a single change. */
export function planItem(
  { caller, task, timeZone, reach, own }: Planning,
  row: InspectionRow,
  versionSeen: number,
): Plan {
  if (row.version !== versionSeen) return refused('Somebody has changed it since it was selected.');
  if (task.action === 'cancel') {
    const canBe = whyNot('cancel', row, caller) === undefined;
    return canBe ? { outcome: 'changed', change: 'cancel' } : refused(whyNotCancelled(row));
  }
  if (task.action === 'send_again') return planSending(row, reach.get(row.id));
  const change = task.action === 'replan' ? (own ?? {}) : changeFor(task, row, timeZone);
  if (change === undefined) return refused('It has no date yet.');
  const changes = changedFields(row, acceptChange(change, row), change.conduct_date);
  if (changes.length === 0) return { outcome: 'unchanged' };
  try {
    checkChangeAllowed(caller, row, changes);
  } catch (error) {
    if (error instanceof Refusal) return refused(whyNotChanged(row, error));
    throw error;
  }
  return { outcome: 'changed', change };
}

/** Nobody is told the same twice: a message that waits tells of the appointment as it is. */
function planSending(row: InspectionRow, reach: Reach | undefined): Plan {
  if (!isAppointment(row)) return refused('It has no agreed date that is still to come.');
  if (reach === undefined || reach.people === 0) return refused('None of its contacts is told by e-mail.');
  if (reach.isWaiting) return refused('A message about it waits already, and goes by itself.');
  return { outcome: 'changed', change: 'send_again' };
}

/** Undefined where it would need a date. */
function changeFor({ action, staffId, days }: BulkTask, row: InspectionRow, timeZone: string): Change | undefined {
  const person = staffId === null ? null : { id: staffId };
  switch (action) {
    case 'assign_clerk':
      return { clerk: person };
    case 'assign_typist':
      return { typist: person };
    case 'confirm':
      return row.conductAt === null ? undefined : { conduct_date_option: 0 };
    case 'move':
      return row.conductAt === null ? undefined : { conduct_date: later(row, days ?? 0, timeZone) };
    case 'cancel':
    case 'send_again':
    case 'replan':
      throw new Error(`${action} is no change that all have in common`);
  }
}

/** The same time of day where the account is, on the days when clocks are changed as well. */
function later({ conductDate, conductAt }: InspectionRow, days: number, timeZone: string): string {
  if (conductDate !== null) return Temporal.PlainDate.from(conductDate).add({ days }).toString();
  const at = Temporal.Instant.from(conductAt ?? '').toZonedDateTimeISO(timeZone);
  return new Date(at.add({ days }).epochMilliseconds).toISOString();
}

/** The change that takes this one back. */
export function takingBack(change: Change, row: InspectionRow): Change {
  return {
    ...(change.clerk !== undefined && { clerk: row.clerkId === null ? null : { id: row.clerkId } }),
    ...(change.typist !== undefined && { typist: row.typistId === null ? null : { id: row.typistId } }),
    ...(change.conduct_date !== undefined && { conduct_date: row.conductDate ?? row.conductAt }),
    ...(change.conduct_date_option !== undefined && { conduct_date_option: row.conductDateOption === 1 ? 1 : 0 }),
  };
}
