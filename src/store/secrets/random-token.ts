/**
 * Codes, tokens and client secrets: 256 random bits each, so a plain SHA-256 is all the hiding they need at rest. One that
 * belongs to an account begins with its number, so that one look-up in that account finds it.
 */
import { hash, randomBytes, randomInt } from 'node:crypto';

const KEY_LENGTH = 24;
const LARGEST_ACCOUNT = 2 ** 31 - 1;
/** A random part is followed by nothing, so its length tells `7-…` from one that only happens to begin like this. */
const form = new RegExp(`^([1-9]\\d{0,9})-(?:[\\w-]{43}|[\\w-]{${KEY_LENGTH}})$`);

export function buildToken(): string {
  return randomBytes(32).toString('base64url');
}

/** `7-` and 43 random characters. */
export function buildAccountToken(accountId: number): string {
  return `${accountId}-${buildToken()}`;
}

/** Shorter, as it is printed and read by people: 144 random bits. */
export function buildReportKey(accountId: number): string {
  return `${accountId}-${buildToken().slice(0, KEY_LENGTH)}`;
}

/** A link of somebody's own, and no report key, which is shorter. */
export const isAccountToken = (token: string): boolean => /^[1-9]\d{0,9}-[\w-]{43}$/.test(token);

/** Undefined for texts that name no account: tokens from before they did, and anything else. */
export function accountOfToken(token: string): number | undefined {
  const accountId = Number(form.exec(token)?.[1]);
  return accountId <= LARGEST_ACCOUNT ? accountId : undefined;
}

/** For people to copy from a message, who may try few: such as 047113. */
export function buildShortCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
