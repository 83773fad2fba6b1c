/**
 * Compares the plans for an absent clerk's day with the best that there are, and measures how long a large day takes.
 *
 *     npm run bench:plan                     200 days of up to 3 clerks and 5 visits each; then 10 clerks with 8 each
 *     npm run bench:plan -- --days 20
 */
import { planCost } from '#domain/schedule/plan/plan-cost.ts';
import { proposePlan } from '#domain/schedule/plan/propose-plan.ts';
import { makePlanDay } from '#testing/schedule/plan-day.ts';
import { proveLeastCost } from './bench-plan/prove.ts';
import { readArguments, readCount } from './read-arguments.ts';

const mostBeyondLeast = 0.02;
const mostSeconds = 10;
const largeDays = 5;

const usage = `npm run bench:plan -- [--days N]

Compares the plans of N generated days (200) with the least cost that HiGHS proves, and times days of 10 clerks with 8 visits.`;
const { values: options } = readArguments({ usage, options: { days: { type: 'string' } } });
const days = readCount(usage, options.days, 200);

const isClose = compare(days);
const isQuick = time();
if (!isClose || !isQuick) process.exitCode = 1;

function compare(count: number): boolean {
  let worst = 0;
  let sum = 0;
  let best = 0;
  let forgotten = 0;
  let ours = 0;
  let proving = 0;
  for (let seed = 1; seed <= count; seed += 1) {
    const day = makePlanDay(seed, { clerks: 2 + (seed % 2), visits: 5 });
    const begun = performance.now();
    const plan = proposePlan(day);
    const planned = performance.now();
    const least = proveLeastCost(day);
    ours += planned - begun;
    proving += performance.now() - planned;
    const unplaced = [...plan.values()].filter((placing) => placing === null).length;
    const cost = planCost(day, plan);
    if (cost < least.cost - 1e-4)
      throw new Error(`Day ${seed}: a plan for ${cost} is cheaper than the proof, ${least.cost}.`);
    const beyond = least.cost === 0 ? 0 : cost / least.cost - 1;
    if (beyond < 1e-6) best += 1;
    else console.log(`Day ${seed}: ${cost.toFixed(2)}, ${(beyond * 100).toFixed(2)} % above ${least.cost.toFixed(2)}`);
    if (unplaced > least.unplaced) forgotten += 1;
    worst = Math.max(worst, beyond);
    sum += beyond;
  }
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  console.log(
    `${count} days: ${best} at the least cost; above it ${percent(sum / count)} on average, ${percent(worst)} at most.`,
  );
  console.log(`Days on which the proof places more visits: ${forgotten}.`);
  console.log(`A day takes ${(ours / count).toFixed(0)} ms, its proof ${(proving / count).toFixed(0)} ms.`);
  return worst <= mostBeyondLeast && forgotten === 0;
}

function time(): boolean {
  const seconds = Array.from({ length: largeDays }, (_, at) => {
    const day = makePlanDay(1000 + at, { clerks: 10, visits: 8 }, true);
    const begun = performance.now();
    const plan = proposePlan(day);
    const took = (performance.now() - begun) / 1000;
    const unplaced = [...plan.values()].filter((placing) => placing === null).length;
    console.log(`10 clerks, ${day.visits.length} visits: ${took.toFixed(2)} s, ${unplaced} without a place`);
    return took;
  });
  const most = Math.max(...seconds);
  console.log(`The longest takes ${most.toFixed(2)} s; ${mostSeconds} s are the most.`);
  return most <= mostSeconds;
}
