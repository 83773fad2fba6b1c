import { expect, test } from 'vitest';
import { comingFirst, whenText, withAway } from './time-off.ts';

const day = (from: string, reason: string | null = null) => ({ from, to: from, reason });

test('the next time off comes first, and today still counts', () => {
  const all = [day('2027-02-05'), day('2027-02-01'), day('2027-02-03'), day('2027-01-01')];
  const { coming, past } = comingFirst(all, '2027-02-03');
  expect(coming.map(({ from }) => from)).toEqual(['2027-02-03', '2027-02-05']);
  expect(past.map(({ from }) => from)).toEqual(['2027-02-01', '2027-01-01']);
});

test('time off that is recorded twice is there once', () => {
  const all = withAway([day('2027-02-05', 'Dentist')], day('2027-02-05', 'Dentist'));
  expect(all).toEqual([day('2027-02-05', 'Dentist')]);
});

test('other time off on the same day stays beside it', () => {
  expect(withAway([day('2027-02-05', 'Dentist')], day('2027-02-05'))).toHaveLength(2);
});

test('one day is one day, and several have both ends', () => {
  expect(whenText(day('2027-02-03'))).toBe('on Wed 3 Feb 2027');
  expect(whenText({ from: '2027-02-03', to: '2027-02-05' })).toBe('from Wed 3 Feb 2027 to Fri 5 Feb 2027');
});
