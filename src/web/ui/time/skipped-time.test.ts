import { expect, test } from 'vitest';
import { isSkipped, timeFault } from './skipped-time.ts';

test('only the hour that the clocks leave out does not exist', () => {
  for (const time of ['01:00', '01:30', '01:59']) expect(isSkipped({ date: '2027-03-28', time })).toBe(true);
  for (const time of ['00:59', '02:00', '09:30']) expect(isSkipped({ date: '2027-03-28', time })).toBe(false);
  // Twice in one night, so it exists.
  expect(isSkipped({ date: '2027-10-31', time: '01:30' })).toBe(false);
  expect(isSkipped({ date: '2027-03-27', time: '01:30' })).toBe(false);
});

test('a time is at fault when it would be saved as another, or not at all', () => {
  expect(timeFault({ date: '2027-03-28', time: '01:30' })).toBe('does not exist on that day: the clocks go forward');
  expect(timeFault({ date: '2027-03-28', time: '25:00' })).toBe('cannot be read as a time');
  expect(timeFault({ date: '2027-03-28', time: '' })).toBeUndefined();
  // A day that cannot be read is at fault itself.
  expect(timeFault({ date: '28/3', time: '01:30' })).toBeUndefined();
});
