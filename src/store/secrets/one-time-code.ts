/** Codes by the clock (RFC 6238), six digits every thirty seconds, as each authenticator app makes them. */
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Steps that a telephone's clock may be off, or a person slow. */
const DRIFT = 1;
/** As long as the SHA-1 that the codes are made with (RFC 4226 section 4). */
const SECRET_BYTES = 20;

export function buildCodeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The text in the QR code for an authenticator app. */
export function codeSecretUri(secret: string, { email, company }: { email: string; company: string }): string {
  return totpOf(secret, `${company}: ${email}`).toString();
}

/** The step whose code this is, of those around `now`. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totpOf(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp: now, window: DRIFT });
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta;
}

/** The code of that moment. */
export function codeOfSecret(secret: string, now = Date.now()): string {
  return totpOf(secret).generate({ timestamp: now });
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Keyturn', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}
