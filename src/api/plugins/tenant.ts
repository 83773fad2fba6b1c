/** `Authorization: Bearer …` with the token of a tenant's link → the one report it opens. */
import type { Tenant } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import { ownApplications } from '#domain/people/own-application.ts';
import type { Executor } from '#store/database/database.ts';
import { findTenantLink } from '#store/inspections/tenant-links.ts';
import { bearerTokenOf } from './caller.ts';

export function linkTenant(database: Executor): (authorization: string | undefined) => Promise<Tenant> {
  return async (authorization) => {
    const token = bearerTokenOf(authorization);
    const link = token === undefined ? undefined : await findTenantLink(database, token);
    // The same words for a link that never was, that was replaced, and whose time is over.
    if (link === undefined) {
      throw new Refusal(
        'token_invalid',
        'This link does not open anything. It may be incomplete, its time may be over, or a newer one may have been sent. Please ask the company that sent it for a new one.',
      );
    }
    const { accountId, inspectionId, name, isCancelled, linkDigest } = link;
    if (isCancelled) throw new Refusal('gone', 'This inspection was cancelled. There is nothing left to do.');
    return {
      accountId,
      userId: null,
      userName: name,
      role: 'tenant',
      clientId: null,
      applicationName: ownApplications.tenant,
      inspectionId,
      linkDigest,
    };
  };
}
