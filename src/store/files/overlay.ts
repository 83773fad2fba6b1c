/** Sent in place of these bytes of a file: other ones, or one again and again. */
export type Overlay = { from: number; to: number; put: Buffer | number };
