/** The signed link under which the file of a PDF is read without a bearer. */
import type { FastifyInstance } from 'fastify';
import { printLinkedId } from '#store/files/link-signature.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';

type Signing = Pick<FastifyInstance, 'linkSigner' | 'settings'>;

/** The person it is made for is named in it and signed with it, so that the security log can say who read the file. */
export const pdfSubject = (pdf: string, by: number | undefined): string =>
  by === undefined ? `pdf:${pdf}` : `pdf:${pdf} ${by}`;

export function pdfLink({ linkSigner, settings }: Signing, row: PdfRow, by?: number): string {
  const pdf = printLinkedId(row);
  const { expires, signature } = linkSigner.sign(pdfSubject(pdf, by));
  const name = `report-${row.inspectionId}-${row.type.toLowerCase()}.pdf`;
  const signed = `expires=${expires}&signature=${signature}${by === undefined ? '' : `&by=${by}`}`;
  return `${settings.publicUrl}/api/pdfs/${pdf}/${name}?${signed}`;
}
