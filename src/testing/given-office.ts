/** People who book inspections through the service, and a property to book them for: for tests of inspections themselves. */
import { givenProperty } from './given-property.ts';
import type { TestApi } from './test-api.ts';

export type GivenOffice = Awaited<ReturnType<typeof givenOffice>>;

export async function givenOffice({ account, database, as }: TestApi) {
  const [manager, clerk, reviewer] = await Promise.all([
    account.user('manager'),
    account.user('clerk'),
    account.user('reviewer'),
  ]);
  const property = await givenProperty(database, account.id);
  const asManager = as(manager.token);

  const draft = (more: object = {}) => ({
    property: { id: property.id },
    type: { id: 1 },
    conduct_date: '2027-02-03T09:30:00+00:00',
    ...more,
  });
  const create = async (more: object = {}) => (await asManager('POST', '/inspections', draft(more))).json;
  /** Newest first. */
  const auditOf = async (propertyId: number) =>
    (await asManager('GET', `/properties/${propertyId}/audit?per_page=100`)).json.data;
  const eventsOf = (inspectionId: number) =>
    database.rows<{ kind: string; data: Record<string, unknown> }>(
      'test.events',
      `select kind, data from events where data ->> 'inspection_id' = $1 order by seq`,
      [String(inspectionId)],
    );

  return { manager, clerk, reviewer, property, asManager, draft, create, auditOf, eventsOf };
}
