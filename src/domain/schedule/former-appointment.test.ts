import { describe, expect, test } from 'vitest';
import { changeSince } from './former-appointment.ts';

const entry = (method: string, start: string) => `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\n${start}\r\nEND:VCALENDAR\r\n`;
const atHour = entry('REQUEST', 'DTSTART:20270203T093000Z');
const ofDay = entry('REQUEST', 'DTSTART;VALUE=DATE:20270203');
const cancellation = entry('CANCEL', 'DTSTART:20270203T093000Z');
const booked = { date: '2027-02-03T10:30:00+01:00', isConfirmed: true, isCancelled: false };

describe('an appointment that somebody was told of', () => {
  test.each([
    ['stands at its hour, however that is written', atHour, {}, undefined],
    ['stands on its day', ofDay, { date: '2027-02-03' }, undefined],
    ['has changed with the hour', atHour, { date: '2027-02-03T09:31:00Z' }, 'changed'],
    ['has changed with the day', ofDay, { date: '2027-02-04' }, 'changed'],
    ['has changed when its day gets an hour', ofDay, {}, 'changed'],
    ['has changed when its date is no longer confirmed', atHour, { isConfirmed: false }, 'changed'],
    ['has changed when there is no date any more', atHour, { date: null }, 'changed'],
    ['may be cancelled', atHour, { isCancelled: true }, 'cancelled'],
    ['stays cancelled as it was told', cancellation, { isCancelled: true }, undefined],
    ['has changed when what was cancelled is booked again', cancellation, {}, 'changed'],
  ])('%s', (_name, calendar, now, expected) => {
    expect(changeSince(calendar, { ...booked, ...now })).toBe(expected);
  });
});
