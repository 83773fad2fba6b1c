/** JSON as people read it. */
export const inLines = (value: unknown): string => JSON.stringify(value, undefined, 2);
