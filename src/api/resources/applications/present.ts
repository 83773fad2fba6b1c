/** Applications and approvals on the wire. */
import { browserName } from '#domain/message/browser-name.ts';
import { scopes as everyScope } from '#domain/scope.ts';
import type { AllowerRow, GrantRow } from '#store/access/application-grants.ts';
import type { ApplicationRow } from '#store/access/applications.ts';

/** The secret is there right after it was made, and never again. */
export function presentApplication(row: ApplicationRow & { clientSecret?: string | null }) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    client_id: row.clientId,
    ...(row.clientSecret !== undefined && { client_secret: row.clientSecret }),
    public: row.secretHash === null,
    redirect_uris: row.redirectUris,
    scopes: row.scopes,
    created_at: row.createdAt,
    version: row.version,
  };
}

export function presentGrant(row: GrantRow) {
  return {
    id: row.id,
    application: {
      id: row.applicationId,
      name: row.applicationName,
      description: row.description,
      first_party: row.firstParty,
    },
    scopes: row.scopes,
    created_at: row.createdAt,
    last_used_at: row.lastUsedAt,
    browser: browserName(row.browser),
    address: row.address,
  };
}

export function presentAllower(row: AllowerRow) {
  return {
    id: row.userId,
    name: row.name,
    service: row.isService,
    role: row.role,
    scopes: everyScope.filter((scope) => row.scopes.includes(scope)),
    allowed_at: row.allowedAt,
    last_used_at: row.lastUsedAt,
  };
}
