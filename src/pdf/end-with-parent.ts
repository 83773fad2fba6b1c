/**
 * Ends a child together with this process, even when the process is killed while a layout blocks the child's thread,
 * which then hears no event.
 */
import { type ChildProcess, spawn } from 'node:child_process';

/**
 * A shell waits for a line. It gets one when the child has ended; its input ends without one when this process is gone.
 * A watching thread inside the child would cost 50 ms of CPU, because it starts an engine of its own.
 */
const waitForLine = 'read -r _ || kill -KILL "$0"';

export function endWithParent(child: ChildProcess): void {
  // A child that could not be started reports that by itself.
  if (child.pid === undefined) return;
  const shell: ChildProcess = spawn('sh', ['-c', waitForLine, String(child.pid)], {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  // Without a shell, only a child that is not blocked notices that its parent is gone.
  shell.on('error', () => {});
  shell.stdin?.on('error', () => {});
  child.once('exit', () => shell.stdin?.end('\n'));
}
