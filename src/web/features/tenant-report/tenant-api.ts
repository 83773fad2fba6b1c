/** The service as a tenant's link opens it. The token is in the page's address and here; it is stored nowhere. */
import { webConfig } from '#web/env.ts';
import { ApiError } from '#web/queries/api-error.ts';
import type { TenantAttachment, TenantItem, TenantReport } from '#web/queries/generated/types.gen.ts';
import { buildTenantRequests } from '#web/queries/tenant-request.ts';
import { answerTo } from '#web/report/sync/judge-failure.ts';
import type { SendCaption, SendPhoto } from '#web/report/sync/parcels.ts';
import type { SendItem } from '#web/report/sync/texts.ts';
import { asItem } from './as-report.ts';

export type TenantApi = ReturnType<typeof buildTenantApi>;

export function buildTenantApi(token: string) {
  const { ask, upload } = buildTenantRequests(`${webConfig.apiUrl}/tenant-report`, token);

  const sendItem: SendItem = async ({ roomId, itemId }, { description, condition }, version) => {
    const match: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}-json"` };
    const body = { description, condition };
    const answer = await answerTo(() => ask('PUT', `/rooms/${roomId}/items/${itemId}`, body, match));
    return 'current' in answer ? { ...answer, current: asItem(answer.current as TenantItem) } : answer;
  };

  const sendPhoto: SendPhoto = ({ place: { roomId, itemId }, ...photo }) => {
    const item = itemId === null ? '' : `/items/${itemId}`;
    return upload({ path: `/rooms/${roomId}${item}/attachments`, ...photo }) as Promise<TenantAttachment>;
  };

  const sendCaption: SendCaption = async (_place, id, description) => {
    try {
      return (await ask('PUT', `/attachments/${id}`, { description })) as TenantAttachment;
    } catch (error) {
      // The photo was taken away meanwhile.
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  };

  return {
    send: { item: sendItem, photo: sendPhoto, caption: sendCaption },
    read: () => ask('GET', '') as Promise<TenantReport>,
    removePhoto: (id: number) => ask('DELETE', `/attachments/${id}`),
    submit: (confirmation: string) => ask('POST', '/submit', { confirmation }) as Promise<TenantReport>,
  };
}
