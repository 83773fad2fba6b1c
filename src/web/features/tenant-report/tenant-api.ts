/** The service as a tenant's link opens it. The token is in the page's address and here; it is stored nowhere. */
import { webConfig } from '#web/env.ts';
import type { SendItem } from '#web/report/sync/drain.ts';
import { outcomeOf } from '#web/report/sync/send-outcome.ts';
import type { TenantAttachment, TenantItem, TenantReport } from '#web/queries/generated/types.gen.ts';
import { buildTenantRequests } from '#web/queries/tenant-request.ts';
import type { PhotoToSend } from '#web/report/sync/photo-queue.ts';
import { asItem } from './as-report.ts';

export type TenantApi = ReturnType<typeof buildTenantApi>;

export function buildTenantApi(token: string) {
  const { ask, upload } = buildTenantRequests(`${webConfig.apiUrl}/tenant-report`, token);

  const sendItem: SendItem = async ({ roomId, itemId }, { description, condition }, version) => {
    try {
      const match: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}-json"` };
      const body = { description, condition };
      const saved = (await ask('PUT', `/rooms/${roomId}/items/${itemId}`, body, match)) as TenantItem;
      return { outcome: 'saved', current: asItem(saved) };
    } catch (error) {
      const answer = outcomeOf<TenantItem>(error);
      return 'current' in answer ? { ...answer, current: asItem(answer.current) } : answer;
    }
  };

  return {
    sendItem,
    read: () => ask('GET', '') as Promise<TenantReport>,
    caption: (id: number, description: string | null) =>
      ask('PUT', `/attachments/${id}`, { description }) as Promise<TenantAttachment>,
    removePhoto: (id: number) => ask('DELETE', `/attachments/${id}`),
    submit: (confirmation: string) => ask('POST', '/submit', { confirmation }) as Promise<TenantReport>,
    sendPhoto: ({ place: { roomId, itemId }, ...photo }: PhotoToSend) => {
      const item = itemId === null ? '' : `/items/${itemId}`;
      return upload({ path: `/rooms/${roomId}${item}/attachments`, ...photo }) as Promise<TenantAttachment>;
    },
  };
}
