/**
 * Somebody who has given a right password and not yet their second factor: kept in the form itself, sealed, for five
 * minutes and for the browser that it was made in. It counts for nothing but the second page.
 */
import type { FactorPerson } from '#store/factors/second-factors.ts';
import { decrypt, encrypt } from '#store/secrets/encryption.ts';
import { hashToken } from '#store/secrets/random-token.ts';

const MINUTES = 5;

export type PendingSignIn = {
  accountId: number;
  id: number;
  /** The secret of an authenticator app that is being set up. */
  secret?: string | undefined;
  /** "Keep me signed in", as chosen on the page before. */
  isKept?: boolean | undefined;
};
type Sealed = PendingSignIn & { until: number; browser: string; password: string };

export function sealPending(
  key: Buffer,
  { accountId, id, passwordHash }: Pick<FactorPerson, 'accountId' | 'id' | 'passwordHash'>,
  { visitor, secret, isKept }: { visitor: string } & Pick<PendingSignIn, 'secret' | 'isKept'>,
): string {
  const sealed: Sealed = {
    accountId,
    id,
    secret,
    isKept,
    until: Date.now() + MINUTES * 60_000,
    browser: fingerprint(visitor),
    password: fingerprint(passwordHash ?? ''),
  };
  return encrypt(key, JSON.stringify(sealed));
}

/** Undefined when it is too old, another browser's, or nothing that was sealed here. */
export function readPending(key: Buffer, text: string, visitor: string, now = Date.now()): Sealed | undefined {
  const sealed = unseal(key, text);
  return sealed !== undefined && sealed.until > now && sealed.browser === fingerprint(visitor) ? sealed : undefined;
}

/** Not after the password has been changed: the one that was given is worth nothing any more. */
export function isOfPassword({ password }: Pick<Sealed, 'password'>, passwordHash: string | null): boolean {
  return password === fingerprint(passwordHash ?? '');
}

function unseal(key: Buffer, text: string): Sealed | undefined {
  try {
    return JSON.parse(decrypt(key, text)) as Sealed;
  } catch {
    return undefined;
  }
}

function fingerprint(text: string): string {
  return hashToken(text).toString('base64url');
}
