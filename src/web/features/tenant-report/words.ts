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

/** Entries of other rooms may be rooms themselves, or things in one, so that the heading says less. */
const isOneRoom = (blockType: string) => blockType === 'DETAILED' || blockType === 'OVERVIEW';

/** The photos that a room asks for beside those of its entries; `count`: those of its entries among them. */
export function photosAskedIn(blockType: string, count: number): { heading: string; hint: string } {
  const where = isOneRoom(blockType) ? '' : ' of each room';
  const corners = `One photo from the door and one from the opposite corner${where} say a lot.`;
  const asked = `Please take at least ${count} photos in all. `;
  return {
    heading: isOneRoom(blockType) ? 'The room as a whole' : 'Photos',
    hint: count > 1 ? `${asked}${corners}` : corners,
  };
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
