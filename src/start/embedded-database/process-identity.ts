/** Tells a process from a later one that got the same number. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** The same string as long as that process lives; undefined when there is none. */
export function identifyProcess(pid: number): string | undefined {
  if (process.platform !== 'linux') return ps(pid, 'lstart=,stat=')?.split(/\s+/).slice(0, -1).join(' ');
  try {
    // The name stands in parentheses and may itself hold spaces and parentheses: count from the last one.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const [state, startTicks] = [fields[0], fields[19]];
    // A zombie has ended; in a container without an init process nobody may ever collect it.
    if (state === 'Z' || state === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim()}/${startTicks}`;
  } catch {
    return undefined;
  }
}

/** Whether that process is a PostgreSQL on this cluster: the postmaster makes the cluster its working directory. */
export function servesCluster(pid: number, cluster: string): boolean {
  if (identifyProcess(pid) === undefined) return false;
  if (process.platform !== 'linux') return ps(pid, 'command=')?.includes(cluster) ?? false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

function ps(pid: number, format: string): string | undefined {
  try {
    const line = execFileSync('ps', ['-o', format, '-p', String(pid)], { encoding: 'utf8' }).trim();
    return /\sZ\S*$/.test(line) || line === '' ? undefined : line;
  } catch {
    return undefined;
  }
}
