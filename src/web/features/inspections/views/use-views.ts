/** The saved views, and writing them: each list of them is put as a whole, in its order. */
import { useQuery } from '@tanstack/react-query';
import { getViewsOptions, getViewsQueryKey } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { putFirmViews, putOwnViews } from '#web/queries/generated/sdk.gen.ts';
import type { SavedViews } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import type { ViewDraft } from './view-search.ts';

/** The person who reads them, or the firm. */
export type Owner = 'own' | 'firm';

/** Milliseconds: counts may be so old. */
const COUNTED_AGAIN = 60_000;

export const useViews = (enabled = true) => useQuery({ ...getViewsOptions(), enabled, refetchInterval: COUNTED_AGAIN });

/** Refused where somebody has changed them since `read`. */
export async function putViews(owner: Owner, read: SavedViews, views: readonly ViewDraft[]): Promise<SavedViews> {
  const put = owner === 'own' ? putOwnViews : putFirmViews;
  const body = {
    version: read[owner].version,
    views: views.map(({ name, filter, sort, columns }) => ({ name, filter, sort, columns })),
  };
  const { data } = await put({ body, throwOnError: true });
  queryClient.setQueryData(getViewsQueryKey(), data);
  return data;
}
