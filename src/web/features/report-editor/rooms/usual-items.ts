/** The usual items of a room. */
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
const garden = ['Lawn', 'Borders', 'Patio', 'Fencing', 'Gate', 'Shed', 'Outside tap'];

const usualOfBlock: Record<string, readonly string[]> = {
  KEYS: ['Front door', 'Rear door', 'Communal door', 'Fob', 'Garage remote', 'Window', 'Patio door', 'Post box'],
  METERS: ['Electricity', 'Gas', 'Water', 'Heat network'],
  MANUALS: ['Boiler', 'Oven', 'Hob', 'Washing machine', 'Dishwasher', 'Fridge-freezer', 'Thermostat', 'Alarm panel'],
};

/** Names to choose from for a new item, in the order in which they are written. */
export function usualItems(room: { name: string; blockType: string }): readonly string[] {
  const ofBlock = usualOfBlock[room.blockType];
  if (ofBlock !== undefined) return ofBlock;
  if (/garden|balcony|exterior/i.test(room.name)) return garden;
  if (/kitchen|utility/i.test(room.name)) return [...anyRoom, ...kitchen];
  if (/bath|shower|en ?suite|cloak|wc/i.test(room.name)) return [...anyRoom, ...bathroom];
  return anyRoom;
}
