/** Kinds of rooms (blocks). Other deployments may have further ones: readers accept any string, writers only these. */

export const blockTypes = [
  'DETAILED',
  'SIMPLIFIED',
  'CHECKLIST',
  'SCALE',
  'OVERVIEW',
  'KEYS',
  'METERS',
  'MANUALS',
] as const;
export type BlockType = (typeof blockTypes)[number];

export function isBlockType(word: string): word is BlockType {
  return (blockTypes as readonly string[]).includes(word);
}

/** A SIMPLIFIED room takes its questions from an option set, a SCALE room its steps. */
export function needsOptionSet(blockType: string): boolean {
  return blockType === 'SIMPLIFIED' || blockType === 'SCALE';
}

/** Items of KEYS and MANUALS rooms have no condition: it is null, and never editable. */
export function hasCondition(blockType: string): boolean {
  return blockType !== 'KEYS' && blockType !== 'MANUALS';
}
