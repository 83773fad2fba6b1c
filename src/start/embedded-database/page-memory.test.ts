import { totalmem } from 'node:os';
import { expect, test } from 'vitest';
import { memoryAvailable, pageMemory } from './page-memory.ts';

const GB = 2 ** 30;

test('pages get an eighth of the memory, and never less than 128 MB or more than 1 GB', () => {
  expect([0.5, 1, 2, 6, 8, 64].map((memory) => pageMemory(memory * GB))).toEqual([128, 128, 256, 768, 1024, 1024]);
});

test('the limit of a container counts when it is below the memory of the machine', () => {
  expect(memoryAvailable(1_000_000)).toBe(1_000_000);
  for (const none of [0, 2 ** 64]) expect(memoryAvailable(none)).toBe(totalmem());
});
