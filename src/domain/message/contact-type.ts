export const contactTypes = { 1: 'Tenant', 2: 'Agent', 3: 'Landlord', 4: 'Witness', 5: 'Clerk', 6: 'Other' } as const;
export type ContactTypeCode = keyof typeof contactTypes;
