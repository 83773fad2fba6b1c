/** The least cost that a plan for a day can have, proved by HiGHS: the same choices as one linear programme in whole numbers. */
import loadHighs from 'highs';
import { type Choice, choicesOf, measureWays } from '#domain/schedule/plan/plan-choices.ts';
import { fullDay, type PlanDay, planWeights } from '#domain/schedule/plan/plan-cost.ts';

// Its types are those of the CommonJS build, where the function lies one step deeper.
const highs = await (loadHighs as unknown as typeof loadHighs.default)();

export type Proof = { cost: number; unplaced: number };

/**
 * Every clerk's day is a path from home through some of the choices to the evening, along arcs `a` that leave time for the
 * way. Each visit lies on one path; one of the absent clerk may lie on none, which costs `u`; `o` are minutes beyond a full day.
 */
export function proveLeastCost(day: PlanDay): Proof {
  const ways = measureWays(day);
  const at = <Each>(list: readonly Each[], place: number): Each => list[place] as Each;
  const nodes = day.visits.flatMap((visit, place) => choicesOf(day, visit).map((choice) => ({ ...choice, place })));
  const costs: string[] = [];
  const binaries: string[] = [];
  const into = nodes.map((): string[] => []);
  const outOf = nodes.map((): string[] => []);
  const limits: string[] = [];
  const arc = (name: string, cost: number) => {
    binaries.push(name);
    if (cost !== 0) costs.push(`${cost} ${name}`);
    return name;
  };
  const endOf = ({ from, place }: Choice & { place: number }) => from + at(day.visits, place).minutes;

  day.clerks.forEach((_, clerk) => {
    const own = nodes.flatMap((node, index) => (node.clerk === clerk ? [{ node, index }] : []));
    const starts = own.map(({ node, index }) => {
      const name = arc(`s${index}`, node.cost + at(at(ways.fromHome, clerk), node.place));
      at(into, index).push(name);
      return name;
    });
    if (starts.length > 0) limits.push(`${starts.join(' + ')} <= 1`);
    for (const one of own) {
      at(outOf, one.index).push(arc(`e${one.index}`, 0));
      for (const other of own) {
        if (one.node.place === other.node.place) continue;
        const way = at(at(ways.between, one.node.place), other.node.place);
        if (endOf(one.node) + way > other.node.from) continue;
        const name = arc(`a${one.index}_${other.index}`, other.node.cost + way);
        at(outOf, one.index).push(name);
        at(into, other.index).push(name);
      }
    }
    const load = own.flatMap(({ node, index }) =>
      at(into, index).map((name) => `${at(day.visits, node.place).minutes} ${name}`),
    );
    costs.push(`${planWeights.overloadMinute} o${clerk}`);
    if (load.length > 0) limits.push(`${load.join(' + ')} - o${clerk} <= ${fullDay}`);
  });
  nodes.forEach((_, index) => {
    limits.push(`${at(into, index).join(' + ')} - ${at(outOf, index).join(' - ')} = 0`);
  });
  const there = new Set(day.clerks.map(({ id }) => id));
  day.visits.forEach(({ clerkId }, place) => {
    const all = nodes.flatMap((node, index) => (node.place === place ? at(into, index) : []));
    // A colleague's booking is never given up.
    if (!there.has(clerkId)) all.push(arc(`u${place}`, planWeights.unplaced));
    limits.push(`${all.join(' + ')} = 1`);
  });
  const wrap = (words: string) => words.replaceAll(' + ', '\n + ').replaceAll(' - ', '\n - ');
  const rows = limits.map((limit, row) => `c${row}: ${wrap(limit)}`).join('\n');
  const model = `Minimize\n obj: ${wrap(costs.join(' + '))}\nSubject To\n${rows}\nBinary\n${binaries.join('\n')}\nEnd\n`;
  const solved = highs.solve(model, { mip_rel_gap: 0, mip_abs_gap: 1e-6, output_flag: false });
  if (solved.Status !== 'Optimal') throw new Error(`HiGHS has not solved the day: ${solved.Status}`);
  const columns = solved.Columns as Record<string, { Primal: number }>;
  const unplaced = day.visits.filter((_, place) => (columns[`u${place}`]?.Primal ?? 0) > 0.5).length;
  return { cost: solved.ObjectiveValue, unplaced };
}
