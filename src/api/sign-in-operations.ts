/** Operations that decide how people of an account sign in: for the back office alone. A part of the table in `operations.ts`. */
import type { Operation } from './audiences.ts';

// An application that could set the provider could become anybody of the firm.
const singleSignOn = {
  scopes: ['staff.write'],
  who: 'administrators',
  firstParty: true,
  extension: true,
} as const satisfies Operation;

export const signInOperations = {
  getSingleSignOn: { ...singleSignOn, scopes: ['staff.read'] },
  updateSingleSignOn: singleSignOn,
  proveDomains: singleSignOn,
  trySingleSignOn: singleSignOn,
} as const satisfies Record<string, Operation>;
