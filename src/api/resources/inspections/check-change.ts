/** Decides who may change which members of an inspection, and until when. */
import type { Caller } from '#domain/caller.ts';
import { canWriteReport, inspectionStates, states } from '#domain/inspection-state.ts';
import { Refusal } from '#domain/refusal.ts';
import { isManager } from '#domain/role.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';
import type { AuditChange } from '#store/schema/event.ts';

/** Shown on the report itself: its writers change them, and they are sealed with it. */
const ofReport = new Set(['notes.report', 'cover_image']);
/** The subject of the report is fixed once somebody has started it. */
const untilStart = new Set(['property', 'type']);
/** The appointment and the people: fixed when the work is done. */
const untilComplete = new Set(['clerk', 'typist', 'conduct_date', 'conduct_date_option']);

export function checkChangeAllowed(caller: Caller, current: InspectionRow, changes: AuditChange[]): void {
  const fields = changes.map(({ field }) => field);
  if (fields.length === 0) return;
  if (!isManager(caller.role)) checkWriter(caller, current, fields);
  const { state } = current;
  const stuck = fields.filter(
    (field) =>
      (state >= states.active && untilStart.has(field)) ||
      (state >= states.complete && (untilComplete.has(field) || ofReport.has(field))) ||
      (state >= states.active &&
        field === 'clerk' &&
        changes.some((change) => change.field === 'clerk' && change.to === null)),
  );
  if (stuck.length === 0) return;
  throw new Refusal('state_forbids', inWords(state, stuck), { facts: { state, fields: stuck } });
}

function inWords(state: InspectionRow['state'], stuck: string[]): string {
  const name = inspectionStates[state];
  if (state < states.complete && stuck.length === 1 && stuck[0] === 'clerk') {
    return `In ${name} the clerk can be exchanged for another, but no longer taken away.`;
  }
  return `In ${name}, ${stuck.join(' and ')} can no longer be changed.`;
}

function checkWriter(caller: Caller, current: InspectionRow, fields: string[]): void {
  const others = fields.filter((field) => !ofReport.has(field));
  if (others.length > 0) throw new Refusal('role_forbids', `Only a manager may change ${others.join(', ')}.`);
  if (canWriteReport(current, caller)) return;
  throw new Refusal('role_forbids', `Only who writes the report now may change ${fields.join(', ')}.`);
}
