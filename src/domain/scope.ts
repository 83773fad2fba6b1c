/** OAuth scopes, as published. A write scope does not imply its read scope. */

export const scopeMeanings = {
  'profile.read': 'Read basic profile details',
  'properties.read': 'List properties',
  'properties.write': 'Manage properties',
  'inspections.read': 'List inspections',
  'inspections.write': 'Manage inspections',
  'reports.read': 'Read inspection reports',
  'reports.write': 'Modify inspection reports',
  'clients.read': 'List clients',
  'clients.write': 'Manage clients',
  'staff.read': 'List staff users',
  'staff.write': 'Manage staff users',
  'templates.read': 'List templates',
  'templates.write': 'Manage templates',
  'webhooks.read': 'List registered webhooks',
  'webhooks.write': 'Manage webhooks',
  'file-share.read': 'List file shares',
  'file-share.write': 'Manage file shares',
  'security.read': 'Read the security log',
} as const;

export type Scope = keyof typeof scopeMeanings;
export const scopes = Object.keys(scopeMeanings) as Scope[];

export function isScope(word: string): word is Scope {
  return Object.hasOwn(scopeMeanings, word);
}

/** One that a newer service knows is said as it is spelt. */
export const scopeText = (word: string): string => (isScope(word) ? scopeMeanings[word] : word);
