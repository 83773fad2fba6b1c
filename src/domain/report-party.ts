/** The sides that people stand on who comment on a finished report or sign it. */
import { contactCodes } from './message/contact-type.ts';

export const reportParties = ['tenant', 'landlord', 'agent', 'other'] as const;
export type ReportParty = (typeof reportParties)[number];

export const reportPartyNames: Record<ReportParty, string> = {
  tenant: 'Tenant',
  landlord: 'Landlord',
  agent: 'Agent',
  other: 'Other',
};

const partiesOfTypes: Partial<Record<number, ReportParty>> = {
  [contactCodes.tenant]: 'tenant',
  [contactCodes.landlord]: 'landlord',
  [contactCodes.agent]: 'agent',
};

/** By the type of their contact. */
export const partyOf = (type: number): ReportParty => partiesOfTypes[type] ?? 'other';

/** Tenants, landlords, agents and whoever else is to sign; others read by the link that all share. */
export function hasOwnLink({ type, signee }: { type: number; signee: boolean }): boolean {
  return signee || partyOf(type) !== 'other';
}

export const commentVerdicts = ['accepted', 'rejected'] as const;
export type CommentVerdict = (typeof commentVerdicts)[number];
