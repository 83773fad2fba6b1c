/** Tells before a start whether the installed packages are those of this version: after an update they often are not. */
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Packages = Record<
  string,
  { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean }
>;

const MOST_NAMED = 3;

/** A sentence for whoever starts Keyturn; undefined where all is there, or where npm did not install the packages. */
export async function findStalePackages(root: string): Promise<string | undefined> {
  const wanted = await readPackages(join(root, 'package-lock.json'));
  const installed = await readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (wanted === undefined) return undefined;
  if (installed === undefined) return (await isThere(join(root, 'node_modules'))) ? undefined : none;
  const stale = Object.entries(wanted)
    .filter(([path, { dev, optional, devOptional, peer }]) => path !== '' && !(dev ?? optional ?? devOptional ?? peer))
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  if (stale.length === 0) return undefined;
  const named = stale.slice(0, MOST_NAMED).join(', ') + (stale.length > MOST_NAMED ? ' and others' : '');
  return `The installed packages are not those of this version of Keyturn (${named}): run “npm ci”, then start it again.`;
}

const none = 'The packages that Keyturn needs are not installed: run “npm ci”, then start it again.';

async function readPackages(path: string): Promise<Packages | undefined> {
  try {
    return (JSON.parse(await readFile(path, 'utf8')) as { packages?: Packages }).packages;
  } catch {
    return undefined;
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
