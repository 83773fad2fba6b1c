/**
 * The failure conditions of the Matterhorn Protocol 1.1 (PDF Association) that a program can find in PDFs such as ours make
 * them. `docs/report-contents.md` says which they are, and which are left to people.
 */
import { checkContent } from './check-content.ts';
import { checkDocument } from './check-document.ts';
import { checkFonts } from './check-fonts.ts';
import { checkNotes } from './check-notes.ts';
import { checkStructure } from './check-structure.ts';
import { type Failure, openPdf } from './open-pdf.ts';

/** None for a PDF that meets them all. */
export function matterhornFailures(bytes: Uint8Array): Failure[] {
  const pdf = openPdf(bytes);
  return [checkDocument, checkContent, checkStructure, checkNotes, checkFonts].flatMap((check) => check(pdf));
}
