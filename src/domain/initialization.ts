/** The report that an inspection starts from: the published codes of `initialization.type`. */
export const startsFrom = { template: 3, report: 6 } as const;
export type StartsFrom = (typeof startsFrom)[keyof typeof startsFrom];

export const initializationTypes = {
  [startsFrom.template]: 'from a template',
  [startsFrom.report]: 'from an inspection',
} as const;
export const initializationCodes = [startsFrom.template, startsFrom.report] as const;
