/** All that the demo company shows, beside the published tables: null stands only where they, or docs/interface.md, allow it. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { departuresOf, faultsOfShape, publishedMembers } from '#testing/interface/published-members.ts';
import { createDemoCompany } from '#demo/create-demo-company.ts';
import { roles } from '#domain/role.ts';
import { givenToken } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let read: Call;

beforeAll(async () => {
  const publicUrl = 'http://localhost:8080';
  const today = new Date('2027-03-31T10:20:00Z');
  const report = () => undefined;
  api = await testApi({
    furnish: (database, dataDir) => createDemoCompany({ database, dataDir, publicUrl, report, today }),
  });
  const { rows } = await api.database.pool.query<{ accountId: number; userId: number; applicationId: number }>(
    `select u.account_id as "accountId", u.id as "userId", a.id as "applicationId"
     from users u join directory.applications a on a.account_id = u.account_id where u.role = $1 and u.account_id <> $2`,
    [roles.administrator, api.account.id],
  );
  const [administrator] = rows;
  if (administrator === undefined) throw new Error('the demo company has no administrator');
  read = api.as(await givenToken(api.database, administrator));
});
afterAll(() => api.close());

const faults: string[] = [];
let answers = 0;

async function look(operation: string, path: string) {
  const { json, status } = await read('GET', path);
  if (status !== 200) throw new Error(`${status} from ${path}`);
  answers += 1;
  const shape = publishedMembers[operation];
  if (shape === undefined) throw new Error(`${operation} has no table`);
  faults.push(...faultsOfShape(shape, json).map((fault) => `${path}: ${fault}`));
  return json;
}

async function lookAtPages(operation: string, path: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page += 1) {
    const { data, links } = await look(operation, `${path}?per_page=100&page=${page}`);
    ids.push(...data.map(({ id }: { id: number }) => id));
    if (links.next === null) return ids;
  }
}

const answer = new Set<unknown>([0, 1, 2, null]);

/** The table of conditions by block type; the types that it does not name are extensions. */
function faultsOfConditions({ block_type, items }: { block_type: string; items: Item[] }): string[] {
  const isRight: Record<string, (value: unknown) => boolean> = {
    DETAILED: isTextOrNull,
    OVERVIEW: isTextOrNull,
    METERS: isTextOrNull,
    SIMPLIFIED: (value) =>
      typeof value === 'object' && value !== null && Object.values(value).every((one) => answer.has(one)),
    CHECKLIST: (value) => answer.has(value),
    // Null until it is given, as docs/interface.md says.
    SCALE: (value) => value === null || Number.isInteger(value),
    KEYS: (value) => value === null,
    MANUALS: (value) => value === null,
  };
  return items
    .filter(({ condition }) => isRight[block_type]?.(condition.value) !== true)
    .map(({ id, condition }) => `item ${id} of ${block_type}: ${JSON.stringify(condition.value)}`);
}

type Item = { id: number; condition: { value: unknown } };
const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

test('no answer has a null that neither the published tables nor docs/interface.md allow', async () => {
  await look('getMe', '/me');
  await look('listSelfServiceTemplates', '/settings/account/self-service/templates');
  for (const id of await lookAtPages('listProperties', '/properties')) {
    await look('getProperty', `/properties/${id}`);
    await look('listMeters', `/properties/${id}/meters`);
    await look('listPropertyContacts', `/properties/${id}/contacts`);
  }
  for (const id of await lookAtPages('listInspections', '/inspections')) {
    await look('getInspection', `/inspections/${id}`);
    const { rooms } = await look('getReport', `/inspections/${id}/report`);
    faults.push(...rooms.flatMap(faultsOfConditions));
    await look('listReportActions', `/inspections/${id}/report/actions`);
    await look('getReportMetadata', `/inspections/${id}/report/metadata`);
    await look('listInspectionContacts', `/inspections/${id}/contacts`);
  }
  expect(faults).toEqual([]);
  expect(answers).toBeGreaterThan(2000);
}, 300_000);

test('docs/interface.md names every member that may be null beyond its published table, and no other', () => {
  const [rule = ''] = /^\| Null means "not given" also in .*$/m.exec(readFileSync('docs/interface.md', 'utf8')) ?? [];
  const named = [...(rule.split(' | ')[0] ?? '').matchAll(/`([\w.]+)`/g)].map(([, name = '']) =>
    name.split('.').at(-1),
  );
  const departures = Object.values(publishedMembers).flatMap((shape) => departuresOf(shape));
  const ofPricing = ['price', 'additional', 'margin'];
  const spelt = departures.map((name) => (ofPricing.includes(name) ? 'pricing' : name));
  expect(new Set(named)).toEqual(new Set(spelt));
});
