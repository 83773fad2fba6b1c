/** A system that keeps in step by numbers, cursors and tombstones alone has, in the end, what the account has. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- records as the wire has them
type Row = any;

const CHANGES = 2_000;
const WRITERS = 4;

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await testApi();
  call = api.as((await api.account.user('administrator')).token);
});
afterAll(() => api.close());

/** The same sequence in every run, so that a failure comes again. */
function buildRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const below = (most: number): number => Math.floor(next() * most);
  return { below, pick: <Value>(values: Value[]): Value | undefined => values[below(values.length)] };
}
type Random = ReturnType<typeof buildRandom>;

/** The ids of things by their address, as far as a writer knows them. Others may have removed them already. */
type World = Record<'clients' | 'properties' | 'contacts' | 'meters' | 'inspections' | 'rooms' | 'items', string[]>;

const property = (nr: number) => ({
  address: { line1: `${nr} Elm Grove`, city: 'Southsea', postcode: 'PO5 1JG' },
  no_of_beds: 1,
  no_of_baths: 1,
});
const contact = (nr: number) => ({ type: 1, name: `Ann ${nr}`, signee: false, notify: false, deliver: false });
const meter = (nr: number) => ({
  type: 'Gas',
  location: 'Hall',
  supplier: 'Solent',
  reading: String(nr),
  date: '2027-02-03T09:30:00+00:00',
});

async function add(list: string[], path: string, body: object): Promise<void> {
  const { status, json } = await call('POST', path, body);
  if (status === 200) list.push(`${path}/${json.id}`);
  else expect(status).toBe(404);
}

async function change(method: 'PUT' | 'DELETE', path: string | undefined, body?: object): Promise<void> {
  if (path === undefined) return;
  expect((await call(method, path, body)).status).toBeOneOf([200, 404]);
}

/** Takes it from the world first: two writers may still meet at it. */
function taken(random: Random, list: string[]): string | undefined {
  return list.splice(random.below(list.length), 1)[0];
}

async function changeSomething(world: World, random: Random, nr: number): Promise<void> {
  const at = (list: string[]) => random.pick(list) ?? '';
  const acts: (() => Promise<void>)[] = [
    () => add(world.clients, '/clients', { name: `Client ${nr}` }),
    () => change('PUT', random.pick(world.clients), { name: `Renamed ${nr}` }),
    () => change('DELETE', taken(random, world.clients)),
    () => add(world.properties, '/properties', property(nr)),
    () => change('PUT', random.pick(world.properties), { ref: `R-${nr}` }),
    () => add(world.contacts, `${at(world.properties)}/contacts`, contact(nr)),
    () => change('PUT', random.pick(world.contacts), { ...contact(nr), name: `Bea ${nr}` }),
    () => change('DELETE', taken(random, world.contacts)),
    () => add(world.meters, `${at(world.properties)}/meters`, meter(nr)),
    () => change('PUT', random.pick(world.meters), meter(nr)),
    () => change('DELETE', taken(random, world.meters)),
    () => addInspection(world, random),
    () => change('PUT', random.pick(world.inspections), { ref: `I-${nr}` }),
    () => add(world.contacts, `${at(world.inspections)}/contacts`, contact(nr)),
    () => add(world.rooms, `${at(world.inspections)}/rooms`, { name: `Room ${nr}`, block_type: 'DETAILED' }),
    () => change('DELETE', random.below(3) === 0 ? taken(random, world.rooms) : undefined),
    () => add(world.items, `${at(world.rooms)}/items`, { name: `Item ${nr}` }),
    () => change('PUT', random.pick(world.items), { name: `Item ${nr}`, condition: `Worn ${nr}` }),
    () => change('PUT', random.pick(world.items), { name: `Item ${nr}`, description: `Oak ${nr}` }),
    () => change('DELETE', taken(random, world.items)),
  ];
  await random.pick(acts)?.();
}

async function addInspection(world: World, random: Random): Promise<void> {
  const id = Number(random.pick(world.properties)?.split('/').at(-1));
  const draft = { property: { id }, type: { id: 1 }, conduct_date: '2027-02-03' };
  if (world.inspections.length < 40) await add(world.inspections, '/inspections', draft);
}

/**
 * Transactions that go on while others begin and end: each change is numbered before theirs and seen after them. Nobody else
 * changes these properties, so that one which was missed stays missed.
 */
async function writeSlowly(random: Random, ids: number[], isDone: () => boolean): Promise<void> {
  const client = await api.database.pool.connect();
  try {
    for (const id of ids) {
      if (isDone()) return;
      await client.query('begin');
      const notes = `Written slowly, ${id}`;
      await client.query('update properties set notes = $3 where account_id = $1 and id = $2', [
        api.account.id,
        id,
        notes,
      ]);
      for (let step = random.below(30); step >= 0; step -= 1) await call('GET', '/me');
      await client.query('commit');
    }
  } finally {
    client.release();
  }
}

