import { expect, test } from 'vitest';
import { reportAddress } from './report-address.ts';

const reportKey = '9f2c41d07be84f5a9d3e';

test('a finished report has an address', () => {
  for (const state of [400, 500] as const) {
    expect(reportAddress({ inspection: { state, cancelledAt: null }, reportKey }, 'https://keyturn.example')).toBe(
      'https://keyturn.example/r/9f2c41d07be84f5a9d3e',
    );
  }
});

test('there is none before, and none for a cancelled inspection', () => {
  expect(reportAddress({ inspection: { state: 350, cancelledAt: null }, reportKey }, '')).toBeNull();
  expect(reportAddress({ inspection: { state: 500, cancelledAt: '2027-02-02T09:00:00Z' }, reportKey }, '')).toBeNull();
});
