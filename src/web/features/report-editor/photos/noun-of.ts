/** The names of attachments by their kind, apart from longer texts, since each row of the editor needs them at once. */
import type { Attachment } from '#web/queries/generated/types.gen.ts';

export const nouns = { IMAGE: 'photo', VIDEO: 'video', AUDIO: 'recording', FILE: 'file' };
type Noun = (typeof nouns)[keyof typeof nouns];

/** A kind that only a newer service knows is a file. */
export const nounOf = ({ type }: Pick<Attachment, 'type'>): Noun => nouns[type as keyof typeof nouns] ?? nouns.FILE;
