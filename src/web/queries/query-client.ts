/** The one cache of server state. A refusal is final; a lost line and a busy service are tried again. */
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError, ConnectionLost } from './api-error.ts';

/** At once instead of with the next timer: a command is shown as under way before a second click can reach it. */
notifyManager.setScheduler(queueMicrotask);

const mostRetries = 2;

function isWorthRetrying(count: number, error: unknown): boolean {
  if (count >= mostRetries) return false;
  if (error instanceof ConnectionLost) return true;
  return error instanceof ApiError && (error.status === 429 || error.status >= 502);
}

function waitBefore(attempt: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return asked === undefined ? 500 * 2 ** attempt : asked * 1000;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, gcTime: 10 * 60_000, retry: isWorthRetrying, retryDelay: waitBefore },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * For `throwOnError`: a failure takes the page only where nothing is shown yet. When a later reading fails, half-typed
 * forms stay.
 */
export const whenEmpty = (_error: unknown, { state }: { state: { data: unknown } }): boolean =>
  state.data === undefined;

/** The `meta` of a query that the first screen does not wait for: its place in the page is kept free. */
export const comesLater = { comesLater: true };

/** Whether something is on its way that the first screen waits for. */
export function isAwaiting(): boolean {
  return queryClient.isFetching({ predicate: ({ meta }) => meta?.['comesLater'] !== true }) > 0;
}
