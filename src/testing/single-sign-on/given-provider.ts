/** An account whose people sign in with an identity provider of their own. */
import type { Role } from '#domain/role.ts';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { providerClient } from './test-provider.ts';

type More = { domain?: string; newcomerRole?: Role | null; passwordUserId?: number | null; enabled?: boolean };

export async function givenProvider(
  database: Database,
  { accountId, issuer }: { accountId: number; issuer: string },
  { domain = 'harbour.example', newcomerRole = null, passwordUserId = null, enabled = true }: More = {},
): Promise<void> {
  const { identityProviders, identityDomains } = buildStore(database);
  const { clientId, clientSecret } = providerClient;
  const fields = { issuer, clientId, enabled, newcomerRole, passwordUserId };
  await identityProviders.save(accountId, fields, clientSecret);
  await identityDomains.claim(accountId, [domain]);
  await identityDomains.markProven(accountId, domain);
}
