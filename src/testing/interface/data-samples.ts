/** Bodies that succeed, of operations on what an account keeps about people: a part of `../sample-requests.ts`. */
export const dataSamples = {
  createErasure: () => ({ email: 'nobody@example.com', dry_run: true }),
  createPersonExport: () => ({ email: 'nobody@example.com' }),
  rehearseRetention: () => ({ kind: 'emails', months: 24 }),
  updateRetention: () => ({ kind: 'emails', months: 24, count: 0 }),
  updateLegalHold: () => ({ reason: 'A claim about the deposit.' }),
};
