/** An office that sends links to tenants, and a property to book for: for the tests of tenants' reports. */
import { givenProperty } from './given-property.ts';
import { testApi } from './test-api.ts';

export async function givenTenantOffice() {
  const api = await testApi();
  const admin = api.as((await api.account.user('administrator')).token);
  const property = (await givenProperty(api.database, api.account.id)).id;
  return { api, admin, property };
}
