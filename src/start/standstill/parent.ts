/**
 * The parent of the service, which it starts with the arguments that it is given: a service that stood still is started
 * again, and everything else, signals and the end, is passed on as if there were no parent.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { whenStarterEnds } from '../starter.ts';
import { standstillSignal } from './standstill-signal.ts';

let service = start();

/** The channel tells the service that it has a parent, and when that is gone. */
function start(): ChildProcess {
  const child = spawn(process.execPath, process.argv.slice(2), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  child.once('error', (error) => {
    console.error(error);
    process.exit(1);
  });
  child.once('exit', handleExit);
  return child;
}

function handleExit(code: number | null, signal: NodeJS.Signals | null): void {
  if (signal === standstillSignal && !isStopping) {
    console.error('Keyturn stood still, was ended, and is started again.');
    service = start();
    return;
  }
  if (signal !== null && signal !== standstillSignal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  }
  process.exitCode = code ?? 1;
}

let isStopping = false;

function passOn(signal: NodeJS.Signals): void {
  isStopping = true;
  service.kill(signal);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, passOn);
whenStarterEnds(() => passOn('SIGTERM'));
