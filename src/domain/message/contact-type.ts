export const contactCodes = { tenant: 1, agent: 2, landlord: 3, witness: 4, clerk: 5, other: 6 } as const;

export const contactTypes = {
  [contactCodes.tenant]: 'Tenant',
  [contactCodes.agent]: 'Agent',
  [contactCodes.landlord]: 'Landlord',
  [contactCodes.witness]: 'Witness',
  [contactCodes.clerk]: 'Clerk',
  [contactCodes.other]: 'Other',
} as const;
export type ContactTypeCode = keyof typeof contactTypes;
