import { describe, expect, test } from 'vitest';
import { type HeldSet, keysOfVisit, whereSetIs } from './keys.ts';

const today = '2026-11-26';
const day = '2026-12-04';
const inOffice: HeldSet = {
  id: 1,
  tag: 'DK-14',
  place: 'Office board, hook 14',
  holder: 'office',
  staffId: null,
  holderName: null,
  dueBackOn: null,
};
const out = (more: Partial<HeldSet>): HeldSet => ({ ...inOffice, holder: 'tenant', holderName: 'Ann Lee', ...more });
const sam = { id: 7, clerkId: 3, clerkName: 'Sam Clerk' };
const kim = { id: 8, clerkId: 4, clerkName: 'Kim Clerk' };

test('a set is on its hook, or with somebody who brings it back on a day', () => {
  expect(whereSetIs(inOffice, today)).toBe('Office board, hook 14');
  expect(whereSetIs(out({}), today)).toBe('with Ann Lee (tenant)');
  expect(whereSetIs(out({ dueBackOn: day }), today)).toBe('with Ann Lee (tenant), due back Fri 4 Dec 2026');
  expect(whereSetIs(out({ dueBackOn: '2026-11-25' }), today)).toBe(
    'with Ann Lee (tenant), overdue since Wed 25 Nov 2026',
  );
});

describe('a visit', () => {
  const ask = (sets: HeldSet[], visits = [sam], wanted = visits[0] ?? sam) =>
    keysOfVisit(sets, visits, { wanted, day, today });

  test('has none at a home without keys, and nothing clashes', () => {
    expect(ask([])).toEqual({ set: undefined, where: undefined, clash: undefined });
  });

  test('gets the set that is surest to be there', () => {
    expect(ask([out({ id: 2 }), inOffice]).set?.id).toBe(1);
    expect(ask([inOffice, out({ id: 2, holder: 'clerk', staffId: 3 })]).set?.id).toBe(2);
    expect(ask([out({ id: 2, dueBackOn: day }), out({ id: 3 })])).toMatchObject({ set: { id: 2 }, clash: undefined });
  });

  test('says why its keys may not be there', () => {
    expect(ask([out({ dueBackOn: '2026-12-07' })]).clash).toBe(
      'DK-14 is with Ann Lee (tenant), due back Mon 7 Dec 2026',
    );
    expect(ask([out({ dueBackOn: '2026-11-20' })]).clash).toContain('overdue since Fri 20 Nov 2026');
  });

  test('reserves a set, so that another clerk of that day gets another or reads who has it', () => {
    expect(ask([inOffice], [sam, kim], kim)).toMatchObject({
      set: { id: 1 },
      clash: 'DK-14 is reserved that day, first for Sam Clerk',
    });
    expect(ask([inOffice, { ...inOffice, id: 2, tag: 'DK-15' }], [sam, kim], kim)).toMatchObject({
      set: { id: 2 },
      clash: undefined,
    });
  });

  test('shares the set with another visit of the same clerk', () => {
    const second = { ...sam, id: 9 };
    expect(ask([inOffice], [sam, second], second)).toMatchObject({ set: { id: 1 }, clash: undefined });
  });
});
