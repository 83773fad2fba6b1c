/** Inspections created at the same moment are each the same as when created alone. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#domain/caller.ts';
import { roles } from '#domain/role.ts';
import { buildStore } from '#store/build-store.ts';
import type { InspectionAddition } from '#store/inspections/inspection-addition.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

type Answer = { status: number; json: Record<string, unknown> };

let api: TestApi;
let office: GivenOffice;

beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
});
afterAll(() => api.close());

const post = (body: object): Promise<Answer> => office.asManager('POST', '/inspections', office.draft(body));

const caller = (): Caller => ({
  accountId: api.account.id,
  userId: office.manager.id,
  userName: 'The manager',
  role: roles.manager,
  clientId: null,
  applicationId: 1,
  applicationName: 'Test application',
  isFirstParty: false,
  grantId: randomUUID(),
  scopes: new Set(),
});

const plain: Omit<InspectionAddition, 'propertyId'> = {
  clerkId: null,
  typistId: null,
  clientId: undefined,
  type: 1,
  state: 100,
  ref: null,
  title: 'Inventory',
  locationOfKeys: '',
  returnKey: null,
  notesReport: null,
  notesInternal: null,
  notesClient: null,
  pricing: null,
  timeToComplete: null,
  conduct: null,
  conductDateOption: 0,
  customFields: {},
  selfServicer: null,
  tenantToken: null,
  events: [],
  eventData: {},
};

/** Without the parts that differ in every answer. */
function gist({ status, json }: Answer) {
  const { id, report_key, created_at, updated_at, instance, ...rest } = json;
  return [status, rest, ...[id, report_key, created_at, updated_at, instance].map((value) => typeof value)];
}

describe('inspections created at the same moment', () => {
  test('are each the same as when created alone, refusals too', async () => {
    const client = await api.account.client();
    const owned = await givenProperty(api.database, api.account.id, { clientId: client.id });
    const bodies = [
      {},
      { clerk: { id: office.clerk.id }, typist: { id: office.reviewer.id } },
      { property: { id: owned.id } },
      { property: { id: owned.id }, client_id: null },
      { client_id: client.id, conduct_date: '2027-07-03', conduct_date_option: 1 },
      { property: { id: 2_000_000_000 } },
      { clerk: { id: 2_000_000_000 }, client_id: 2_000_000_000 },
      { title: 'NULL', ref: '{"a",\\b}', notes: { internal: "it's\n\t“ü” 漢字 🏠", client: '' } },
      { pricing: { price: '120.00', margin: null }, time_to_complete: 'PT90M', location_of_keys: ', ' },
      { type: { id: 99 } },
    ];
    const alone: Answer[] = [];
    for (const body of bodies) alone.push(await post(body));
    const together = await Promise.all(bodies.map(post));

    expect(together.map(gist)).toEqual(alone.map(gist));
    expect(together.filter(({ status }) => status === 200)).toHaveLength(7);
  });

  test('have each their entry in the trail, their events and a report of their own', async () => {
    const clerks = [null, { id: office.clerk.id }, null, { id: office.clerk.id }];
    const made = await Promise.all(clerks.map((clerk, at) => post({ clerk, ref: `R-${at}` })));
    const trail = await office.auditOf(office.property.id);
    const reports = new Set<unknown>();
    for (const [at, { json }] of made.entries()) {
      const id = Number(json['id']);
      expect(json['ref']).toBe(`R-${at}`);
      expect(trail.filter(({ subject }: { subject: { id: number } }) => subject.id === id)).toMatchObject([
        { action: 'inspection.created', actor: { id: office.manager.id, name: 'The manager' } },
      ]);
      const kinds = (await office.eventsOf(id)).map(({ kind }) => kind).toSorted();
      expect(kinds).toEqual(
        clerks[at] === null ? ['inspection.created'] : ['inspection.assigned', 'inspection.created'],
      );
      reports.add(json['report_key']);
    }
    expect(reports.size).toBe(clerks.length);
  });

  test('stay in their own accounts when there are two', async () => {
    const other = await givenOffice({ ...api, account: await givenAccount(api.database, 'Another firm') });
    const [ours, theirs, foreign] = await Promise.all([
      office.create(),
      other.create(),
      other.asManager('POST', '/inspections', office.draft()),
    ]);
    expect(ours).toMatchObject({ account_id: api.account.id, property: { id: office.property.id } });
    expect(theirs).toMatchObject({ account_id: other.manager.accountId, property: { id: other.property.id } });
    expect(foreign.json.errors).toMatchObject([{ pointer: '/property/id' }]);
  });

  test('one that the database does not take costs the others nothing', async () => {
    const { inspections } = buildStore(api.database);
    const add = (more: Partial<InspectionAddition>) =>
      inspections.add(caller(), { ...plain, propertyId: office.property.id, ...more });
    const added = await Promise.allSettled([
      add({ ref: 'first' }),
      add({ timeToComplete: 2 ** 31 }),
      add({ ref: 'last' }),
    ]);
    expect(added).toMatchObject([
      { status: 'fulfilled', value: { row: { ref: 'first' } } },
      { status: 'rejected', reason: { code: '22003' } },
      { status: 'fulfilled', value: { row: { ref: 'last' } } },
    ]);
  });
});
