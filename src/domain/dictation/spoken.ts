/** The stretch of a recording that somebody listened to while they typed a text: one key plays it again, for whoever reads the text. */
export type Spoken = { recordingId: number /** Seconds from its beginning. */; from: number; to: number };

export const spokenFields = ['name', 'description', 'condition'] as const;
type SpokenField = (typeof spokenFields)[number];
export type SpokenFields = Partial<Record<SpokenField, Spoken>>;
