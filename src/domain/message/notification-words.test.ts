import { expect, test } from 'vitest';
import { notificationWords } from './notification-words.ts';

const appointment = { typeName: 'Check out', title: '', address: ['1 High St', null], clerk: null, minutes: 90 };
const wordsAt = (at: string | null, timeZone: string) =>
  notificationWords({ ...appointment, at }, { name: 'Keyturn Lettings', timeZone, brand: {} }, {});

test('an appointment is told in the time zone of its own firm', () => {
  const at = '2027-07-03T23:30:00Z';
  expect(wordsAt(at, 'Europe/London')).toMatchObject({ date: 'Sunday, 4 July 2027', time: '00:30' });
  expect(wordsAt(at, 'America/New_York')).toMatchObject({ date: 'Saturday, 3 July 2027', time: '19:30' });
  expect(wordsAt(at, 'Europe/London')).toMatchObject({ date: 'Sunday, 4 July 2027', time: '00:30' });
});

test('a day without a time is the same day in every zone', () => {
  for (const zone of ['Pacific/Auckland', 'America/Los_Angeles'])
    expect(wordsAt('2027-07-03', zone)).toMatchObject({ date: 'Saturday, 3 July 2027', time: 'a time to be agreed' });
});

test('an appointment without a day says that it is to be agreed', () => {
  expect(wordsAt(null, 'Europe/London')).toMatchObject({ date: 'a day to be agreed', time: 'a time to be agreed' });
});
