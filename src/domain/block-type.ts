/** Kinds of rooms (blocks). New ones may appear in other deployments: readers take any string, writers these. */

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

/** SIMPLIFIED rooms take their questions, SCALE rooms their steps, from an option set. */
export function needsOptionSet(blockType: string): boolean {
  return blockType === 'SIMPLIFIED' || blockType === 'SCALE';
}

/** Items of KEYS and MANUALS rooms have no condition: null, and never editable. */
export function hasCondition(blockType: string): boolean {
  return blockType !== 'KEYS' && blockType !== 'MANUALS';
}
