/**
 * Inspections that are created at the same time are one statement, as look-ups are (`gathered.ts`): one round trip and one
 * commit for all of them, which takes less than half of what each would take by itself.
 */
import type { Caller } from '#domain/caller.ts';
import type { Executor } from '../database/database.ts';
import { gathered } from '../database/gathered.ts';
import { isFaultOfData } from '../database/violations.ts';
import type { InspectionAddition, NewInspection } from './inspection-addition.ts';
import { type Added, addInspectionRow, addInspectionRows } from './inspections-add.ts';

const MOST_TOGETHER = 16;

type Outcome = { added: Added } | { error: unknown };

/** As `addInspectionRow`, outside of every transaction: what belongs to one must go or stay with it. */
export function buildAddTogether(shared: Executor): (caller: Caller, addition: InspectionAddition) => Promise<Added> {
  const addTogether = gathered((all: NewInspection[]) => addThose(shared, all), MOST_TOGETHER);
  return async (caller, addition) => {
    const outcome = await addTogether({ caller, addition });
    if ('added' in outcome) return outcome.added;
    // A value that the database does not take is no fault of the others: nothing is written, and each is tried alone.
    if (isFaultOfData(outcome.error)) return addInspectionRow(shared, caller, addition);
    throw outcome.error;
  };
}

/** One statement for each account: what fails of one stays in it. */
async function addThose(db: Executor, all: NewInspection[]): Promise<Outcome[]> {
  const outcomes = new Map<NewInspection, Outcome>();
  const addTheirs = async (accountId: number): Promise<void> => {
    const theirs = all.filter(({ caller }) => caller.accountId === accountId);
    try {
      const added = await addInspectionRows(db, accountId, theirs);
      for (const [at, one] of theirs.entries()) outcomes.set(one, { added: added[at] as Added });
    } catch (error) {
      for (const one of theirs) outcomes.set(one, { error });
    }
  };
  await Promise.all([...new Set(all.map(({ caller }) => caller.accountId))].map(addTheirs));
  return all.map((one) => outcomes.get(one) as Outcome);
}
