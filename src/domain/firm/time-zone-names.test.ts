import { expect, test } from 'vitest';
import { timeZoneNames } from './time-zone-names.ts';

test('time zones have the names that their places have today, and UTC is one', () => {
  expect(timeZoneNames).toEqual(expect.arrayContaining(['Europe/London', 'Asia/Kolkata', 'Europe/Kyiv', 'UTC']));
  for (const old of ['Asia/Calcutta', 'Europe/Kiev', 'Asia/Saigon', 'America/Buenos_Aires'])
    expect(timeZoneNames).not.toContain(old);
  expect(new Set(timeZoneNames).size).toBe(timeZoneNames.length);
});

test('each of them has a clock', () => {
  for (const timeZone of timeZoneNames)
    expect(() => new Intl.DateTimeFormat('en-GB', { timeZone }), timeZone).not.toThrow();
});
