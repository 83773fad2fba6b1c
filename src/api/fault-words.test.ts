import { expect, test } from 'vitest';
import * as z from 'zod';
import { Condition } from '#contract/report.ts';
import { DateOrDateTime, Page } from '#contract/wire.ts';
import { faultWords } from './fault-words.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: faultWords }).error?.issues.map(({ message }) => message);

test.each([
  ['nothing where something is required', z.string(), undefined, 'is required'],
  ['null', z.int(), null, 'must be a number, not null'],
  ['half a number', z.int(), 1.5, 'must be a whole number'],
  ['a word where a number belongs', z.coerce.number(), 'two', 'must be a number'],
  ['no list', z.array(z.int()), {}, 'must be a list'],
  ['no object', z.object({}), [], 'must be an object'],
  ['too many', z.int().max(99), 100, 'must be 99 at most'],
  ['too long', z.string().max(3), 'four', 'must have 3 characters at most'],
  ['too few', z.array(z.int()).min(1), [], 'must have 1 entry at least'],
  ['no such choice', z.enum(['Flat', 'House']), 'Castle', 'must be one of Flat, House'],
  ['no choice', z.enum(['Flat', 'House']), undefined, 'is required'],
  ['no address', z.email(), 'me', 'must be an e-mail address'],
  ['no date', z.iso.date(), '2027-02-30', 'must be an ISO 8601 date, such as 2027-02-03'],
  [
    'a key that is none',
    z.record(z.string().regex(/^\d$/, { error: 'must be a digit' }), z.int()),
    { a: 1 },
    'must be a digit',
  ],
  ['no date at all', DateOrDateTime, undefined, 'is required'],
  ['a number below its range, as a parameter', Page, '-1', 'must be 1 at least'],
  [
    'a condition of no kind',
    Condition,
    true,
    'must be text, a whole number, an answer to each question, or null, by the block type of the room',
  ],
  ["the schema's own words", z.int({ error: 'counts beds' }), 'x', 'counts beds'],
])('a fault says in words what is needed: %s', (_what, schema, value, words) => {
  expect(said(schema, value)).toEqual([words]);
});
