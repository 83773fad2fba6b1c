/** Operations that decide how people of an account sign in: for the back office alone. A part of the table in `operations.ts`. */
import type { Operation } from './audiences.ts';

// An application that could set the provider could become anybody of the firm.
const singleSignOn = {
  scopes: ['staff.write'],
  who: 'administrators',
  firstParty: true,
  extension: true,
} as const satisfies Operation;

// Their own; changes ask for a proof, which giving the password is.
const ownFactor = {
  scopes: ['profile.read'],
  who: 'everyone',
  firstParty: true,
  extension: true,
} as const satisfies Operation;

// An application that could change these could let people in with a password alone.
const factorsOfOthers = {
  scopes: ['staff.write'],
  who: 'administrators',
  firstParty: true,
  extension: true,
} as const satisfies Operation;

// Links to new passwords go through it: an application that could set it could read them.
const mailServer = {
  scopes: ['staff.write'],
  who: 'administrators',
  firstParty: true,
  extension: true,
} as const satisfies Operation;

// PDFs are signed with it in the name of the firm.
const signingCertificate = {
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
  getMailServer: { ...mailServer, scopes: ['staff.read'] },
  updateMailServer: mailServer,
  deleteMailServer: mailServer,
  tryMailServer: mailServer,
  getSigningCertificate: { ...signingCertificate, scopes: ['staff.read'] },
  updateSigningCertificate: signingCertificate,
  deleteSigningCertificate: signingCertificate,
  proveIdentity: ownFactor,
  createProofOptions: ownFactor,
  getFactors: ownFactor,
  createAuthenticatorSecret: ownFactor,
  setAuthenticatorApp: ownFactor,
  deleteAuthenticatorApp: ownFactor,
  createRecoveryCodes: ownFactor,
  createPasskeyOptions: ownFactor,
  createPasskey: ownFactor,
  updatePasskey: ownFactor,
  deletePasskey: ownFactor,
  getSecondFactorSettings: factorsOfOthers,
  updateSecondFactorSettings: factorsOfOthers,
  deleteStaffFactors: factorsOfOthers,
  deleteStaffIdentity: factorsOfOthers,
  deleteClientPersonFactors: factorsOfOthers,
  signOutClientPerson: factorsOfOthers,
  getSessionSettings: factorsOfOthers,
  updateSessionSettings: factorsOfOthers,
  noteActivity: ownFactor,
  listSessions: { scopes: ['profile.read'], who: 'everyone', firstParty: true, extension: true },
  endSession: { scopes: ['profile.read'], who: 'everyone', firstParty: true, extension: true },
  signOutEverywhere: { scopes: ['profile.read'], who: 'everyone', firstParty: true, extension: true },
  signOutStaffMember: { scopes: ['staff.write'], who: 'administrators', firstParty: true, extension: true },
} as const satisfies Record<string, Operation>;
