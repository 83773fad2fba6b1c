/** Vitest's global setup for tests that need a database. */
import type { TestProject } from 'vitest/node';
import { addPartitionedTemplate, isPartitioned, startTestServer } from '../test-server.ts';

let stop: (() => Promise<void>) | undefined;

export async function setup({ config }: TestProject): Promise<void> {
  stop = await startTestServer();
  if (isPartitioned(config.env?.['TEST_SCHEMA'] ?? process.env['TEST_SCHEMA'])) await addPartitionedTemplate();
}

export async function teardown(): Promise<void> {
  await stop?.();
}
