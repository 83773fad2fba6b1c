import { expect, test } from 'vitest';
import { emailState } from './email-state.ts';

const now = Date.parse('2027-02-08T09:00:00Z');
const later = '2027-02-08T09:00:01Z';
const over = '2027-02-08T09:00:00Z';

test.each([
  ['sent, whatever became of the server', { triedUntil: over, sentAt: '2027-02-05T09:01:00Z' }, false, 'sent'],
  ['waiting while it is tried', { triedUntil: later, sentAt: null }, true, 'waiting'],
  ['failed after that', { triedUntil: over, sentAt: null }, true, 'failed'],
  ['kept without a server, however long it would have been tried', { triedUntil: later, sentAt: null }, false, 'kept'],
] as const)('an e-mail is %s', (_words, way, isServerSet, state) => {
  expect(emailState(way, isServerSet, now)).toBe(state);
});
