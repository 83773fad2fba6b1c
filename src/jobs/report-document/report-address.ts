/** The address where holders of its key can read a report: printed on it, with a QR code. */
import { states } from '#domain/inspection-state.ts';
import type { PdfContents } from '#store/pdfs/pdf-source.ts';

type Published = Pick<PdfContents, 'reportKey'> & {
  inspection: Pick<PdfContents['inspection'], 'state' | 'cancelledAt'>;
};

/** Null as long as there is nothing to read, and for a cancelled inspection. */
export function reportAddress({ reportKey, inspection }: Published, publicUrl: string): string | null {
  const { state, cancelledAt } = inspection;
  return state < states.complete || cancelledAt !== null ? null : `${publicUrl}/r/${reportKey}`;
}
