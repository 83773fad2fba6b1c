/** The paths of finished PDFs: one file each, named by its account and its id, put there by a rename. */
import { glob, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type PdfKey = { accountId: number; id: number };

export function pdfPath(dataDir: string, { accountId, id }: PdfKey): string {
  return join(dataDir, 'pdfs', String(accountId), folderOf(id), `${id}.pdf`);
}

/** The path of a PDF made before accounts counted their own ids. */
export function formerPdfPath(dataDir: string, id: number): string {
  return join(dataDir, 'pdfs', folderOf(id), `${id}.pdf`);
}

/** A thousand in each. */
function folderOf(id: number): string {
  return String(Math.floor(id / 1000));
}

/** Three times as long as a PDF may take: another worker may be writing it. */
const ABANDONED_AFTER = 15 * 60_000;

/** The unfinished files of workers that were killed. */
export async function removeAbandonedParts(dataDir: string): Promise<void> {
  const home = join(dataDir, 'pdfs');
  for await (const name of glob('**/*.part', { cwd: home })) {
    const path = join(home, name);
    const time = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      // Renamed or removed meanwhile.
      () => Date.now(),
    );
    if (time < Date.now() - ABANDONED_AFTER) await rm(path, { force: true });
  }
}
