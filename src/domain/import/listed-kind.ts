/** The lists that people save as a file. */
export const listedKinds = [
  'properties',
  'inspections',
  'clients',
  'client_people',
  'staff',
  'emails',
  'fees',
  'key_sets',
  'audit_entries',
] as const;
export type ListedKind = (typeof listedKinds)[number];
