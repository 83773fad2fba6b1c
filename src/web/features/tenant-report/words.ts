/** The questions to a tenant, by the kind of room: plain words, since nobody has told them what a block type is. */
import { isQuestion } from '#domain/tenant-report.ts';

export type Asked = {
  /** The question about the condition; undefined where there is none. */
  condition: string | undefined;
  description: string;
};

const detailed: Asked = {
  condition: 'What condition is it in?',
  description: 'What is it like? (optional)',
};

const asked: Record<string, Asked> = {
  DETAILED: detailed,
  OVERVIEW: { ...detailed, condition: 'How is it overall?' },
  SIMPLIFIED: { condition: 'Please answer', description: 'Comment (optional)' },
  CHECKLIST: { condition: 'Your answer', description: 'Comment (optional)' },
  SCALE: { condition: 'Grade', description: 'Comment (optional)' },
  METERS: { condition: 'Reading', description: 'Where it is and its serial number (optional)' },
  KEYS: { condition: undefined, description: 'How many, and what they look like' },
  MANUALS: { condition: undefined, description: 'Where it is' },
};

/** The item's name is the whole question. */
const question: Asked = { condition: 'Your answer', description: 'Comment (optional)' };

export function askedIn(blockType: string, itemName: string): Asked {
  if (isQuestion(blockType, itemName)) return question;
  return asked[blockType] ?? detailed;
}

const oneRoom = {
  heading: 'The room as a whole',
  hint: 'One photo from the door and one from the opposite corner say a lot.',
};
/** Their entries may be rooms, or things in one. */
const rows = {
  heading: 'Photos',
  hint: 'One photo from the door and one from the opposite corner of each room say a lot.',
};

/** The photos that a room asks for beside those of its entries. */
export function photosAskedIn(blockType: string): { heading: string; hint: string } {
  return blockType === 'DETAILED' || blockType === 'OVERVIEW' ? oneRoom : rows;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
