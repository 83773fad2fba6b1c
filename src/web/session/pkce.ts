/** A proof that ties a code to the system that asked for it (PKCE, RFC 7636): made in this browser, for one call. */
import { calculatePKCECodeChallenge, generateRandomCodeVerifier } from 'oauth4webapi';

export type Pkce = { verifier: string; challenge: string };

export async function buildPkce(): Promise<Pkce> {
  const verifier = generateRandomCodeVerifier();
  return { verifier, challenge: await calculatePKCECodeChallenge(verifier) };
}
