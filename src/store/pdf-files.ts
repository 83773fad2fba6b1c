/** Where finished PDFs lie: one file each, named by its id, put there by a rename. */
import { join } from 'node:path';

export function pdfPath(dataDir: string, pdfId: number): string {
  return join(dataDir, 'pdfs', String(Math.floor(pdfId / 1000)), `${pdfId}.pdf`);
}
