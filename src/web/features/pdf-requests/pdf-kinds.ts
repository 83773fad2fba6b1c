/** The three PDFs of a report, and how far each is. */
import type { PdfType } from '#domain/pdf-type.ts';
import type { Pdf } from '#web/queries/generated/types.gen.ts';

export const pdfKinds: readonly { type: PdfType; title: string; text: string }[] = [
  {
    type: 'FULL',
    title: 'Full report',
    text: 'Everything: rooms, photos, meters, keys, actions, signatures and evidence.',
  },
  {
    type: 'CHANGES',
    title: 'Changes',
    text: 'Only what differs from the report this one was started from, before and after.',
  },
  { type: 'ACTIONS', title: 'Actions', text: 'The actions, grouped by the person responsible, with boxes to tick.' },
];

export type PdfState =
  | { is: 'not made' }
  | { is: 'being made'; progress: number }
  | { is: 'failed'; why: string }
  | { is: 'ready'; pdf: Pdf }
  /** The report has changed since. */
  | { is: 'out of date'; pdf: Pdf };

/** Newest first, as the service lists them. */
export function stateOf(type: PdfType, pdfs: readonly Pdf[]): PdfState {
  const ofType = pdfs.filter((pdf) => pdf.type === type);
  const current = ofType.find((pdf) => pdf.current);
  if (current?.state === 'ready') return { is: 'ready', pdf: current };
  if (current?.state === 'failed') return { is: 'failed', why: current.failure ?? 'The reason is not known.' };
  if (current !== undefined) return { is: 'being made', progress: current.progress };
  const earlier = ofType.find((pdf) => pdf.state === 'ready');
  return earlier === undefined ? { is: 'not made' } : { is: 'out of date', pdf: earlier };
}

export function isBeingMade(pdfs: readonly Pdf[] | undefined): boolean {
  return (pdfs ?? []).some((pdf) => pdf.current && (pdf.state === 'queued' || pdf.state === 'running'));
}

/** 2_400_000 → `2.4 MB` */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
