/** Puts a child process behind the requests of people. */
import type { ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';

/**
 * Set by the parent, and at once after the start: on Linux each thread has its own priority, inherited from the thread
 * that starts it. A process that sets its own changes its first thread only, and Node has started others by then.
 */
export function giveWay({ pid }: ChildProcess, priority: number): void {
  // One that could not be started says so by itself.
  if (pid === undefined) return;
  try {
    // Already behind: nobody but root may go back to a higher priority.
    if (getPriority(pid) < priority) setPriority(pid, priority);
  } catch {
    // It has ended already.
  }
}
