/** `npm start`: bundles the service when that is missing or older than its sources, and becomes its parent. */
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { findStalePackages } from './check-packages.ts';

/**
 * V8 would let garbage pile up to 256 MB before its first full collection, keep 96 MB for new objects, and then wait
 * until the rest has doubled: two and a half times the memory for a tenth of the processor (docs/decisions/019). The
 * heap still grows when it must.
 */
const memoryFlags = ['--initial-heap-size=64', '--max-semi-space-size=8', '--heap-growing-percent=20'];
/** A Node that ends while this compiler works beside it may wait for that for ever (nodejs/node#54918). */
const endFlags = ['--no-maglev'];
/** Ten megabytes, for stacks that name the sources. */
const stackFlags = ['--enable-source-maps'];

/** It holds no data. */
const parentFlags = [...endFlags, '--max-semi-space-size=1', '--max-old-space-size=16'];

/** glibc keeps a heap of its own for each of a dozen helper threads, and gives little of them back. */
const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const stale = await findStalePackages(root);
if (stale !== undefined) {
  console.error(stale);
  process.exit(1);
}
const environment = { ...memoryEnvironment, ...process.env };
const { parent, service } = await prepareEntries();
const serviceFlags = [...memoryFlags, ...endFlags, ...stackFlags, ...process.execArgv];
const parameters = [...serviceFlags, service];

// Replaces this process instead of running beside it: the pid stays, so signals arrive, and the bundler's memory is
// gone. The parent of the service only waits.
if (process.execve && process.platform !== 'win32') {
  // The warning that it may change one day is not needed: the version of Node comes with the project.
  process.removeAllListeners('warning');
  process.execve(process.execPath, [process.execPath, ...parentFlags, parent, ...parameters], environment);
}
process.argv.splice(1, Infinity, parent, ...parameters);
await import(parent);

async function prepareEntries(): Promise<{ parent: string; service: string }> {
  try {
    const { buildService, findServiceBuild } = await import('./service-build.ts');
    const build = await findServiceBuild(root);
    if (!build.isCurrent) {
      console.log('Bundling the service');
      await buildService(root, build);
    }
    return { parent: join(build.directory, 'parent.js'), service: join(build.directory, 'main.js') };
  } catch (error) {
    // A checkout that cannot be written to, or an installation without the bundler.
    console.log(`The service runs from its sources, with more memory: ${(error as Error).message}`);
    const sources = join(root, 'src', 'start');
    return { parent: join(sources, 'standstill', 'parent.ts'), service: join(sources, 'main.ts') };
  }
}
