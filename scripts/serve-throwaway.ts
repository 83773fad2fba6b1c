/** Starts Keyturn as npm start does, on the PORT and DATA_DIR given, and removes that data when it is told to stop. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const dataDir = process.env.DATA_DIR;
if (!dataDir?.includes('keyturn-e2e-'))
  throw new Error('DATA_DIR must be a directory made for this run: it is removed.');

const keyturn = spawn('node', ['src/start/main.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => keyturn.kill(signal));
keyturn.once('exit', (code) => {
  process.exitCode = code ?? 1;
  rmSync(dataDir, { recursive: true, force: true });
});