/** All parts of a list, by its cursors, and the number that the first of them gave. */
async function readList(path: string): Promise<{ rows: Row[]; until: string }> {
  const rows: Row[] = [];
  let until: string | undefined;
  for (let cursor: string | null = ''; cursor !== null; ) {
    const joined = path.includes('?') ? '&' : '?';
    const { status, json, headers } = await call('GET', `${path}${joined}per_page=20&cursor=${cursor}`);
    expect([path, status]).toEqual([path, 200]);
    until ??= String(headers['keyturn-changed-until']);
    rows.push(...json.data);
    cursor = json.pagination.nextCursor;
  }
  return { rows, until: until ?? '' };
}

/** Everything that is mirrored, by kind and id. */
type Mirror = Map<string, unknown>;

/** Parts of other things that a record repeats are told by these. */
function own({ property: home, client, clerk, typist, ...rest }: Row): unknown {
  return { ...rest, property_id: home?.id, client_id: client?.id ?? rest.client_id, clerk_id: clerk?.id };
}

const lists = {
  client: '/clients?archived=any',
  property: '/properties?',
  inspection: '/inspections?',
  template: '/templates?archived=true',
};

async function readInto(mirror: Mirror, since: string): Promise<void> {
  for (const [kind, path] of Object.entries(lists)) {
    const { rows } = await readList(`${path}&updated_since=${since}`);
    for (const row of rows) {
      mirror.set(`${kind} ${row.id}`, own(row));
      if (kind === 'property') await readBelowProperty(mirror, row.id, since);
      if (kind === 'inspection') await readBelowInspection(mirror, row.id, since);
    }
  }
}

async function readArray(mirror: Mirror, kind: string, path: string, of: number): Promise<void> {
  const { json } = await call('GET', path);
  for (const row of json) mirror.set(`${kind} ${row.id}`, { ...row, of });
}

async function readBelowProperty(mirror: Mirror, id: number, since: string): Promise<void> {
  await readArray(mirror, 'property_contact', `/properties/${id}/contacts?updated_since=${since}`, id);
  await readArray(mirror, 'meter', `/properties/${id}/meters?updated_since=${since}`, id);
}

async function readBelowInspection(mirror: Mirror, id: number, since: string): Promise<void> {
  await readArray(mirror, 'inspection_contact', `/inspections/${id}/contacts?updated_since=${since}`, id);
  const { json: report } = await call('GET', `/inspections/${id}/report`);
  for (const { items, ...room } of report.rooms) {
    mirror.set(`room ${room.id}`, { ...room, of: id });
    for (const item of items) mirror.set(`item ${item.id}`, { ...item, of: room.id });
  }
}

/** One visit: what is gone, and what changed since the last. The number for the next one is that of its first answer. */
async function visit(mirror: Mirror, since: string): Promise<string> {
  const { rows, until } = await readList(`/deletions?since=${since}`);
  await readInto(mirror, since);
  for (const { type, id } of rows) mirror.delete(`${type} ${id}`);
  return until;
}

test('a mirror is the account after 2,000 random changes by writers at once', { timeout: 600_000 }, async () => {
  const random = buildRandom(20_270_203);
  const world: World = { clients: [], properties: [], contacts: [], meters: [], inspections: [], rooms: [], items: [] };
  for (let nr = 0; nr < 5; nr += 1) await add(world.properties, '/properties', property(nr));
  const slow: number[] = [];
  for (let nr = 0; nr < 120; nr += 1) slow.push((await givenProperty(api.database, api.account.id)).id);
  const mirror: Mirror = new Map();
  const { until } = await readList('/properties');
  await readInto(mirror, '0');

  let made = 0;
  const firstVisit = Promise.withResolvers<void>();
  // The second half waits for the first visit, so that two at least read beside the writers, however long a visit takes.
  const write = async (): Promise<void> => {
    while (made < CHANGES) {
      if (made >= CHANGES / 2) await firstVisit.promise;
      made += 1;
      await changeSomething(world, random, made);
    }
  };
  let isDone = false;
  const writing = Promise.all(Array.from({ length: WRITERS }, write)).finally(() => {
    isDone = true;
  });
  const done = Promise.all([writing, writeSlowly(random, slow, () => isDone)]);
  let since = until;
  while (!isDone) {
    since = await visit(mirror, since);
    firstVisit.resolve();
  }
  await done;
  await visit(mirror, since);

  const account: Mirror = new Map();
  await readInto(account, '0');
  expect(Object.fromEntries(mirror)).toEqual(Object.fromEntries(account));
  // Everything was there to be deleted.
  const { json } = await call('GET', `/deletions?since=${until}`);
  expect(json.pagination.totalRecords).toBeGreaterThan(100);
});
