/** A provider on the wire, with the records that prove its domains. */
import { providerCallback } from '#contract/oauth.ts';
import type { Store } from '#store/build-store.ts';
import { contentVersion } from '../../content-version.ts';
import { recordName, recordValue } from './domain-proof.ts';

export async function presentProvider(
  { identityProviders, identityDomains }: Store,
  accountId: number,
  publicUrl: string,
  faults: ReadonlyMap<string, string> = new Map(),
) {
  const row = await identityProviders.find(accountId);
  const domains = await identityDomains.list(accountId);
  return {
    // Without the secret, which nobody reads and so nobody takes for unchanged.
    version: contentVersion(accountId, [
      row && [row.issuer, row.clientId, row.enabled, row.newcomerRole, row.passwordUserId],
      domains.map(({ domain }) => domain),
    ]),
    enabled: row?.enabled ?? false,
    issuer: row?.issuer ?? null,
    client_id: row?.clientId ?? null,
    has_secret: row !== undefined,
    redirect_uri: `${publicUrl}${providerCallback(accountId)}`,
    domains: domains.map((each) => {
      const fault = faults.get(each.domain);
      return {
        domain: each.domain,
        proven_at: each.provenAt,
        record_name: recordName(each.domain),
        record_value: recordValue(each),
        ...(fault !== undefined && { fault }),
      };
    }),
    newcomer_role: row?.newcomerRole ?? null,
    password_administrator_id: row?.passwordUserId ?? null,
    tried_at: row?.triedAt ?? null,
    people_outside: await identityProviders.countOutside(accountId),
  };
}
