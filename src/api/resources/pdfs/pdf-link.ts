/** The signed link under which the file of a PDF is read without a bearer. */
import type { FastifyInstance } from 'fastify';
import { printLinkedId } from '#store/files/link-signature.ts';
import type { PdfRow } from '#store/pdfs/pdf-place.ts';

type Signing = Pick<FastifyInstance, 'linkSigner' | 'settings'>;

/** The person it is made for, or the link of their own by which they came; neither for whoever has the report's key. */
export type PdfReader = { by?: number | undefined; link?: number | undefined };

/** The reader is named in it and signed with it, so that the logs can say who read the file. */
export const pdfSubject = (pdf: string, { by, link }: PdfReader): string =>
  [`pdf:${pdf}`, by, link === undefined ? undefined : `link ${link}`].filter((part) => part !== undefined).join(' ');

export function pdfLink({ linkSigner, settings }: Signing, row: PdfRow, reader: PdfReader): string {
  const pdf = printLinkedId(row);
  const { expires, signature } = linkSigner.sign(pdfSubject(pdf, reader));
  const name = `report-${row.inspectionId}-${row.type.toLowerCase()}.pdf`;
  const { by, link } = reader;
  const named = `${by === undefined ? '' : `&by=${by}`}${link === undefined ? '' : `&link=${link}`}`;
  return `${settings.publicUrl}/api/pdfs/${pdf}/${name}?expires=${expires}&signature=${signature}${named}`;
}
