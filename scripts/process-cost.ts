/** CPU and memory of everything this process starts while it is watched, read from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

export type Cost = { cpuSeconds: number; peakMb: number; seconds: number };

const everyMs = 20;
/** USER_HZ is 100 on every Linux that Node runs on. */
const ticksPerSecond = 100;

type Process = { pid: number; parent: number; ticks: number; residentMb: number };

/** The returned function ends the watch. Processes that are there already do not count. */
export function watchCost(): () => Promise<Cost> {
  if (process.platform !== 'linux') throw new Error('CPU is read from /proc: run this on Linux');
  const before = new Set(descendants().map(({ pid }) => pid));
  const ticks = new Map<number, number>();
  let peakMb = 0;
  const started = performance.now();
  const sample = () => {
    const ours = descendants().filter(({ pid }) => !before.has(pid));
    for (const one of ours) ticks.set(one.pid, Math.max(one.ticks, ticks.get(one.pid) ?? 0));
    peakMb = Math.max(
      peakMb,
      ours.reduce((sum, { residentMb }) => sum + residentMb, 0),
    );
  };
  const timer = setInterval(sample, everyMs);
  return async () => {
    clearInterval(timer);
    sample();
    const all = [...ticks.values()].reduce((sum, one) => sum + one, 0);
    return { cpuSeconds: all / ticksPerSecond, peakMb, seconds: (performance.now() - started) / 1000 };
  };
}

function descendants(): Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const found = new Set([process.pid]);
  // Parents mostly, but not always, have the lower id: go round until nothing is added.
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid) && pid !== process.pid);
}

function readProcess(pid: number): Process[] {
  try {
    // The name in brackets may contain spaces, so the fields follow the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const [parent, user, system, pages] = [fields[1], fields[11], fields[12], fields[21]].map(Number);
    return [{ pid, parent: parent ?? 0, ticks: (user ?? 0) + (system ?? 0), residentMb: ((pages ?? 0) * 4096) / 1e6 }];
  } catch {
    return []; // It ended between the listing and the reading.
  }
}
