/** The items of each kind of room, in the order the trade walks it: door first, small items last. */
import items from './items.json' with { type: 'json' };
import rooms from './rooms.json' with { type: 'json' };
import type { Change, Wording } from './wording.ts';

export type RoomKind = keyof typeof rooms;

/** The facts about the property that decide which items are there. */
export type Fittings = { furnished: boolean; hasGas: boolean; boilerHere: boolean };

/** A change that nobody has to do anything about is given by its words alone. */
type Listed = Omit<Wording, 'changes'> & { changes: readonly (string | Change)[] };

const readChange = (one: string | Change): Change =>
  typeof one === 'string' ? { found: one, action: 'No action', responsibility: 'None (FWT)' } : one;

const wordings: ReadonlyMap<string, Wording> = new Map(
  Object.entries<Listed>(items).map(([key, { changes, ...wording }]) => [
    key,
    { ...wording, changes: changes.map(readChange) },
  ]),
);

/** `sofa if furnished`, `boiler if boiler`: the rest stands in every room of the kind. */
export function itemsOf(kind: RoomKind, { furnished, hasGas, boilerHere }: Fittings): Wording[] {
  const conditions = new Map([
    ['furnished', furnished],
    ['boiler', hasGas && boilerHere],
  ]);
  return rooms[kind].flatMap((entry) => {
    const [key = '', condition] = entry.split(' if ');
    const wording = wordings.get(key);
    if (wording === undefined) throw new Error(`There is no item ${key}.`);
    return condition === undefined || conditions.get(condition) === true ? [wording] : [];
  });
}
