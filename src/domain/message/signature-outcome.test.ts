import { expect, test } from 'vitest';
import { maskedAddress, whyNotAgain } from './signature-outcome.ts';

test.each([
  ['ann@example.com', 'a***@example.com'],
  ['a@example.com', 'a***@example.com'],
  ['"a@b"@example.com', '"***@example.com'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedAddress(email)).toBe(shown);
});

test('a signature is the last word of its signee, and the others are taken once', () => {
  const signed = { outcome: 'signed' } as const;
  const declined = { outcome: 'declined' } as const;
  const away = { outcome: 'not_present' } as const;
  expect(whyNotAgain([], signed)).toBeUndefined();
  expect(whyNotAgain([away, declined], signed)).toBeUndefined();
  expect(whyNotAgain([declined], declined)).toBe('same');
  for (const next of [signed, declined, away]) expect(whyNotAgain([signed], next)).toBe('signed');
});
