/** The closed and the suggested vocabularies of a property and its meters. */

export const furnishings = ['Unfurnished', 'Part Furnished', 'Fully Furnished'] as const;
export type Furnishing = (typeof furnishings)[number];

export const detachments = ['Detached', 'Semi-Detached', 'Mid Terrace', 'End Terrace'] as const;

/** Suggestions only: a meter's type is free text. */
export const meterTypes = ['Electricity', 'Gas', 'Water', 'Heat', 'Oil', 'LPG', 'Solar export'] as const;
