/** Whether a visit is behind us: its time has come, or its report is done, also where it was done before its time. */
import { states } from '#domain/inspection-state.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';

export const isBehind = ({ conduct_date, state }: Pick<Inspection, 'conduct_date' | 'state'>, now: number): boolean =>
  conduct_date !== null && (state.id >= states.complete || Date.parse(conduct_date) < now);
