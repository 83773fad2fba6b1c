/** Inspections that the service numbers: only where they are asked to be, and never two alike. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let call: Call;
let property: { id: number };
beforeAll(async () => {
  api = await testApi();
  const manager = await api.account.user('manager');
  call = api.as(manager.token);
  property = await givenProperty(api.database, api.account.id);
});
afterAll(() => api.close());

const number = (ref_numbering: object | null) => call('PUT', '/settings/account', { ref_numbering });
const book = async (more: object): Promise<string | null> => {
  const { status, json } = await call('POST', '/inspections', {
    property: { id: property.id },
    type: { id: 1 },
    conduct_date: '2027-02-03',
    ...more,
  });
  expect(status).toBe(200);
  return json.ref;
};

test('a booking is numbered when it asks for it and has no reference of its own', async () => {
  expect(await book({ numbered: true })).toBeNull();
  expect((await number({ prefix: 'HL-', first: 100, digits: 5 })).json.ref_numbering).toEqual({
    prefix: 'HL-',
    first: 100,
    digits: 5,
  });
  const [first, second] = [await book({ numbered: true }), await book({ numbered: true, ref: null })];
  expect(first).toMatch(/^HL-00\d{3}$/);
  expect(Number(second?.slice(3))).toBe(Number(first?.slice(3)) + 1);
  expect(await book({ numbered: true, ref: 'mine' })).toBe('mine');
  expect([await book({}), await book({ numbered: false })]).toEqual([null, null]);
  expect((await number(null)).json.ref_numbering).toBeNull();
  expect(await book({ numbered: true })).toBeNull();
});

test('many that are booked at once have as many numbers', async () => {
  await number({ prefix: '', first: 1, digits: 1 });
  const refs = await Promise.all(Array.from({ length: 30 }, () => book({ numbered: true })));
  expect(new Set(refs).size).toBe(30);
});

test.each([
  [{ prefix: 'x'.repeat(21), first: 1, digits: 1 }, '/ref_numbering/prefix'],
  [{ prefix: '', first: -1, digits: 1 }, '/ref_numbering/first'],
  [{ prefix: '', first: 1, digits: 11 }, '/ref_numbering/digits'],
  [{ prefix: '', first: 1 }, '/ref_numbering/digits'],
])('a numbering such as %j is refused at its member', async (numbering, pointer) => {
  const { status, json } = await number(numbering);
  expect([status, json.errors[0].pointer]).toEqual([422, pointer]);
});
