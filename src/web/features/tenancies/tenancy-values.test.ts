import { expect, test } from 'vitest';
import type { Tenancy } from '#web/queries/generated/types.gen.ts';
import {
  bodyOfTenancy,
  emptyTenancy,
  missingDay,
  tenancyState,
  tenancyText,
  valuesOfTenancy,
} from './tenancy-values.ts';

const today = '2027-02-03';
const tenancy: Tenancy = {
  id: 1,
  property_id: 1,
  starts_on: '2026-02-03',
  ends_on: null,
  notice_given_on: null,
  notice_by: null,
  leaves_on: null,
  contacts: [{ id: 4, name: 'Ann' }],
  version: 1,
};

test('a tenancy goes through its form and comes back as it was', () => {
  const { contacts: _, id: _id, property_id: _home, version: _version, ...days } = tenancy;
  expect(bodyOfTenancy(valuesOfTenancy(tenancy))).toEqual({ ...days, contact_ids: [4] });
  expect(bodyOfTenancy(emptyTenancy)).toMatchObject({ ends_on: null, notice_by: null });
});

test('the days are in words', () => {
  expect(tenancyText(tenancy, today)).toBe('Since Tue 3 Feb 2026');
  expect(tenancyText({ ...tenancy, starts_on: '2027-03-01' }, today)).toBe('From Mon 1 Mar 2027');
  expect(tenancyText({ ...tenancy, ends_on: '2028-02-02', leaves_on: '2027-12-01' }, today)).toBe(
    'Tue 3 Feb 2026 to Wed 1 Dec 2027',
  );
});

test.each([
  [{}, 'Now'],
  [{ leaves_on: '2027-03-01' }, 'Leaving'],
  [{ leaves_on: '2027-02-02' }, 'Past'],
  [{ ends_on: '2027-02-03' }, 'Now'],
  [{ starts_on: '2027-02-04' }, 'To come'],
] as const)('with %j it is %s', (days, state) => {
  expect(tenancyState({ ...tenancy, ...days }, today)).toBe(state);
});

test.each([
  [{}, undefined],
  [{ notice_given_on: today }, 'leaves_on'],
  [{ notice_given_on: today, leaves_on: '2027-04-02' }, undefined],
  [{ leaves_on: '2027-04-02' }, 'notice_given_on'],
  [{ notice_by: 'tenant' }, 'notice_given_on'],
] as const)('a notice with %j misses the day %s', (days, missing) => {
  expect(missingDay({ ...emptyTenancy, ...days })).toBe(missing);
});
