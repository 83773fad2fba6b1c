/** Vitest's global setup for tests that need a database. */
import { startTestServer } from '../test-server.ts';

let stop: (() => Promise<void>) | undefined;

export async function setup(): Promise<void> {
  stop = await startTestServer();
}

export async function teardown(): Promise<void> {
  await stop?.();
}
