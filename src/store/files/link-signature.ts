/**
 * Signed links: anyone with the link may read the file, for a day. A link stays the same for 12 hours, so that pages
 * and caches agree, and lives at least 24.
 *
 * window:      k        k+1       k+2       k+3
 *         |--12 h--|--12 h--|--12 h--|
 *            ^ made here              ^ ends here: `expires` is the end of the third window
 */
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

const WINDOW = 12 * 3600;
/** More than the files of forty large reports: signing takes longer than all else that is done with an attachment. */
const MOST_CACHED = 100_000;

/**
 * The target of a link. A link from before accounts counted their own ids names no account, and is good until it ends.
 */
export type LinkedId = { accountId: number | undefined; id: number };

const linkedId = '(?:([1-9]\\d{0,9})\\.)?([1-9]\\d{0,9})';
export const linkedIdForm = new RegExp(`^${linkedId}$`);
const tokenForm = new RegExp(`^${linkedId}-([\\w-]{32})$`);

/** `7.12`: 12 of account 7. */
export function printLinkedId({ accountId, id }: LinkedId): string {
  return accountId === undefined ? String(id) : `${accountId}.${id}`;
}

export function readLinkedId(text: string): LinkedId {
  const [, account, id] = linkedIdForm.exec(text) ?? [];
  return { accountId: account === undefined ? undefined : Number(account), id: Number(id) };
}

export type LinkSignature = { expires: number; signature: string };

export function buildLinkSigner(secret: Buffer, now: () => number = () => Date.now() / 1000) {
  // A key object is read five times as fast as bytes: a large report signs thousands of links.
  const key = createSecretKey(secret);
  /** Repeated links: each subject is signed once a window. */
  let cache = new Map<string, string>();
  let cachedFor = 0;

  const hmac = (subject: string, expires: number) =>
    createHmac('sha256', key).update(`${expires}\n${subject}`).digest('base64url').slice(0, 32);

  /** When the links that are made now end. */
  const expiresOf = (moment: number) => (Math.floor(moment / WINDOW) + 3) * WINDOW;

  return {
    expires: (): number => expiresOf(now()),

    /** `subject` names what may be read, for example `file:7.12`. */
    sign: (subject: string): LinkSignature => {
      const expires = expiresOf(now());
      if (expires !== cachedFor || cache.size >= MOST_CACHED) {
        cache = new Map();
        cachedFor = expires;
      }
      let signature = cache.get(subject);
      if (signature === undefined) {
        signature = hmac(subject, expires);
        cache.set(subject, signature);
      }
      return { expires, signature };
    },

    isValid: (subject: string, { expires, signature }: LinkSignature): boolean => {
      if (expires < now()) return false;
      const wanted = Buffer.from(hmac(subject, expires));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}

/** Links that live until their row says otherwise: `7.12-<signature>`, so that no secret is stored with the row. */
export function buildTokenSigner(secret: Buffer) {
  const key = createSecretKey(secret);
  // A subject never begins with a number, so none of these is also a signature from above.
  const sign = (subject: string, linked: LinkedId) =>
    createHmac('sha256', key)
      .update(`${subject}\n${printLinkedId(linked)}`)
      .digest('base64url')
      .slice(0, 32);

  return {
    /** `subject` names what kind of thing has this id, for example `file share`. */
    tokenOf: (subject: string, linked: LinkedId): string => `${printLinkedId(linked)}-${sign(subject, linked)}`,

    /** Undefined for every token that was not made here for this subject. */
    readToken: (subject: string, token: string): LinkedId | undefined => {
      const [, account, digits = '', signature = ''] = tokenForm.exec(token) ?? [];
      const linked = { accountId: account === undefined ? undefined : Number(account), id: Number(digits) };
      const wanted = Buffer.from(sign(subject, linked));
      const given = Buffer.from(signature);
      return wanted.length === given.length && timingSafeEqual(wanted, given) ? linked : undefined;
    },
  };
}

export type TokenSigner = ReturnType<typeof buildTokenSigner>;
export type LinkSigner = ReturnType<typeof buildLinkSigner>;
