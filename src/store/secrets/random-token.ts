/** Codes, tokens and client secrets: 256 random bits each, so a plain SHA-256 is all the hiding they need at rest. */
import { hash, randomBytes } from 'node:crypto';

export function buildToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
