/** Whether what failed may succeed when it is sent again as it is. */
import { ApiError, ConnectionLost } from '#web/queries/api-error.ts';

export function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionLost) return true;
  return error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 408);
}
