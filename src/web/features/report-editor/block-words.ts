/** The headings over the rows of each block type. */
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
