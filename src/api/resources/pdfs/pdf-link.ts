/** The signed link under which the file of a PDF is read without a bearer. */
import type { FastifyInstance } from 'fastify';
import { printLinkedId } from '#store/files/link-signature.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';

type Signing = Pick<FastifyInstance, 'linkSigner' | 'settings'>;

export function pdfLink({ linkSigner, settings }: Signing, { accountId, id, type, inspectionId }: PdfRow): string {
  const pdf = printLinkedId({ accountId, id });
  const { expires, signature } = linkSigner.sign(`pdf:${pdf}`);
  return `${settings.publicUrl}/api/pdfs/${pdf}/report-${inspectionId}-${type.toLowerCase()}.pdf?expires=${expires}&signature=${signature}`;
}
