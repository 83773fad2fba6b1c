/** Fails every component test that writes an error to the console: React reports real faults there. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const messages = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.mocked(console.error).mockRestore();
  expect(messages, 'An expected error is acknowledged with vi.mocked(console.error).mockClear().').toEqual([]);
});
