/** The day while it is planned: who has what and when, and what one visit more would cost there. */
import { type Choice, choicesOf, measureWays, type Ways } from './plan-choices.ts';
import { type DayPlan, overloadCost, type PlanDay, planWeights } from './plan-cost.ts';

/** Visits and clerks are named by their places in the day. */
export class DayTable {
  readonly choices: Choice[][];
  /** The choice of each visit; undefined while it has none. */
  readonly chosen: (Choice | undefined)[];
  /** How many placings have been looked at: the measure of effort, since a clock would make plans differ. */
  looks = 0;
  readonly #ways: Ways;
  readonly #day: PlanDay;
  /** The visits of each clerk, by time. */
  readonly #rows: number[][];
  readonly #load: number[];

  constructor(day: PlanDay) {
    this.#day = day;
    this.#ways = measureWays(day);
    this.choices = day.visits.map((visit) => choicesOf(day, visit));
    this.chosen = day.visits.map(() => undefined);
    this.#rows = day.clerks.map(() => []);
    this.#load = day.clerks.map(() => 0);
    this.choices.forEach((choices, visit) => {
      const asBefore = choices.find(({ isAsBefore }) => isAsBefore);
      if (asBefore !== undefined) this.place(visit, asBefore);
    });
  }

  /** The cost of a choice with its detour; infinite where it does not fit beside what the clerk has. */
  costOf(visit: number, choice: Choice): number {
    this.looks += 1;
    const row = this.#at(this.#rows, choice.clerk);
    const { minutes } = this.#at(this.#day.visits, visit);
    const end = choice.from + minutes;
    const ways = this.#at(this.#ways.between, visit);
    let at = 0;
    for (const other of row) {
      const its = this.#at(this.chosen, other) as Choice;
      const isBefore = its.from < choice.from || (its.from === choice.from && other < visit);
      if (isBefore) at += 1;
      if (choice.isAsBefore && its.isAsBefore) continue;
      const way = this.#at(ways, other);
      const itsEnd = its.from + this.#at(this.#day.visits, other).minutes;
      if (isBefore ? itsEnd + way > choice.from : end + way > its.from) return Number.POSITIVE_INFINITY;
    }
    const load = this.#at(this.#load, choice.clerk);
    return choice.cost + this.#detour(visit, row, at, choice.clerk) + overloadCost(load + minutes) - overloadCost(load);
  }

  place(visit: number, choice: Choice): void {
    const row = this.#at(this.#rows, choice.clerk);
    const at = row.findIndex((other) => {
      const its = this.#at(this.chosen, other) as Choice;
      return its.from > choice.from || (its.from === choice.from && other > visit);
    });
    row.splice(at === -1 ? row.length : at, 0, visit);
    this.chosen[visit] = choice;
    this.#load[choice.clerk] = this.#at(this.#load, choice.clerk) + this.#at(this.#day.visits, visit).minutes;
  }

  /** Takes a visit out, and says what its place has cost. */
  take(visit: number): number {
    const choice = this.chosen[visit];
    if (choice === undefined) return planWeights.unplaced;
    const row = this.#at(this.#rows, choice.clerk);
    const at = row.indexOf(visit);
    row.splice(at, 1);
    this.chosen[visit] = undefined;
    const load = this.#at(this.#load, choice.clerk) - this.#at(this.#day.visits, visit).minutes;
    const more = overloadCost(this.#at(this.#load, choice.clerk)) - overloadCost(load);
    this.#load[choice.clerk] = load;
    return choice.cost + this.#detour(visit, row, at, choice.clerk) + more;
  }

  /** Puts everything where a plan for the same day has it. */
  follow(plan: DayPlan): void {
    this.chosen.forEach((_, visit) => void this.take(visit));
    this.#day.visits.forEach(({ id }, visit) => {
      const placing = plan.get(id);
      const choice = this.#at(this.choices, visit).find(
        ({ clerk, from }) => from === placing?.from && this.#at(this.#day.clerks, clerk).id === placing.clerkId,
      );
      if (choice !== undefined) this.place(visit, choice);
    });
  }

  plan(): DayPlan {
    const { clerks, visits } = this.#day;
    return new Map(
      visits.map(({ id }, at) => {
        const choice = this.chosen[at];
        return [id, choice === undefined ? null : { clerkId: this.#at(clerks, choice.clerk).id, from: choice.from }];
      }),
    );
  }

  /** Minutes more on the way with the visit in the `at`th place. */
  #detour(visit: number, row: readonly number[], at: number, clerk: number): number {
    const before = row[at - 1];
    const after = row[at];
    const home = this.#at(this.#ways.fromHome, clerk);
    const from = before === undefined ? home : this.#at(this.#ways.between, before);
    const to = this.#at(from, visit);
    if (after === undefined) return to;
    return to + this.#at(this.#at(this.#ways.between, visit), after) - this.#at(from, after);
  }

  #at<Each>(list: readonly Each[], at: number): Each {
    return list[at] as Each;
  }
}
