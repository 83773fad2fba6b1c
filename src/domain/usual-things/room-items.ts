/** The items of each kind of room, in the order the trade walks it: door first, small items last. */
import names from './item-names.json' with { type: 'json' };
import rooms from './rooms.json' with { type: 'json' };

export type RoomKind = keyof typeof rooms;
export type ItemKey = keyof typeof names;

/** The facts about the property that decide which items are there. */
export type Fittings = { furnished: boolean; hasGas: boolean; boilerHere: boolean };

/** `sofa if furnished`, `boiler if boiler`: the rest stands in every room of the kind. */
export function itemKeysOf(kind: RoomKind, { furnished, hasGas, boilerHere }: Fittings): ItemKey[] {
  const conditions = new Map([
    ['furnished', furnished],
    ['boiler', hasGas && boilerHere],
  ]);
  return rooms[kind].flatMap((entry) => {
    const [key = '', condition] = entry.split(' if ');
    if (!isItemKey(key)) throw new Error(`There is no item ${key}.`);
    return condition === undefined || conditions.get(condition) === true ? [key] : [];
  });
}

export const nameOfItem = (key: ItemKey): string => names[key];

const isItemKey = (key: string): key is ItemKey => Object.hasOwn(names, key);
