/** The items that the editor suggests for a room: by its name, in the order in which a clerk walks it. */

/** `room`: what its name contains, with commas between several; empty for every other room. */
export type UsualItems = { room: string; items: string[] };

const anyRoom = [
  'Door',
  'Door reverse',
  'Fixtures',
  'Frame',
  'Ceiling',
  'Walls',
  'Skirting',
  'Flooring',
  'Wall fixtures',
  'Windows & dressings',
  'Lighting',
  'Sockets & switches',
  'Heating',
  'Furniture',
  'Small items',
];
const kitchen = [
  'Units',
  'Worktop',
  'Splashback',
  'Sink & taps',
  'Hob',
  'Oven',
  'Extractor',
  'Fridge/freezer',
  'Washing machine',
  'Dishwasher',
  'Bin',
];
const bathroom = ['WC', 'Basin', 'Bath', 'Screen', 'Shower', 'Tiling', 'Sealant', 'Extractor', 'Mirror', 'Accessories'];

/** Suggested until a firm has written its own. */
export const usualItems: UsualItems[] = [
  { room: '', items: anyRoom },
  { room: 'Kitchen, Utility', items: [...anyRoom, ...kitchen] },
  { room: 'Bath, Shower, En suite, Ensuite, Cloak, WC', items: [...anyRoom, ...bathroom] },
  {
    room: 'Garden, Balcony, Exterior',
    items: ['Lawn', 'Borders', 'Patio', 'Fencing', 'Gate', 'Shed', 'Outside tap'],
  },
];

/** Words alone, each with a space before it, so that a part is found at the beginning of a word. */
const inWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Those of the entry that says most about the name: `en suite shower` goes before `shower`. */
export function itemsOfRoom(all: readonly UsualItems[], name: string): readonly string[] {
  const words = inWords(name);
  let best: { length: number; items: readonly string[] } = { length: 0, items: [] };
  for (const { room, items } of all) {
    const parts = room.split(',').map(inWords);
    const fitting = room.trim() === '' ? [' '] : parts.filter((part) => part !== ' ' && words.includes(part));
    const length = Math.max(0, ...fitting.map((part) => part.length));
    if (length > best.length) best = { length, items };
  }
  return best.items;
}
