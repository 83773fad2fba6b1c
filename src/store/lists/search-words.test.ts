import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { Conditions } from './list-page.ts';
import { hasWords, nameOfWords, searchWords, unsampled, withBeginnings } from './search-words.ts';

let running: TestApi;

beforeAll(async () => {
  running = await testApi();
});
afterAll(() => running.close());

const sampledOf = (text: string) => searchWords(text).map(({ sampled }) => sampled);

test('a long word looks for every third trigram, a short one for all, and one without any for nothing', () => {
  expect(sampledOf('Chichester')).toEqual(['%chi%che%ste%']);
  expect(sampledOf('PO12')).toEqual(['%po12%']);
  expect(sampledOf('12')).toEqual([undefined]);
});

test('a word with signs in it is asked for as it is, and signs mean themselves', () => {
  expect(sampledOf("O'Connell's")).toEqual(["%o'connell's%"]);
  expect(searchWords('50%_off\\')).toEqual([{ whole: '%50\\%\\_off\\\\%', sampled: '%50\\%\\_off\\\\%' }]);
});

test('letters of two code units are not torn apart', () => {
  expect(sampledOf('𝒜𝒷𝒸𝒹𝑒𝒻')).toEqual(['%𝒜𝒷𝒸%𝒹𝑒𝒻%']);
});

test('words of the same kinds are one statement, in whatever order they were typed', () => {
  expect(nameOfWords(searchWords('12 victoria road'))).toBe(nameOfWords(searchWords('mill southsea 7')));
});

test('two letters are found at the beginnings of words, one letter and signs anywhere', async () => {
  const held = ['high road', '1 high road', '1 hill', 'hampshire chi', 'o-hi', '12 mill', '112 mill', 'a%b'];
  const find = async (text: string) => {
    const conditions = new Conditions();
    conditions.next(held);
    const { rows } = await running.database.pool.query<{ held: string }>(
      `select c.held from unnest($1::text[]) c(held) where ${hasWords(conditions, 'c.held', withBeginnings(searchWords(text)))}`,
      conditions.values,
    );
    return rows.map((row) => row.held);
  };
  expect(await find('Hi')).toEqual(['high road', '1 high road', '1 hill']);
  expect(await find('12 mill')).toEqual(['12 mill']);
  expect(await find('2 mill')).toEqual(['12 mill', '112 mill']);
  expect(await find('%b')).toEqual(['a%b']);
});

test('beyond twelve words the further ones are one condition, however many', () => {
  const words = (count: number) => searchWords(Array.from({ length: count }, (_, at) => `street${at}`).join(' '));
  expect(words(12)).toHaveLength(12);
  expect(words(13).at(-1)).toEqual({ whole: ['%street12%'], sampled: undefined });
  expect(nameOfWords(words(40))).toBe(nameOfWords(words(13)));
});

test('a search by parts of words finds the rows that have all of them', async () => {
  const letters = fc.oneof(
    fc.string({ unit: fc.constantFrom('a', 'b', 'é', '1', '%', '_', '\\', '-', '𝒜'), maxLength: 14 }),
    fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 6, maxLength: 14 }),
  );
  const text = fc.array(letters, { maxLength: 4 }).map((words) => words.join(' '));
  const held = (words: string) => words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 8 }), text, fc.nat(), async (columns, typed, cut) => {
      // Most random words are found nowhere, so a part of an existing text is searched for beside them.
      const sought = `${`${typed} `.repeat(1 + (cut % 5))} ${Array.from(columns[0] ?? '')
        .slice(cut % 6)
        .join('')}`;
      const words = searchWords(sought);
      const expected = columns.map(held).filter((column) =>
        held(sought)
          .split(/[\s,]+/)
          .every((word) => column.includes(word)),
      );
      for (const alike of [words, unsampled(words)]) {
        const conditions = new Conditions();
        conditions.next(columns.map(held));
        const has = alike.length === 0 ? 'true' : hasWords(conditions, 'c.held', alike);
        const found = await running.database.rows<{ held: string }>(
          '',
          `select c.held from unnest($1::text[]) with ordinality c(held, place) where ${has} order by place`,
          conditions.values,
        );
        expect(found.map((row) => row.held)).toEqual(expected);
      }
    }),
    { numRuns: 300 },
  );
});
