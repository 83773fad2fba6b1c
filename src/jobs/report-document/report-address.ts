/** Where a report can be read by whoever holds its key: printed on it, with a QR code. */
import type { InspectionRow } from '#store/inspections/inspection-columns.ts';

type Published = Pick<InspectionRow, 'state' | 'cancelledAt' | 'reportKey'>;

/** Null as long as nothing is there to be read, and for what was called off. */
export function reportAddress({ state, cancelledAt, reportKey }: Published, publicUrl: string): string | null {
  return state < 400 || cancelledAt !== null ? null : `${publicUrl}/r/${reportKey}`;
}
