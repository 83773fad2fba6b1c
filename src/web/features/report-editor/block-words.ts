/** What the rows of each block type are headed with, and what is usually found in a room. */
export type BlockWords = { name: string; item: string; description: string | null; condition: string | null };

const detailed: BlockWords = { name: 'Detailed', item: 'Item', description: 'Description', condition: 'Condition' };

const words: Record<string, BlockWords> = {
  DETAILED: detailed,
  OVERVIEW: { name: 'Overview', item: 'Part', description: 'Description', condition: 'Overview' },
  SIMPLIFIED: { name: 'Questions', item: 'Item', description: 'Comment', condition: 'Answers' },
  CHECKLIST: { name: 'Checklist', item: 'Question', description: 'Comment', condition: 'Answer' },
  SCALE: { name: 'Scale', item: 'Item', description: 'Description', condition: 'Grade' },
  KEYS: { name: 'Keys', item: 'Key', description: 'Location and number', condition: null },
  METERS: { name: 'Meters', item: 'Meter', description: 'Location and serial number', condition: 'Reading' },
  MANUALS: { name: 'Manuals', item: 'Manual', description: 'Where it is', condition: null },
};

/** A block type this version does not know is shown like a detailed one. */
export function blockWords(blockType: string): BlockWords {
  return words[blockType] ?? { ...detailed, name: blockType };
}

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

export const usualActions = [
  'Clean',
  'Deep clean',
  'Descale',
  'Shampoo',
  'Make good and redecorate',
  'Repair',
  'Replace',
  'Supply missing',
  'Remove item',
  'Treat mould',
  'Investigate',
  'Test',
  'Service',
  'Garden maintenance',
  'Monitor',
];
export const responsibilities = ['Tenant', 'Landlord', 'Agent', 'Contractor', 'Shared', 'Investigate', 'None (FWT)'];
