/** The pages of any list, for anybody and with any filter, equal the result of looking at everything by hand. */
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { readJsonx } from '../jsonx/jsonx.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- records as the wire has them, of which many members are read
type Row = any;
/** A part of a query, and which rows it leaves. */
type Part = { query: string; has: (row: Row) => boolean };

/** Half a day ahead of UTC, and with clocks that change: a day here is hardly ever one there. */
const zone = 'Pacific/Auckland';
const streets = [
  '7a Élan Street',
  '12 Müllerstraße',
  'Flat 3, O’Connell Way',
  '50%_off\\Lane',
  '3 شارع الملك',
  '🏠 Row 12',
];
const addresses = [...streets, 'so23 9ax', 'PO52', 'Köln'];
const names = ['Zoë Müller', 'Nguyễn', '김민수', 'علي', '50%', "O'Neil", 'muller'];
const refs = ['A-1', 'a-1', 'Ä_1', '50%', 'x,y', ' '];
const tags = ['rural', 'Rural', 'Müll & mehr', '🏠'];
const days = ['2027-04-03', '2027-04-04', '2027-04-05', '2027-09-26', '2027-12-31'];
const states = [100, 200, 300, 350, 500];
const types = [1, 5, 8];

let api: TestApi;
/** Newest first, as lists are. */
let visits: Row[];
let properties: Row[];
let clientIds: number[];
let clerkIds: number[];
let callers: { token: string; clientId: number | null }[];

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  await database.rows('test.zone', 'update accounts set time_zone = $2 where id = $1', [account.id, zone]);
  const [manager, clerk, other] = [
    await account.user('manager'),
    await account.user('clerk'),
    await account.user('clerk'),
  ];
  clientIds = [(await account.client()).id, (await account.client()).id];
  const tenanted = await account.user('client', { clientId: clientIds[0] ?? 0 });
  clerkIds = [clerk.id, other.id];
  callers = [manager, clerk, tenanted].map(({ token }) => ({
    token,
    clientId: token === tenanted.token ? (clientIds[0] ?? 0) : null,
  }));
  const made = async (path: string, body?: object) => (await api.as(manager.token)('POST', path, body)).json;

  properties = [];
  for (let nr = 0; nr < 14; nr += 1) {
    properties.unshift(
      await made('/properties', {
        address: {
          line1: at(streets, nr),
          line2: nr % 3 ? null : 'Flat 3',
          city: 'Köln',
          postcode: at(['PO5 2SJ', 'SO239AX'], nr),
        },
        no_of_beds: 1,
        no_of_baths: 1,
        client: nr % 4 === 3 ? null : { id: at(clientIds, nr) },
        ref: nr % 2 ? null : at(refs, nr / 2),
        tags: tags.slice(nr % 3, nr % 5),
      }),
    );
  }
  visits = [];
  for (let nr = 0; nr < 40; nr += 1) {
    const state = at(states, nr);
    const time = at(['', '', 'T00:00', 'T23:30+12:00', 'T11:59:59Z'], nr * 3);
    const { id } = await made('/inspections', {
      property: { id: at(properties, nr * 5).id },
      type: { id: at(types, nr) },
      conduct_date: `${at(days, nr)}${time}`,
      ...(state === 100 ? {} : { clerk: { id: at(clerkIds, nr >> 2) } }),
      ...(nr % 3 === 0 && { client_id: at([...clientIds, null], nr) }),
      ref: nr % 4 ? null : at(refs, nr / 4),
      ...(nr % 5 === 0 && { title: at(names, nr / 5) }),
    });
    const contacts = nr % 3 ? [] : [at(names, nr)];
    for (const name of contacts)
      await made(`/inspections/${id}/contacts`, { type: 1, name, signee: false, notify: false, deliver: false });
    const verbs = { 100: [], 200: [], 300: ['start'], 350: ['start', 'submit'], 500: ['cancel'] }[state] ?? [];
    for (const verb of verbs) await made(`/inspections/${id}/${verb}`);
    visits.unshift({ ...(await api.as(manager.token)('GET', `/inspections/${id}`)).json, contacts });
  }
});
afterAll(() => api.close());

