import { expect, test, vi } from 'vitest';
import { giveBack } from './give-back.ts';

test('time, spies, settings and globals are as they were', () => {
  const { random } = Math;
  const path = process.env['PATH'];
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubEnv('PATH', '/nowhere');
  vi.stubGlobal('fetch', undefined);
  giveBack();
  expect(Date.now()).toBeGreaterThan(0);
  expect(Math.random).toBe(random);
  expect(process.env['PATH']).toBe(path);
  expect(fetch).toBeTypeOf('function');
});
