import { expect, test } from 'vitest';
import { trialText } from './use-trial.ts';

test.each([
  [undefined, /^On its way …$/],
  [{ state: 'waiting', failure: null }, /^On its way to ada@example.com …$/],
  [{ state: 'sent', failure: null }, /^The mail server has taken it for ada@example.com\.$/],
  [{ state: 'kept', failure: null }, /kept: it stands under E-mails/],
  [
    { state: 'waiting', failure: '535 Wrong password' },
    /^It did not go\. The mail server answered: 535 Wrong password$/,
  ],
])('%j is said in words', (email, words) =>
  expect(trialText(email && { ...email, recipient: 'ada@example.com' })).toMatch(words),
);
