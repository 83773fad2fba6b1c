/** The address where holders of its key can read a report: printed on it, with a QR code. */
import { states } from '#domain/inspection-state.ts';
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';

type Published = Pick<InspectionRow, 'state' | 'cancelledAt' | 'reportKey'>;

/** Null as long as there is nothing to read, and for a cancelled inspection. */
export function reportAddress({ state, cancelledAt, reportKey }: Published, publicUrl: string): string | null {
  return state < states.complete || cancelledAt !== null ? null : `${publicUrl}/r/${reportKey}`;
}
