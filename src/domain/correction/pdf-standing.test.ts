import { expect, test } from 'vitest';
import { standingOf } from './pdf-standing.ts';

const current = { isCancelled: false, isTakenBack: false, version: 2, latestVersion: 2, isCurrent: true };

test.each([
  [current, 'latest'],
  [{ ...current, isCurrent: false }, 'older_copy'],
  [{ ...current, latestVersion: 3 }, 'superseded'],
  [{ ...current, version: null }, 'draft'],
  [{ ...current, version: null, latestVersion: null }, 'draft'],
  [{ ...current, isCancelled: true }, 'withdrawn'],
  [{ ...current, isTakenBack: true, latestVersion: 1 }, 'draft'],
  [{ ...current, isTakenBack: true, latestVersion: 3 }, 'superseded'],
] as const)('%j is %s', (facts, standing) => {
  expect(standingOf(facts)).toBe(standing);
});
