/** Identifies a PDF by a fingerprint of everything that the typesetter is given: with the same one, nothing printed has changed. */
import { createHash } from 'node:crypto';
import type { PdfType } from '#domain/pdf-type.ts';
import { pdfLayout } from '#store/pdfs/pdf-layout.ts';
import type { PdfContents } from '#store/pdfs/pdf-source.ts';
import { readReportDocument } from './read-report-document.ts';
import type { PictureFinder } from './report-rooms.ts';

/** The picture itself, wherever its rendition lies. */
const namePicture: PictureFinder = async ({ sha256, rotation }, rendition) => `${sha256}-${rendition}-${rotation}`;

/**
 * Some of what is printed stands as it was when the PDF was made: the trail and the deliveries, since opening the link of a
 * PDF would make that PDF out of date; which PDF the earlier report had.
 */
export async function fingerprintContents(contents: PdfContents, type: PdfType, publicUrl: string): Promise<string> {
  const asMade = { ...contents, emails: [], shares: [] };
  const document = await readReportDocument(asMade, type, publicUrl, namePicture);
  const previous = document.previous && { ...document.previous, version: null, sha256: null };
  const printed = JSON.stringify({ ...document, previous, printedAt: null, audit: [] });
  return createHash('sha256').update(pdfLayout).update(printed).digest('hex');
}
