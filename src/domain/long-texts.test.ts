/**
 * Nobody can stop the service with one long text. With an expression that is not linear each of these takes hours, so
 * the test ends only where every expression is.
 */
import { expect, test } from 'vitest';
import { saysAsBefore, withoutFullStop } from './as-before.ts';
import { changeSince } from './schedule/former-appointment.ts';
import { fillNotification } from './message/notification-text.ts';

const many = (text: string) => text.repeat(1_000_000);

test('a million spaces do not point back at the earlier report', () => {
  expect(saysAsBefore(`as ${many(' ')}x`)).toBe(false);
});

test('a million full stops before the last word stay', () => {
  const text = `${many('.')}x`;
  expect(withoutFullStop(text)).toHaveLength(text.length);
  expect(withoutFullStop(`x${many('. ')}`)).toBe('x');
});

test('an e-mail carries a million spaces', () => {
  const { text } = fillNotification('completed', { link: `${many(' ')}x ` });
  expect(text).toContain(`${many(' ')}x`);
  expect(text).not.toMatch(/ \n/);
});

test('a calendar of a million lines without an hour counts as changed', () => {
  const booked = { date: '2027-02-03', isConfirmed: true, isCancelled: false };
  expect(changeSince(many('DTSTART\n'), booked)).toBe('changed');
});
