/** The figures of one subject beside those of the floor and the goals. */
import { median, printTable } from '../bench-api/table.ts';
import { mostCls, type Subject } from './subjects.ts';
import type { Figures } from './visit.ts';

export type Visits = { cold: Figures[]; second: Figures[] };

type Row = [string, string, string, string, string];
type Numeric = 'lcp' | 'shown' | 'fcp' | 'tbt' | 'cls' | 'scriptKb' | 'allKb' | 'requests' | 'requestsBeforeShown';

export const middle = (visits: readonly Figures[], name: Numeric): number =>
  median(visits.map((figures) => figures[name]));

/** Whether every goal is met. */
export function printFigures({ name, goal }: Subject, ours: Visits, floor: Visits): boolean {
  const rows: Row[] = [];
  let isMet = true;
  const add = (what: string, value: number, bare: number | undefined, aim?: { most: number; of?: number }): void => {
    const digits = what.startsWith('CLS') ? 3 : 0;
    const share = aim?.of === undefined ? undefined : value / aim.of;
    const met = aim === undefined || (share ?? value) <= aim.most;
    if (!met) isMet = false;
    rows.push([
      what,
      value.toFixed(digits),
      bare === undefined || Number.isNaN(bare) ? '' : bare.toFixed(digits),
      share?.toFixed(2) ?? '',
      aim === undefined ? '' : `≤ ${aim.most}${aim.of === undefined ? '' : ' of the floor'} ${met ? 'met' : 'MISSED'}`,
    ]);
  };
  const floorLcp = middle(floor.cold, 'lcp');
  for (const [when, visits, bare] of [
    ['cold', ours.cold, floor.cold],
    ['second', ours.second, floor.second],
  ] as const) {
    if (visits.length === 0) continue;
    const put = (what: string, which: Numeric, aim?: { most: number; of?: number }) =>
      add(`${what}, ${when}`, middle(visits, which), middle(bare, which), aim);
    const lcpGoal = when === 'cold' ? goal.lcp : goal.secondLcp;
    put('LCP ms', 'lcp', lcpGoal === undefined ? undefined : { most: lcpGoal, of: floorLcp });
    put('shown ms', 'shown');
    put('FCP ms', 'fcp');
    put('TBT ms', 'tbt');
    put('CLS', 'cls', { most: mostCls });
    if (when === 'second') continue;
    put('scripts kB', 'scriptKb', goal.scriptKb === undefined ? undefined : { most: goal.scriptKb });
    put('everything kB', 'allKb');
    put('requests', 'requests');
    const most = goal.requestsBeforeShown;
    put('requests before shown', 'requestsBeforeShown', most === undefined ? undefined : { most });
  }
  const typed = (visits: Visits) => median([...visits.cold, ...visits.second].flatMap(({ inp }) => inp ?? []));
  if (!Number.isNaN(typed(ours))) add('INP of the filter ms', typed(ours), typed(floor));
  console.log(`\n${name}   (largest: ${ours.cold.at(-1)?.largest.trim() ?? 'nothing'})`);
  printTable(['', 'Keyturn', 'floor', 'share', 'goal'], rows);
  const repeated = new Set([...ours.cold, ...ours.second].flatMap((one) => one.repeated));
  for (const address of repeated) console.log(`asked for more than once: ${address}`);
  return isMet && repeated.size === 0;
}
