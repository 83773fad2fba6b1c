import { describe, expect, test } from 'vitest';
import { type Standing, states } from '../inspection-state.ts';
import { type Role, roles } from '../role.ts';
import { canTakeBack, checkTakingBack } from './taking-back.ts';

const now = Date.parse('2027-02-03T12:00:00Z');
const waiting = { state: states.complete, sendsAt: '2027-02-03T12:00:30Z' };
const standing = { state: states.complete, clerkId: 1, typistId: null };
const actor = (role: Role) => ({ userId: 7, role });
const nothingLeft = { isWaiting: true, hasLeft: false };

describe('a completion', () => {
  test('is taken back by those who may complete, while its e-mails wait', () => {
    expect(canTakeBack(waiting, actor(roles.reviewer), now)).toBe(true);
    expect(canTakeBack(waiting, actor(roles.manager), now)).toBe(true);
    expect(canTakeBack(waiting, actor(roles.clerk), now)).toBe(false);
    expect(canTakeBack(waiting, actor(roles.reviewer), now + 30_000)).toBe(false);
    expect(canTakeBack({ ...waiting, sendsAt: null }, actor(roles.reviewer), now)).toBe(false);
    expect(canTakeBack({ ...waiting, state: states.closed }, actor(roles.manager), now)).toBe(false);
  });

  test('goes back to Review, and stays once anything of it has left', () => {
    expect(checkTakingBack(standing, nothingLeft, actor(roles.reviewer))).toBe(states.review);
    const refused =
      (facts: typeof nothingLeft, more: Partial<Standing> = {}) =>
      () =>
        checkTakingBack({ ...standing, ...more }, facts, actor(roles.reviewer));
    expect(refused({ isWaiting: false, hasLeft: false })).toThrow('has been sent');
    expect(refused({ isWaiting: true, hasLeft: true })).toThrow('has this version already');
    expect(refused(nothingLeft, { state: states.review })).toThrow('Only from Complete');
    expect(() => checkTakingBack(standing, nothingLeft, actor(roles.clerk))).toThrow('Only a reviewer or a manager');
  });
});
