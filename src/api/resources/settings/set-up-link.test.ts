/** From the demo company, on one's own machine, its administrator goes on with a firm of their own. */
import { expect, test } from 'vitest';
import type { RoleName } from '#domain/role.ts';
import { testApi } from '#testing/test-api.ts';

async function given(settings: { isLocal: boolean }, isDemo: boolean) {
  const api = await testApi(settings);
  const { id } = api.account;
  if (isDemo) await api.database.pool.query(`update accounts set settings = '{"isDemo":true}' where id = $1`, [id]);
  const as = async (role: RoleName) => api.as(await api.account.backOfficeToken((await api.account.user(role)).id));
  return { api, as };
}

test('the administrator of the demo company gets a link to the page, which stays the same until it is used', async () => {
  const { api, as } = await given({ isLocal: true }, true);
  const administrator = await as('administrator');
  expect((await administrator('GET', '/me')).json.may_start_firm).toBe(true);
  const { status, json } = await administrator('POST', '/settings/set-up-link');
  expect(status).toBe(200);
  expect(json.url).toMatch(/^http:\/\/localhost:8080\/set-up\/[\w-]{43}$/);
  expect((await administrator('POST', '/settings/set-up-link')).json.url).toBe(json.url);
  expect(await api.store.setUpLink.isOpen(json.url.split('/').at(-1))).toBe(true);
  const manager = await as('manager');
  expect((await manager('GET', '/me')).json.may_start_firm).toBe(false);
  expect((await manager('POST', '/settings/set-up-link')).status).toBe(403);
  await api.close();
});

test.each([
  ['on a machine that others reach', { isLocal: false }, true],
  ['in a firm that is no demo', { isLocal: true }, false],
] as const)('nobody gets one %s', async (_where, settings, isDemo) => {
  const { api, as } = await given(settings, isDemo);
  const administrator = await as('administrator');
  expect((await administrator('GET', '/me')).json.may_start_firm).toBe(false);
  const { status, json } = await administrator('POST', '/settings/set-up-link');
  expect([status, json.code]).toEqual([409, 'state_forbids']);
  expect(
    (await api.database.pool.query("select from directory.installation_keys where name = 'set-up-beside'")).rowCount,
  ).toBe(0);
  await api.close();
});
