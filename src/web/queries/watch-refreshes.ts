/** Tells when something that a page shows could not be read again: the page stays, and its reader knows that it is not new. */
import type { Query } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';

/** Once for all that fails together, and again only when all of it has been read in between. */
export function watchRefreshes(tell: () => void): () => void {
  const failing = new Set<string>();
  return queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (event.type === 'updated' && event.action.type === 'error' && isOutOfDate(query)) {
      if (failing.size === 0) tell();
      failing.add(query.queryHash);
    } else if (!query.isActive() || (event.type === 'updated' && event.action.type === 'success')) {
      failing.delete(query.queryHash);
    }
  });
}

/** A page stands on those that take it when they fail at first; counts and choices beside it are not missed so much. */
function isOutOfDate({ observers, state }: Query): boolean {
  const isSignedOut = state.error instanceof ApiError && state.error.status === 401;
  const isOfPage = observers.some(({ options }) => typeof options.throwOnError === 'function');
  return state.data !== undefined && isOfPage && !isSignedOut;
}
