/** The items of each kind of room, with the words of the company for them. */
import { type Fittings, itemKeysOf, nameOfItem, type RoomKind } from '#domain/usual-things/room-items.ts';
import items from './items.json' with { type: 'json' };
import type { Change, Wording } from './wording.ts';

/** A change that nobody has to do anything about is given by its words alone. */
type Listed = Omit<Wording, 'name' | 'changes'> & { changes: readonly (string | Change)[] };

const readChange = (one: string | Change): Change =>
  typeof one === 'string' ? { found: one, action: 'No action', responsibility: 'None (FWT)' } : one;

const wordings: ReadonlyMap<string, Omit<Wording, 'name'>> = new Map(
  Object.entries<Listed>(items).map(([key, { changes, ...wording }]) => [
    key,
    { ...wording, changes: changes.map(readChange) },
  ]),
);

export function itemsOf(kind: RoomKind, fittings: Fittings): Wording[] {
  return itemKeysOf(kind, fittings).map((key) => {
    const wording = wordings.get(key);
    if (wording === undefined) throw new Error(`Nothing is said of the item ${key}.`);
    return { name: nameOfItem(key), ...wording };
  });
}
