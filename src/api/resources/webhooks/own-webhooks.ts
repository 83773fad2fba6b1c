/** The webhooks that a request may see: an application its own, the back office all of the firm. */
import type { Caller } from '#domain/caller.ts';
import { notFound } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
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
