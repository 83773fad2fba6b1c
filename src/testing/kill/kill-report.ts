/** Prints the progress of a run of kills, and its verdict. A run that is broken off has printed everything so far. */
import { availableParallelism, loadavg } from 'node:os';
import type { Faults } from './invariants.ts';
import type { Ledger } from './ledger.ts';

/** In milliseconds, from a kill until requests are answered again. */
const READY_GOAL = 5_000;

export function buildKillReport(say: (line: string) => void) {
  const faults: string[] = [];
  const slow: string[] = [];
  let kills = 0;
  const load = (): number => loadavg()[0] ?? 0;

  const addFault = (fault: string): void => {
    faults.push(fault);
    say(`FAULT ${fault}`);
  };

  return {
    addFault,

    addFaults: (when: string, found: Faults): void => {
      for (const [kind, those] of Object.entries(found)) for (const one of those) addFault(`${when}: ${kind}: ${one}`);
    },

    /** `begun` as from `performance.now()`; the time left for this part is estimated from the kills so far. */
    sayKill: (
      what: string,
      { kill, of, begun, backMs }: { kill: number; of: number; begun: number; backMs: number },
      { acknowledged }: Ledger,
    ) => {
      kills += 1;
      const left = ((performance.now() - begun) / kill) * (of - kill);
      say(
        `${what} ${kill} of ${of}: back after ${backMs.toFixed(0)} ms, ${acknowledged} writes acknowledged, ${faults.length} faults, ` +
          `load ${load().toFixed(1)}${kill < of ? `, about ${inWords(left)} left` : ''}`,
      );
    },

    sayWrites: (
      what: string,
      { acknowledged, copied, filed, created, statuses, surprises }: Ledger,
      errors: string[],
    ): void => {
      const answers = [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
      say(
        `\n${what}: ${acknowledged} acknowledged writes (${created.size} inspections, ${copied.acknowledged.length} copied rooms, ` +
          `${filed.acknowledged.size + filed.deleted.size} files), ${faults.length} faults; answers ${answers}`,
      );
      for (const surprise of surprises.splice(0)) addFault(`${what}: unexpected answer: ${surprise}`);
      const logged = new Map<string, number>();
      for (const line of errors) logged.set(messageOf(line), (logged.get(messageOf(line)) ?? 0) + 1);
      for (const [words, times] of logged) say(`  logged ${times} times: ${words}`);
    },

    /** On a machine that is busy with other things, slow says nothing about Keyturn. */
    sayTimes: (what: string, times: number[]): void => {
      if (times.length === 0) return;
      const sorted = times.toSorted((a, b) => a - b);
      const slowest = sorted.at(-1) ?? 0;
      const words = `${what}: median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, goal ${READY_GOAL} ms`;
      say(`  ${words}`);
      if (slowest <= READY_GOAL) return;
      if (load() > availableParallelism() * 2) slow.push(`${words}, at load ${load().toFixed(1)}`);
      else addFault(words);
    },

    /** True when all is well. */
    sayVerdict: (begun: number, { acknowledged }: Ledger, brokenOff?: unknown): boolean => {
      say(`\n${kills} kills and ${acknowledged} acknowledged writes in ${inWords(performance.now() - begun)}`);
      for (const words of slow) say(`Not judged, since the machine was busy: ${words}`);
      for (const fault of faults) say(`FAULT ${fault}`);
      const isWell = faults.length === 0 && brokenOff === undefined;
      if (brokenOff !== undefined)
        say(`BROKEN OFF: ${brokenOff instanceof Error ? brokenOff.stack : JSON.stringify(brokenOff)}`);
      say(isWell ? 'PASSED: nothing lost, nothing half done, nothing twice' : `FAILED: ${faults.length} faults`);
      return isWell;
    },
  };
}

export function inWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

function messageOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string; code?: string } };
    return `${msg}: ${err?.code ?? ''} ${err?.message.replace(/ \(Queue: .*/, '').slice(0, 200) ?? ''}`;
  } catch {
    return line.slice(0, 200);
  }
}
