/** The terms of the demo company for visits that are aborted, and for waiting at the door. */
import type { FeeRules } from '#domain/firm/charges.ts';

export const feeRules: FeeRules = {
  aborted: [
    { cause: null, notice: 24, amount: '35.00' },
    { cause: 'no_keys', notice: 0, amount: '55.00' },
    { cause: 'no_access', notice: 0, amount: '55.00' },
  ],
  waiting: { free: 15, each: 10, amount: '7.50', most: '45.00' },
};
