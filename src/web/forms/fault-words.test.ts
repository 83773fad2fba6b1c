import { expect, test } from 'vitest';
import * as z from 'zod';
import { inSentence } from './fault-words.ts';

const faultOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  ['nothing where a number belongs', z.int(), null, 'Bedrooms cannot be left empty.'],
  ['a word where a number belongs', z.int(), 'two', 'Bedrooms must be a number.'],
  ['too many', z.int().max(99), 100, 'Bedrooms must be 99 at most.'],
  ['too few', z.int().min(0), -1, 'Bedrooms must be 0 at least.'],
  ['too long', z.string().max(3), 'four', 'Bedrooms must have 3 characters at most.'],
  ['no such choice', z.enum(['Flat']), 'Castle', 'Bedrooms is not one of the choices.'],
  ['no date', z.iso.date(), 'someday', 'Bedrooms cannot be read as a date.'],
])('%s', (_case, schema, value, sentence) => {
  expect(inSentence('Bedrooms', faultOf(schema, value))).toBe(sentence);
});

test("the contract's own words follow the label", () => {
  expect(inSentence('E-mail', 'must be an e-mail address')).toBe('E-mail must be an e-mail address.');
  expect(inSentence('Street', 'must not be empty')).toBe('Street cannot be left empty.');
});

test('a whole sentence stays one', () => {
  expect(inSentence('Clerk', 'Chloe Marsh is away that day.')).toBe('Chloe Marsh is away that day.');
  expect(inSentence('Clerk', undefined)).toBeUndefined();
});
