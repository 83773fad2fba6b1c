import { expect, test } from 'vitest';
import { emailState } from './email-state.ts';

const now = Date.parse('2027-02-08T09:00:00Z');
const friday = '2027-02-05T09:00:01Z';
const before = '2027-02-05T09:00:00Z';

test.each([
  ['sent, whatever became of the server', { createdAt: before, sentAt: '2027-02-05T09:01:00Z' }, false, 'sent'],
  ['waiting for three days', { createdAt: friday, sentAt: null }, true, 'waiting'],
  ['failed after them', { createdAt: before, sentAt: null }, true, 'failed'],
  ['kept without a server, however old', { createdAt: before, sentAt: null }, false, 'kept'],
] as const)('an e-mail is %s', (_words, way, isServerSet, state) => {
  expect(emailState(way, isServerSet, now)).toBe(state);
});
