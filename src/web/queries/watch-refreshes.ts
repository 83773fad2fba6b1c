/** Tells when something that a page shows could not be read again: the page stays, and its reader knows that it is not new. */
import type { Query } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';

/** Each change that the live feed tells begins a reading anew, which then never comes to its last attempt. */
const MOST_ATTEMPTS = 4;

/** Once for all that fails together, and again only when all of it has been read in between. */
export function watchRefreshes(tell: () => void): () => void {
  const failing = new Set<string>();
  const attempts = new Map<string, number>();
  return queryClient.getQueryCache().subscribe((event) => {
    const { query } = event;
    const { queryHash: key } = query;
    const action = event.type === 'updated' ? event.action.type : undefined;
    if (!query.isActive() || action === 'success') {
      failing.delete(key);
      attempts.delete(key);
      return;
    }
    if (action === 'failed') attempts.set(key, (attempts.get(key) ?? 0) + 1);
    const isGivenUp = action === 'error' || (action === 'failed' && attempts.get(key) === MOST_ATTEMPTS);
    if (!isGivenUp || !isOutOfDate(query)) return;
    if (failing.size === 0) tell();
    failing.add(key);
  });
}

/** A page stands on those that take it when they fail at first; counts and choices beside it are not missed so much. */
function isOutOfDate({ observers, state }: Query): boolean {
  const error = state.error ?? state.fetchFailureReason;
  const isSignedOut = error instanceof ApiError && error.status === 401;
  const isOfPage = observers.some(({ options }) => typeof options.throwOnError === 'function');
  return state.data !== undefined && isOfPage && !isSignedOut;
}
