import { expect, test } from 'vitest';
import { isSecret, withoutSecrets } from './secret-paths.ts';

test.each([
  ['/s/12-Vn3xq0cU', '/s/[hidden]'],
  ['/r/4f3c', '/r/[hidden]'],
  ['/p/12-Vn3xq0cU', '/p/[hidden]'],
  ['/a/12-Vn3xq0cU', '/a/[hidden]'],
  ['/feeds/12-Vn3xq0cU.ics', '/feeds/[hidden]'],
  ['/t/abc/rooms/7', '/t/[hidden]/rooms/7'],
  ['/api/shared-files/12-Vn3xq0cU/files/4/upright', '/api/shared-files/[hidden]/files/4/upright'],
  ['/api/published-reports/4f3c/pdf', '/api/published-reports/[hidden]/pdf'],
])('%s is written down as %s', (path, shown) => {
  expect(withoutSecrets(path)).toBe(shown);
  expect(isSecret(path)).toBe(true);
});

test('an id of another system, which may be an address of e-mail, is not written down, and its page is no secret', () => {
  const path = '/api/clients/by-external-id/ann%40example.com';
  expect(withoutSecrets(path)).toBe('/api/clients/by-external-id/[hidden]');
  expect(isSecret(path)).toBe(false);
});

test.each(['/', '/s', '/s/', '/schedule', '/api/file-shares/12', '/properties/3', '/assets/s/12.js'])(
  '%s holds no secret',
  (path) => {
    expect(withoutSecrets(path)).toBe(path);
    expect(isSecret(path)).toBe(false);
  },
);

test.each([
  ['/R/1.Vn3xKey', '/r/[hidden]'],
  ['/%72/1.Vn3xKey', '/r/[hidden]'],
  ['/%2572/1.Vn3xKey', '/r/[hidden]'],
  ['//r//1.Vn3xKey', '/r/[hidden]'],
  ['/./r/1.Vn3xKey', '/r/[hidden]'],
  ['/x/../r/1.Vn3xKey', '/r/[hidden]'],
  ['/x/%2e%2e/S/1.Vn3xKey/pdfs', '/s/[hidden]'],
  ['\\t\\1.Vn3xKey', '/t/[hidden]'],
  ['/Set-Up/Vn3xKey', '/set-up/[hidden]'],
  ['/t%2F1.Vn3xKey', '/t/[hidden]'],
  ['/r/1.Vn3x%2FKey/comments', '/r/[hidden]'],
  ['/api/Published-Reports/1.Vn3xKey', '/api/published-reports/[hidden]'],
  ['/API/shared-file%73/1.Vn3xKey/pdfs/4', '/api/shared-files/[hidden]'],
  ['/r/1.Vn3xKey%', '/r/[hidden]'],
  ['/r/1.Vn3xKey%ff', '/r/[hidden]'],
])('however it is spelt: %s is shown as %s', (path, shown) => {
  expect(withoutSecrets(path)).toBe(shown);
  expect(isSecret(path)).toBe(true);
});
