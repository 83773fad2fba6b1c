/** Says why one inspection of many cannot be changed: a manager reads it, so no member of the wire is named. */
import { inspectionStates, states } from '#domain/inspection-state.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';

type Standing = Pick<InspectionRow, 'state' | 'cancelledAt'>;

/** Members that a bulk change may touch. */
const words: Readonly<Record<string, string>> = {
  clerk: 'clerk',
  typist: 'typist',
  conduct_date: 'date',
  conduct_date_option: 'date',
};

/** As it is called on the screen. */
const standingOf = ({ state, cancelledAt }: Standing) => (cancelledAt === null ? inspectionStates[state] : 'Cancelled');

/** `refusal`: of a single change. One that names no member is plain already. */
export function whyNotChanged(row: Standing, refusal: Refusal): string {
  const { message, facts } = refusal;
  const { fields } = facts;
  if (!Array.isArray(fields)) return message;
  const named = new Set(fields.map((field) => words[String(field)]));
  if (named.has(undefined)) return message;
  return row.state < states.complete
    ? `${standingOf(row)}: another clerk can take it, but it needs one.`
    : `${standingOf(row)}: its ${[...named].join(' and ')} can no longer be changed.`;
}

export const whyNotCancelled = (row: Standing): string =>
  row.cancelledAt === null ? `${standingOf(row)}: it can no longer be cancelled.` : 'It is cancelled already.';
