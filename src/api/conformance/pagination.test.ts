/** For any page size and order the links lead through everything exactly once, and back the same way. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspectionSorts } from '#contract/inspection.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

const COUNT = 23;
let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await testApi();
  const { database, account } = api;
  call = api.as((await account.user('manager')).token);
  for (let at = 0; at < COUNT; at += 1) {
    // Four moments only: rows that are equal in the requested order must still have one place.
    const when = `2027-02-0${1 + (at % 4)}T09:30:00Z`;
    const property = await givenProperty(database, account.id, { createdAt: when });
    await givenInspection(database, account.id, property.id, {
      createdAt: when,
      conductAt: at % 3 === 0 ? null : when,
    });
  }
});
afterAll(() => api.close());

type Page = { data: { id: number }[]; links: { next: string | null; prev: string | null } };

async function walk(start: string, direction: 'next' | 'prev'): Promise<{ ids: number[][]; last: string }> {
  const ids: number[][] = [];
  let last = start;
  for (let at: string | null = start; at !== null; ) {
    const { json, status } = await call('GET', at);
    expect(status).toBe(200);
    const { data, links }: Page = json;
    ids.push(data.map(({ id }) => id));
    last = at;
    at = links[direction]?.replace(/^.*?\/api(?=\/)/, '') ?? null;
    // A link that led round in a circle would never end.
    expect(ids.length).toBeLessThanOrEqual(COUNT);
  }
  return { ids, last };
}

async function expectEverythingOnce(path: string, perPage: number, query: string): Promise<void> {
  const whole = await walk(`${path}?per_page=100${query}`, 'next');
  const forward = await walk(`${path}?per_page=${perPage}${query}`, 'next');
  expect(forward.ids.flat()).toEqual(whole.ids.flat());
  expect(new Set(forward.ids.flat()).size).toBe(COUNT);
  expect(forward.ids.slice(0, -1).every(({ length }) => length === perPage)).toBe(true);
  const backward = await walk(forward.last, 'prev');
  expect(backward.ids.toReversed()).toEqual(forward.ids);
}

const perPage = fc.integer({ min: 1, max: COUNT + 2 });
const runs = { numRuns: 8 };

test('properties', async () => {
  await fc.assert(
    fc.asyncProperty(perPage, (size) => expectEverythingOnce('/properties', size, '')),
    runs,
  );
});

test('inspections, in every order', async () => {
  const sort = fc.constantFrom(...inspectionSorts.flatMap((one) => [one, `-${one}`]));
  await fc.assert(
    fc.asyncProperty(perPage, sort, (size, order) => expectEverythingOnce('/inspections', size, `&sort=${order}`)),
    runs,
  );
});
