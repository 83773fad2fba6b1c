/** The sides that people stand on who comment on a finished report or sign it. */
export const reportParties = ['tenant', 'landlord', 'agent', 'other'] as const;
export type ReportParty = (typeof reportParties)[number];

export const reportPartyNames: Record<ReportParty, string> = {
  tenant: 'Tenant',
  landlord: 'Landlord',
  agent: 'Agent',
  other: 'Other',
};

export const commentVerdicts = ['accepted', 'rejected'] as const;
export type CommentVerdict = (typeof commentVerdicts)[number];
