/**
 * A directory that is built at the first start into dist: known by a fingerprint of its sources, and replaced as a
 * whole.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const without = /\.test\.tsx?$|README\.md$/;

/** A file in the built directory: the fingerprint of its inputs. Written last, so a build that was cut off has none. */
const fingerprintFile = '.inputs';

export type BuiltDirectory = { directory: string; isCurrent: boolean; fingerprint: string };

/** `inputs` are patterns from the project's root: everything that the built files depend on. */
export async function findBuilt(root: string, name: string, inputs: string[]): Promise<BuiltDirectory> {
  const directory = join(root, 'dist', name);
  const fingerprint = await readFingerprint(root, inputs);
  const made = await readFile(join(directory, fingerprintFile), 'utf8').catch(() => undefined);
  return { directory, isCurrent: made === fingerprint, fingerprint };
}

/** Built beside the old one and then moved into its place, so that nobody ever finds half of it. */
export async function replaceBuilt(
  { directory, fingerprint }: BuiltDirectory,
  buildInto: (directory: string) => Promise<void>,
  /** The files that the new directory takes over from the old one. */
  takeOver: (former: string, fresh: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await removeUnfinished(dirname(directory));
  const unfinished = `${directory}.${process.pid}`;
  try {
    await buildInto(unfinished);
    await takeOver(directory, unfinished);
    await writeFile(join(unfinished, fingerprintFile), fingerprint);
    const old = `${unfinished}.old`;
    await rename(directory, old).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(unfinished, directory);
    await rm(old, { recursive: true, force: true });
  } catch (error) {
    // The next build removes what cannot be removed now; the cause is what counts.
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** Removes the leftovers of builds that were killed. */
async function removeUnfinished(parent: string): Promise<void> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const pid = /^\w+\.(\d+)/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(parent, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function readFingerprint(root: string, inputs: string[]): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob(inputs, { cwd: root })) if (!without.test(path)) paths.push(path);
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    const content = readUnlessDirectory(join(root, path));
    if (content) hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Synchronous: a start has nothing else to do, and a thousand small files cost half as much as with a promise each. */
function readUnlessDirectory(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    // The pattern finds directories too.
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return undefined;
    throw error;
  }
}
