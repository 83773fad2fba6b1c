/** A telephone with an authenticator app. */
import { codeOfSecret } from '#store/secrets/one-time-code.ts';

export function codeOfApp(secret: string, at = Date.now()): string {
  return codeOfSecret(secret, at);
}
