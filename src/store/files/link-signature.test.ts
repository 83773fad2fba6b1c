/** The lifetime of signed links, and the files they open. */
import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildLinkSigner, buildTokenSigner } from './link-signature.ts';

const HOUR = 3600;

describe('a signed link', () => {
  let now = 1_800_000_000 - (1_800_000_000 % (12 * HOUR));
  const begin = now;
  const signer = buildLinkSigner(randomBytes(32), () => now);

  test('stays the same for 12 hours, lives at least 24 hours and is over after 36', () => {
    const first = signer.sign('file:1');
    now = begin + 12 * HOUR - 1;
    expect(signer.sign('file:1')).toEqual(first);
    const last = now;
    now = begin + 12 * HOUR;
    expect(signer.sign('file:1')).not.toEqual(first);
    now = last + 24 * HOUR;
    expect(signer.isValid('file:1', first)).toBe(true);
    now = begin + 36 * HOUR + 1;
    expect(signer.isValid('file:1', first)).toBe(false);
  });

  test('is good only for the file it was signed for, and only as long as it was signed for', () => {
    const link = signer.sign('file:1');
    expect(signer.isValid('file:1', link)).toBe(true);
    expect(signer.isValid('file:2', link)).toBe(false);
    expect(signer.isValid('file:1', { ...link, expires: link.expires + 1 })).toBe(false);
    expect(signer.isValid('file:1', { ...link, signature: link.signature.slice(1) })).toBe(false);
    expect(signer.isValid('file:1', { ...link, signature: 'x'.repeat(32) })).toBe(false);
  });
});

test('a token that lives until its row says otherwise is read for its own kind and id alone', () => {
  const secret = randomBytes(32);
  const { tokenOf, readToken } = buildTokenSigner(secret);
  const token = tokenOf('file share', { accountId: 7, id: 12 });
  expect(readToken('file share', token)).toEqual({ accountId: 7, id: 12 });
  expect(readToken('another kind', token)).toBeUndefined();
  expect(readToken('file share', token.replace('12-', '13-'))).toBeUndefined();
  expect(readToken('file share', token.replace('7.', '8.'))).toBeUndefined();
  expect(readToken('file share', token.replace('7.', ''))).toBeUndefined();
  expect(
    readToken('file share', buildTokenSigner(randomBytes(32)).tokenOf('file share', { accountId: 7, id: 12 })),
  ).toBeUndefined();
});

test('a token from before accounts counted their own ids names no account, and is still read', () => {
  const secret = randomBytes(32);
  const signature = createHmac('sha256', secret).update('file share\n12').digest('base64url').slice(0, 32);
  const { readToken } = buildTokenSigner(secret);
  expect(readToken('file share', `12-${signature}`)).toEqual({ accountId: undefined, id: 12 });
  expect(readToken('file share', `7.12-${signature}`)).toBeUndefined();
});
