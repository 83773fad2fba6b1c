/** The processes that this process has started, as the system lists them. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';

/** Those whose command line has `module` in it. */
export function listChildren(module: string): number[] {
  const all = process.platform === 'linux' ? fromProc() : fromPs();
  return all.filter(({ parent, command }) => parent === process.pid && command.includes(module)).map(({ pid }) => pid);
}

/** Helper processes of V8 and Node itself. */
const helpers = /^(V8Worker|DelayedTaskSche|SignalInspector|node)$/;

/**
 * The different priorities of what works in a process: on Linux each thread has its own, elsewhere the process has one.
 * None when it has ended.
 */
export function listPriorities(pid: number): number[] {
  try {
    if (process.platform !== 'linux') return [getPriority(pid)];
    const threads = readdirSync(`/proc/${pid}/task`).filter((thread) => {
      const name = readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8').trim();
      return Number(thread) === pid || !helpers.test(name);
    });
    return [...new Set(threads.map((thread) => getPriority(Number(thread))))];
  } catch {
    return [];
  }
}

type Process = { pid: number; parent: number; command: string };

function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parent: Number(fields[1]), command }];
      } catch {
        return []; // It ended between the listing and the reading.
      }
    });
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}