function at<Thing>(things: Thing[], nr: number): Thing {
  return things[nr % things.length] as Thing;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const wordsOf = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');
const fullAddress = ({ address }: Row) =>
  folded(
    [
      address.line1,
      address.line2 ?? '',
      address.city,
      address.postcode,
      address.postcode.replaceAll(' ', ''),
      address.country,
    ].join(' '),
  );
const inside = (text: string, word: string) => text.includes(word);
/** As `q` finds them: two letters begin a word (decision 083). */
const insideOrBeginning = (text: string, word: string) =>
  /^[\p{Script=Latin}\p{N}]{2}$/u.test(word) ? ` ${text}`.includes(` ${word}`) : inside(text, word);
const isAt = (property: Row, text: string, isIn = inside) =>
  wordsOf(folded(text)).every((word) => isIn(fullAddress(property), word));
/** As they are spelt, but for case; words without their accents find names without. */
const isNamed = (name: string, text: string) =>
  [text.normalize('NFC'), folded(text)].some((words) =>
    wordsOf(words.toLowerCase()).every((word) => insideOrBeginning(name.toLowerCase(), word)),
  );

const startOf = (day: string) => Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
const endOf = (day: string) => startOf(Temporal.PlainDate.from(day).add({ days: 1 }).toString());
const conductedAt = ({ conduct_date: date }: Row) => (date.length === 10 ? startOf(date) : Date.parse(date));

const anyOf = (name: string, choices: unknown[], of: (row: Row) => unknown): fc.Arbitrary<Part> =>
  fc.tuple(fc.subarray(choices, { minLength: 1 }), fc.constantFrom('', '[]', ',')).map(([chosen, spelling]) => ({
    query:
      spelling === ','
        ? `${name}=${chosen.map((one) => encodeURIComponent(String(one))).join()}`
        : chosen.map((one) => `${name}${spelling}=${encodeURIComponent(String(one))}`).join('&'),
    has: (row) => [of(row)].flat().some((one) => chosen.includes(one)),
  }));
const exactly = (name: string, choices: string[], of: (row: Row) => unknown): fc.Arbitrary<Part> =>
  fc
    .constantFrom(...choices)
    .map((one) => ({ query: `${name}=${encodeURIComponent(one)}`, has: (row) => of(row) === one }));
/** Whole words and ends of words, in any order and case. */
const typed = (name: string, dictionary: string[], has: (row: Row, text: string) => boolean): fc.Arbitrary<Part> => {
  const word = fc
    .tuple(fc.constantFrom(...dictionary.flatMap(wordsOf)), fc.nat(2))
    .map(([whole, cut]) => Array.from(whole).slice(cut).join(''));
  return fc
    .array(word, { minLength: 1, maxLength: 2 })
    .map((words) => words.join(' '))
    .chain((text) => fc.constantFrom(text, text.toUpperCase(), text.normalize('NFD')))
    .map((text) => ({ query: `${name}=${encodeURIComponent(text)}`, has: (row) => has(row, text) }));
};
const interval: fc.Arbitrary<Part> = fc
  .tuple(fc.subarray(days, { minLength: 2, maxLength: 2 }), fc.nat(5))
  .map(([[first = '', last = ''], kind]) => {
    const length = Temporal.PlainDate.from(first).until(last).days + 1;
    const spelling = at(
      [first, `${first}/${last}`, `${first}/..`, `../${last}`, `${first}/P${length}D`, `P${length}D/${last}`],
      kind,
    );
    const [from, until] = [
      spelling.startsWith('..') ? -Infinity : startOf(first),
      spelling.endsWith('..') ? Infinity : endOf(kind === 0 ? first : last),
    ];
    return { query: `conduct_date=${spelling}`, has: (row) => from <= conductedAt(row) && conductedAt(row) < until };
  });

/** Three at most: with more, hardly anything is left. */
const some = (...filters: fc.Arbitrary<Part>[]): fc.Arbitrary<Part[]> =>
  fc.subarray(filters, { maxLength: 3 }).chain((chosen) => fc.tuple(...chosen));

type Asked = { caller: number; parts: Part[]; sort: string; perPage: number; xml: boolean };
const asked = (parts: fc.Arbitrary<Part[]>, sorts: string[]): fc.Arbitrary<Asked> =>
  fc.record({
    caller: fc.nat(2),
    parts,
    sort: fc.constantFrom(...sorts),
    perPage: fc.constantFrom(1, 3, 10, 30, 100),
    xml: fc.boolean(),
  });

/** From the first page to the last by the links; at most four of them. */
async function walk(list: string, { caller, parts, sort, perPage, xml }: Asked, expected: number[]) {
  const query = [
    ...parts.map((part) => part.query),
    ...(sort === '' ? [] : [`sort=${sort}`]),
    `per_page=${perPage}`,
  ].join('&');
  let path: string | null = `${list}?${query}`;
  const totalPages = Math.max(1, Math.ceil(expected.length / perPage));
  for (let page = 1; path !== null && page <= 4; page += 1) {
    const { text } = await api.as(at(callers, caller).token)(
      'GET',
      path,
      undefined,
      xml ? { accept: 'application/xml' } : {},
    );
    const { pagination, links, data }: Row = xml ? readJsonx(text) : JSON.parse(text);
    const ids = expected.slice((page - 1) * perPage, page * perPage);
    expect([path, pagination, data.map(({ id }: Row) => id)]).toEqual([
      path,
      { perPage, currentPage: page, totalPages, totalRecords: expected.length },
      ids,
    ]);
    expect([links.prev === null, links.next === null]).toEqual([page === 1, page === totalPages]);
    path = links.next?.replace(/^.*\/api/, '') ?? null;
  }
}

const found = (rows: Row[], { parts, caller }: Asked, clientOf: (row: Row) => number | null) => {
  const { clientId } = at(callers, caller);
  return rows.filter((row) => (clientId === null || clientOf(row) === clientId) && parts.every(({ has }) => has(row)));
};
const propertyOf = ({ property }: Row) => properties.find(({ id }) => id === property.id);
const orders: Record<string, (row: Row) => number | string> = {
  created: ({ id }) => id,
  conduct_date: conductedAt,
  state: ({ state }) => state.id,
  address: (row) => fullAddress(propertyOf(row)),
};
/** By code points, as the database compares; equal ones stay in the order of their making. */
function sorted(rows: Row[], sort: string): Row[] {
  const key = orders[sort.replace('-', '')] ?? orders['created'];
  const compare = (a: Row, b: Row) => {
    const [one, other] = [key?.(a), key?.(b)];
    if (typeof one === 'string') return Buffer.compare(Buffer.from(one), Buffer.from(String(other)));
    return Number(one) - Number(other);
  };
  const rising = rows.toSorted((a, b) => compare(a, b) || a.id - b.id);
  return sort === '' || sort.startsWith('-') ? rising.toReversed() : rising;
}

test('inspections: every filter with every other, in every order, in pages of any size', async () => {
  const filters = some(
    anyOf('client_id', [...clientIds, 4711], ({ client_id: id }) => id),
    anyOf('clerk_id', clerkIds, ({ clerk }) => clerk?.id),
    anyOf(
      'property_id',
      properties.map(({ id }) => id),
      ({ property }) => property.id,
    ),
    anyOf('state_id', states, ({ state }) => state.id),
    anyOf('type_id', types, ({ type }) => type.id),
    exactly('ref', refs, ({ ref }) => ref),
    exactly('unassigned', ['true', 'false'], ({ clerk }) => String(clerk === null)),
    exactly('declined', ['true', 'false'], ({ declined }) => String(declined != null)),
    typed('address', addresses, (row, text) => isAt(propertyOf(row), text)),
    typed(
      'q',
      [...names, ...refs, ...streets.slice(0, 2)],
      (row, text) =>
        isAt(propertyOf(row), text, insideOrBeginning) ||
        [row.title, row.ref ?? '', ...row.contacts].some((name) => isNamed(name, text)),
    ),
    interval,
  );
  const sorts = Object.keys(orders).flatMap((sort) => [sort, `-${sort}`]);
  await fc.assert(
    fc.asyncProperty(asked(filters, ['', ...sorts]), async (one) => {
      const rows = found(visits, one, ({ client_id: id }) => id);
      await walk(
        '/inspections',
        one,
        sorted(rows, one.sort).map(({ id }) => id),
      );
    }),
    { numRuns: 300 },
  );
});

test('properties: every filter with every other, in pages of any size', async () => {
  const filters = some(
    anyOf('client_id', [...clientIds, 4711], ({ client }) => client?.id),
    anyOf('tag', tags, (row) => row.tags),
    exactly('ref', refs, ({ ref }) => ref),
    typed('address', addresses, (row, text) => isAt(row, text)),
  );
  await fc.assert(
    fc.asyncProperty(asked(filters, ['']), async (one) => {
      const rows = found(properties, one, ({ client }) => client?.id ?? null);
      await walk(
        '/properties',
        one,
        rows.map(({ id }) => id),
      );
    }),
    { numRuns: 150 },
  );
});
