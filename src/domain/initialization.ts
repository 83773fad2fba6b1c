/** The report that an inspection starts from: the published codes of `initialization.type`. */
export const initializationTypes = { 3: 'from a template', 6: 'from an inspection' } as const;
export const initializationCodes = [3, 6] as const satisfies (keyof typeof initializationTypes)[];
