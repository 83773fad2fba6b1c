import ts from 'typescript';
import { expect, test } from 'vitest';
import { findBareCodes } from './find-bare-codes.ts';

const found = (text: string) =>
  findBareCodes(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true)).map((node) => node.getText());

test.each([
  'inspection.state === 400',
  'one.state.id < 400',
  '3 === initialization?.type',
  'row.state = 500',
  '{ state_id: [100, 200] }',
  '{ type: isFull ? 3 : 6 }',
  'const lastState = 300',
  'type Start = { type: 3 | 6 }',
  'function within(state: number = 100) {}',
  'switch (type) { case 150: }',
  'inspection.typeCode === 5',
  "type !== '231'",
  '[3, 8].includes(type)',
  'const sql = `where i.state >= 400`',
  "const sql = 'where i.type in (3, 8)'",
  'const href = `${list}?state=310`',
])('%s has a bare code', (text) => {
  expect(found(text.startsWith('{') ? `(${text})` : text)).toHaveLength(1);
});

test.each([
  'inspection.state === states.complete',
  '{ type: startsFrom.report, wait: 100 }',
  "type === 'FULL'",
  'const states = { pending: 100 }',
  'const sql = `where state >= ${states.complete}`',
  "const sql = 'where state = $3'",
])('%s has none', (text) => {
  expect(found(text.startsWith('{') ? `(${text})` : text)).toEqual([]);
});
