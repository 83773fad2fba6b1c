/** The signed link under which the file of a PDF is read without a bearer. */
import type { FastifyInstance } from 'fastify';
import type { PdfRow } from '#store/pdfs/pdfs.ts';

type Signing = Pick<FastifyInstance, 'linkSigner' | 'settings'>;

export function pdfLink({ linkSigner, settings }: Signing, { id, type, inspectionId }: PdfRow): string {
  const { expires, signature } = linkSigner.sign(`pdf:${id}`);
  return `${settings.publicUrl}/api/pdfs/${id}/report-${inspectionId}-${type.toLowerCase()}.pdf?expires=${expires}&signature=${signature}`;
}
