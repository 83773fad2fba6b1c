import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { findOverfull } from './overfull.ts';

const members = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, 1]));

test('input as large as anything of ours passes', () => {
  const rows = Array.from({ length: 500 }, (_, number) => ({ number, cells: members(50) }));
  expect(findOverfull({ rows })).toBeUndefined();
  for (const given of [undefined, null, 'text', 7, new Uint8Array(100_000), Array(200_000).fill(1)])
    expect(findOverfull(given)).toBeUndefined();
});

test('an object with too many members is named by its place', () => {
  expect(findOverfull({ a: [{ 'b/c': members(10_001) }] })).toEqual({
    pointer: '/a/0/b~1c',
    code: 'too_big',
    detail: 'a/0/b~1c has 10001 members; 10000 are the most.',
  });
});

let api: TestApi;
let report: GivenReport;
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
});
afterAll(() => api.close());

test('maps of one hundred thousand members are refused at every door, each with one fault', async () => {
  const { token } = await api.account.user('manager');
  const manager = api.as(token);
  const room = await report.room('Bedroom');
  const many = members(90_000);
  const doors: [string, string, object][] = [
    ['PUT', report.base, { custom_fields: many }],
    ['PUT', report.base, { customFields: many }],
    ['POST', `${report.base}/rooms/${room.id}/items`, { name: 'Window', condition: many }],
    ['PUT', report.base, many],
  ];
  for (const [method, path, body] of doors) {
    const { status, json } = await manager(method as 'PUT', path, body);
    expect([path, status, json.errors?.length]).toEqual([path, 422, 1]);
  }
});
