/** The PDF of a report as it is now: the row there is, or a job for it. */
import { Refusal } from '#domain/refusal.ts';
import type { PdfType } from '#domain/pdf-type.ts';
import { pdfLayout } from '#store/pdfs/pdf-layout.ts';
import type { PdfSource } from '#store/pdfs/pdf-versions.ts';

/** Another layout of the pages is another PDF, too. */
export const contentKeyOf = ({ contentKey }: PdfSource): string => `${pdfLayout}.${contentKey}`;

export function checkPdfType(type: PdfType, { initializationType }: PdfSource): void {
  if (type !== 'CHANGES' || initializationType === 6) return;
  throw new Refusal(
    'no_source_report',
    'This report was not initialized from another, so there are no changes to show.',
  );
}
