/** Puts a child process behind the requests of people. */
import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';

/**
 * From here, and at once after its start: on Linux each thread has a priority of its own, which it takes over from the one
 * that starts it. What a process says of itself is about its first thread only, and Node has started others by then.
 */
export function giveWay({ pid }: ChildProcess, priority: number): void {
  // One that could not be started says so by itself.
  if (pid === undefined) return;
  try {
    setPriority(pid, priority);
  } catch {
    // It has ended already.
  }
}
