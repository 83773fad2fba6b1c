/** The webhooks that a request may see: an application its own, the back office all of the firm. */
import type { Caller } from '#domain/caller.ts';
import { notFound } from '#domain/refusal.ts';
import type { Store, StoreTransaction } from '#store/build-store.ts';
import type { WebhookRow } from '#store/events/webhooks.ts';

export function ownerOf({ isFirstParty, applicationId }: Caller): number | undefined {
  return isFirstParty ? undefined : applicationId;
}

type Webhooks = { webhooks: Pick<Store['webhooks'], 'get' | 'lock'> };

export async function getOwn(
  { webhooks }: Webhooks,
  caller: Caller,
  id: number,
  how: 'get' | 'lock' = 'get',
): Promise<WebhookRow> {
  const row = await webhooks[how](caller.accountId, id);
  const owner = ownerOf(caller);
  if (owner !== undefined && row.applicationId !== owner) throw notFound('webhook');
  return row;
}

/**
 * A webhook outlives the session in which it was made, so an open browser is not enough to make one, or to lead one elsewhere.
 * Another application was allowed by somebody, and has nobody to ask.
 */
export async function checkProofHere(tx: StoreTransaction, caller: Caller): Promise<void> {
  if (caller.isFirstParty) await tx.factors.checkProof(caller);
}
