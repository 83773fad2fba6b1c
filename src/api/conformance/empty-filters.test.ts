/** Forms send every field they have, also those that nobody filled in. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('an empty filter of any list filters nothing', async () => {
  const { account, database } = api;
  const call = api.as((await account.user('administrator')).token);
  const property = await givenProperty(database, account.id);
  const { id } = await givenInspection(database, account.id, property.id, { state: 400 });
  await call('PUT', `/properties/${property.id}`, { ref: 'R-1' });
  await call('POST', '/file-shares', { inspection_id: id, pdf_type: 'FULL' });
  await call('POST', '/templates', { name: 'Flat', type_ids: [1] });
  for (const [path, filters] of [
    [
      '/inspections',
      'client_id clerk_id typist_id property_id state_id type_id template_id address postcode conduct_date ref unassigned declined q sort',
    ],
    ['/properties', 'client_id address postcode ref tag'],
    [`/properties/${property.id}/audit`, 'inspection_id'],
    ['/file-shares', 'inspection_id'],
    ['/templates', 'type_id self_service archived'],
    ['/clients', 'archived'],
    ['/staff', 'archived'],
    ['/emails', 'inspection_id state'],
  ] as const) {
    const whole = (await call('GET', path)).json;
    for (const filter of filters.split(' ')) {
      const { status, json } = await call('GET', `${path}?${filter}=`);
      expect([path, filter, status, json.data]).toEqual([path, filter, 200, whole.data]);
    }
  }
});
