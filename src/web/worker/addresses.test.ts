import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { isOfApp, neverAnswered } from './addresses.ts';

const publicPages = new Set(['ownReport', 'publishedReport', 'sharedFiles', 'verify']);

test('every page of the app opens from the worker', () => {
  for (const [name, write] of Object.entries(paths)) {
    if (publicPages.has(name)) continue;
    const path = (write as (...given: unknown[]) => string)(7, 8);
    expect(isOfApp(new URL(path, 'http://localhost').pathname), path).toBe(true);
  }
});

test.each([...neverAnswered, 'set-up', 'signed-in', 'healthz', 'readyz', '.well-known', 'assets', 'unheard-of'])(
  'nothing at /%s does',
  (part) => {
    expect(isOfApp(`/${part}`)).toBe(false);
    expect(isOfApp(`/${part}/inspections`)).toBe(false);
  },
);
