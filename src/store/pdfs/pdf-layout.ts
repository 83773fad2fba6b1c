/**
 * A fingerprint of the layout of PDFs: those made before a change of the layout are made again, and nobody has to think
 * of it.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The pages, and what puts a report into the words on them. */
const sources = ['pdf/**/*.{ts,typ}', 'jobs/report-document/*.ts', 'domain/firm/brand-colour.ts'];
const without = /\.test\.ts$|[\\/]testing[\\/]/;

export function fingerprintLayout(root: string): string {
  const hash = createHash('sha256');
  const paths = globSync(sources, { cwd: root }).filter((path) => !without.test(path));
  for (const path of paths.toSorted()) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex').slice(0, 16);
}

/** Read once: a process keeps the layout that it started with. */
export const pdfLayout = fingerprintLayout(fileURLToPath(new URL('../..', import.meta.url)));
