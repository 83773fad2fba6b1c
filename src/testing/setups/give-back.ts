/**
 * A setup of vitest for files that share a process: after each, what it has replaced is as it was, also where a test
 * failed before it put that back itself. Otherwise the next files would be at another time, or their spies hear of twice as much.
 */
import { afterAll, vi } from 'vitest';

export function giveBack(): void {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
}

afterAll(giveBack);
