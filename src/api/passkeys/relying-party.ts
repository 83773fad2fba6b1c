/** Keyturn as passkeys know it: by its host name. */
import { isIP } from 'node:net';

export type RelyingParty = { id: string; origin: string };

/** Undefined where browsers offer none: without TLS, or at an address that is no name. */
export function relyingPartyOf(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (hostname === 'localhost') return { id: hostname, origin };
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
  return protocol === 'https:' && isName ? { id: hostname, origin } : undefined;
}
