/** An action that is begun comes back for the person who began it, and for nobody else whose item has the same number. */
import { expect, test } from 'vitest';
import { findBegun, keepBegun, letGoOfBegun } from './action-drafts.ts';

const draft = { action: 'Repaint', responsibility: 'Landlord', comments: null };

test('an action that is begun is kept for one person of one account', () => {
  keepBegun('1/7', 12, { of: 'new', draft });
  expect(findBegun('2/7', 12)).toBeUndefined();
  expect(findBegun('1/8', 12)).toBeUndefined();
  letGoOfBegun('2/7', 12);
  expect(findBegun('1/7', 12)).toEqual({ of: 'new', draft });
  letGoOfBegun('1/7', 12);
  expect(findBegun('1/7', 12)).toBeUndefined();
});
