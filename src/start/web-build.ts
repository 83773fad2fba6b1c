/** Builds the browser app when it is missing or older than its sources. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartFault } from './start-fault.ts';

/** What the built files depend on, from the project's root. */
const inputs = ['index.html', 'vite.config.ts', 'package-lock.json', 'public/**', 'src/{web,contract,domain}/**'];
const without = /\.test\.tsx?$|README\.md$/;

/** In the built directory: the fingerprint of the inputs that it was made from. Written last, so a build that was cut off is none. */
const fingerprintFile = '.inputs';

export type WebBuild = { directory: string; isCurrent: boolean; fingerprint: string };

export async function findWebBuild(root: string): Promise<WebBuild> {
  const directory = join(root, 'dist', 'web');
  const fingerprint = await readFingerprint(root);
  const made = await readFile(join(directory, fingerprintFile), 'utf8').catch(() => undefined);
  return { directory, isCurrent: made === fingerprint, fingerprint };
}

export async function buildBrowserApp(root: string, { directory, fingerprint }: WebBuild): Promise<void> {
  // Beside the old one and then in its place: whoever serves the old one meanwhile never finds half of it.
  await removeUnfinished(dirname(directory));
  const unfinished = `${directory}.${process.pid}`;
  await runVite(root, unfinished);
  await writeFile(join(unfinished, fingerprintFile), fingerprint);
  const old = `${unfinished}.old`;
  await rename(directory, old).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(unfinished, directory);
  await rm(old, { recursive: true, force: true });
}

/** Of builds that were killed. */
async function removeUnfinished(parent: string): Promise<void> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const pid = /^web\.(\d+)/.exec(name)?.[1];
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

async function readFingerprint(root: string): Promise<string> {
  const paths: string[] = [];
  for await (const path of glob(inputs, { cwd: root })) if (!without.test(path)) paths.push(path);
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    const content = await readFile(join(root, path)).catch((error: NodeJS.ErrnoException) => {
      // The pattern finds directories too.
      if (error.code === 'EISDIR') return undefined;
      throw error;
    });
    if (content) hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** In a process of its own: the compiler's memory is given back when it is done. */
async function runVite(root: string, outDir: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = (): boolean => child.kill();
  process.once('exit', endWithUs);
  const [said, complained, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }),
  ]);
  process.off('exit', endWithUs);
  if (code === 0) return;
  await rm(outDir, { recursive: true, force: true });
  throw new StartFault(`The browser app cannot be built:\n${`${said}${complained}`.trim()}`);
}
