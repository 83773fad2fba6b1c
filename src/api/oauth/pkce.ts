/** Proof Key for Code Exchange (RFC 7636), S256 only. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 in base64url without padding is always 43 characters. */
export function isChallenge(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** True also when neither side speaks PKCE; a verifier without a challenge is a downgrade and refused (RFC 9700 section 2.1.1). */
export function isVerified(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined) return challenge === null && verifier === undefined;
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false;
  const proof = Buffer.from(createHash('sha256').update(verifier).digest('base64url'));
  const wanted = Buffer.from(challenge);
  return proof.length === wanted.length && timingSafeEqual(proof, wanted);
}
