/** `npm start`: bundles the service when that is missing or older than its sources, and becomes it. */
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { buildService, findServiceBuild } from './service-build.ts';

/**
 * V8 would let garbage pile up to 256 MB before its first full collection, keep 96 MB for new objects, and then wait
 * until the rest has doubled: two and a half times the memory for a tenth of the processor (docs/decisions/019). The
 * heap still grows when it must.
 */
const memoryFlags = ['--initial-heap-size=64', '--max-semi-space-size=8', '--heap-growing-percent=40'];
/** Ten megabytes, for stacks that name the sources. */
const stackFlags = ['--enable-source-maps'];

/** glibc keeps a heap of its own for each of a dozen helper threads, and gives little of them back. */
const memoryEnvironment = { MALLOC_ARENA_MAX: '2' };

const root = fileURLToPath(new URL('../..', import.meta.url));
const environment = { ...memoryEnvironment, ...process.env };
const entry = await prepareEntry();

// Replaces this process instead of running beside it: the pid stays, so signals arrive, and the bundler's memory is
// gone.
if (process.execve && process.platform !== 'win32') {
  const flags = [...memoryFlags, ...stackFlags, ...process.execArgv];
  // The warning that it may change one day is not needed: the version of Node comes with the project.
  process.removeAllListeners('warning');
  process.execve(process.execPath, [process.execPath, ...flags, entry], environment);
}
await import(entry);

async function prepareEntry(): Promise<string> {
  try {
    const build = await findServiceBuild(root);
    if (!build.isCurrent) {
      console.log('Bundling the service');
      await buildService(root, build);
    }
    return join(build.directory, 'main.js');
  } catch (error) {
    // A checkout that cannot be written to, or an installation without the bundler.
    console.log(`The service runs from its sources, with more memory: ${(error as Error).message}`);
    return join(root, 'src', 'start', 'main.ts');
  }
}
