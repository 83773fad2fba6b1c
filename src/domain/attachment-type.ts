export const attachmentTypes = ['IMAGE', 'VIDEO', 'AUDIO', 'FILE'] as const;
export type AttachmentType = (typeof attachmentTypes)[number];
