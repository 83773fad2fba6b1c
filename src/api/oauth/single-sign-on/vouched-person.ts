/** Reads a provider's claims: its word counts for verified addresses in domains that the account has proven. */
import type { Provider } from '#store/single-sign-on/identity-providers.ts';
import { domainOf } from '#store/single-sign-on/identity-domains.ts';
import type { Vouched } from '#store/single-sign-on/identities.ts';
import type { Claims } from './provider-client.ts';
import { ProviderFault } from './provider-fault.ts';

const LONGEST_EMAIL = 255;
const LONGEST_NAME = 255;
const LONGEST_SUBJECT = 255;

/** Entra ID says it in a claim of its own, some others as text. */
export function isVerified(claims: Claims): boolean {
  return [claims['email_verified'], claims['xms_edov']].some((said) => [true, 'true', '1', 1].includes(said as string));
}

export function emailOf({ email }: Claims): string | undefined {
  return typeof email === 'string' && email.length <= LONGEST_EMAIL && /^[^\s@]+@[^\s@]+$/.test(email)
    ? email
    : undefined;
}

export function nameOf({ name }: Claims): string | undefined {
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, LONGEST_NAME) : undefined;
}

export function vouchedPerson({ accountId, domains }: Provider, claims: Claims): Vouched {
  const email = emailOf(claims);
  if (email === undefined) throw new ProviderFault('did not say which e-mail address you have', 'no claim email');
  if (!isVerified(claims))
    throw new ProviderFault('does not vouch for your e-mail address', `${email} is not verified (email_verified)`);
  if (!domains.some(({ domain, provenAt }) => provenAt !== null && domain === domainOf(email)))
    throw new ProviderFault('knows you by an address outside of your firm’s domains', email);
  if (claims.sub === '' || claims.sub.length > LONGEST_SUBJECT)
    throw new ProviderFault('gave an answer that cannot be trusted', 'a claim sub of 1 to 255 characters is needed');
  return { accountId, issuer: claims.iss, subject: claims.sub, email, name: nameOf(claims) ?? email };
}
