/** A trial begins with a link that works once: the browser that follows it has no token of the back office. */
import { Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';

export async function startTrial(store: Store, accountId: number, publicUrl: string): Promise<string> {
  if ((await store.identityProviders.find(accountId)) === undefined)
    throw new Refusal('state_forbids', 'Save issuer, client id and client secret first.');
  const ticket = await store.identityProviders.addTicket(accountId);
  return `${publicUrl}/oauth/sso-trial?ticket=${encodeURIComponent(ticket)}`;
}
