/** A webhook of the application of the tests, which sees no other than its own, and a delivery. */
import type { Office } from '../everything-office.ts';
import type { Ids } from '../everything-parts.ts';

export async function idsOfWebhook({ api, users }: Office, url: string): Promise<Ids> {
  const call = api.as(users.administrator.token);
  const webhook: number = (await call('POST', '/webhooks', { url, events: ['pdf.generated'] })).json.id;
  return { webhook, delivery: (await call('POST', `/webhooks/${webhook}/test`)).json.id };
}
