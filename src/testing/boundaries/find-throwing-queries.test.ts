import ts from 'typescript';
import { expect, test } from 'vitest';
import { findThrowingQueries } from './find-throwing-queries.ts';

const found = (code: string) =>
  findThrowingQueries(ts.createSourceFile('a.ts', code, ts.ScriptTarget.Latest, true)).length;

test.each([
  ['useQuery({ ...options(), throwOnError: true })', 1],
  ['useQueries({ queries: [{ ...one(), throwOnError: true }, { ...other(), throwOnError: true }] })', 2],
  ['useQuery({ ...options(), throwOnError: whenEmpty })', 0],
  ['useQuery({ queryFn: () => listEmails({ throwOnError: true }) })', 0],
  ['await deleteItem({ path, throwOnError: true })', 0],
])('%s has %i that lose a page', (code, count) => {
  expect(found(code)).toBe(count);
});
