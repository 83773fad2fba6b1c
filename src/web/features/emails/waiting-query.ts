/** All the messages that wait: a count of the first hundred visits would be wrong, and so would be the word "all". */
import { queryOptions } from '@tanstack/react-query';
import { everyPage } from '#web/queries/every-page.ts';
import { listWaitingMessages } from '#web/queries/generated/sdk.gen.ts';
import type { WaitingMessages } from '#web/queries/generated/types.gen.ts';

/** Named like the operation it comes from, so that a write makes it stale. */
export const allWaitingOptions = () =>
  queryOptions({
    queryKey: [{ _id: 'listWaitingMessages', isWhole: true }],
    queryFn: ({ signal }): Promise<WaitingMessages[]> => everyPage((query) => listWaitingMessages({ query, signal })),
  });
