/** Ends a child with this process, also when that is killed, and while a layout blocks the child's thread: it hears no event then. */
import { type ChildProcess, spawn } from 'node:child_process';

/**
 * A shell waits for a line. It gets one when the child has ended; the end of its input comes when nobody is left to write one.
 * A thread of the child that looks for its parent costs 50 ms of CPU: an engine of its own is started for it.
 */
const waitForLine = 'read -r _ || kill -KILL "$0"';

export function endWithParent(child: ChildProcess): void {
  // One that could not be started says so by itself.
  if (child.pid === undefined) return;
  const shell: ChildProcess = spawn('sh', ['-c', waitForLine, String(child.pid)], {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Where there is no shell, only a child that is not blocked hears that it is alone.
  shell.on('error', () => {});
  shell.stdin?.on('error', () => {});
  child.once('exit', () => shell.stdin?.end('\n'));
}
