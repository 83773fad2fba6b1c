/** Builds the browser app when it is missing or older than its sources. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type BuiltDirectory, findBuilt, replaceBuilt } from './built-directory.ts';
import { keepFormerAssets } from './former-assets.ts';
import { StartFault } from '../start-fault.ts';

const inputs = [
  '{index,tenant}.html',
  'vite.config.ts',
  'scripts/{code-groups,divide-requests,offline-worker}.ts',
  'package-lock.json',
  'public/**',
  'src/{web,contract,domain}/**',
];

export function findWebBuild(root: string): Promise<BuiltDirectory> {
  return findBuilt(root, 'web', inputs);
}

export function buildBrowserApp(root: string, build: BuiltDirectory): Promise<void> {
  return replaceBuilt(build, (directory) => runVite(root, directory), keepFormerAssets);
}

/** Runs in a process of its own, so that the compiler's memory is given back. */
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
  if (code !== 0) throw new StartFault(`The browser app cannot be built:\n${`${said}${complained}`.trim()}`);
}
