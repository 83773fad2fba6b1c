/** npm run dev: the service starts again and the page reloads as you type, both at one address. */
import { type ChildProcess, spawn } from 'node:child_process';

/** As in vite.config.ts, which hands the service's paths on to PORT. */
const address = 'http://localhost:5173';

const service = { NODE_ENV: 'development', BROWSER_APP: 'off', PUBLIC_URL: address };
const children: ChildProcess[] = [
  run(['--watch', '--watch-preserve-output', 'src/start/main.ts'], service),
  run(['node_modules/vite/bin/vite.js', '--strictPort', '--logLevel', 'warn']),
];

// One without the other is of no use; Ctrl-C reaches both by itself.
for (const child of children) child.once('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

function run(parameters: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, parameters, { stdio: 'inherit', env: { ...process.env, ...env } });
}

function stop(): void {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
}
