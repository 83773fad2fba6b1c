/** What a tenant is asked, by the kind of room: plain words, since nobody has told them what a block type is. */
export type Asked = {
  /** Of the condition; undefined where there is none. */
  condition: string | undefined;
  description: string;
  /** The description is the answer itself, or a remark beside it. */
  isRemark: boolean;
};

const detailed: Asked = {
  condition: 'What condition is it in?',
  description: 'What is it like? (optional)',
  isRemark: true,
};

const asked: Record<string, Asked> = {
  DETAILED: detailed,
  OVERVIEW: { ...detailed, condition: 'How is it overall?' },
  SIMPLIFIED: { condition: 'Please answer', description: 'Comment (optional)', isRemark: true },
  CHECKLIST: { condition: 'Your answer', description: 'Comment (optional)', isRemark: true },
  SCALE: { condition: 'Grade', description: 'Comment (optional)', isRemark: true },
  METERS: { condition: 'Reading', description: 'Where it is and its serial number (optional)', isRemark: true },
  KEYS: { condition: undefined, description: 'How many, and what they look like', isRemark: false },
  MANUALS: { condition: undefined, description: 'Where it is', isRemark: false },
};

export function askedIn(blockType: string): Asked {
  return asked[blockType] ?? detailed;
}

export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
