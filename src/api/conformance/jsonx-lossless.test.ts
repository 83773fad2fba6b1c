/** JSONx both ways: every value that XML 1.0 can carry comes back unchanged. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { readJsonx, writeJsonx } from '../jsonx/jsonx.ts';

/** `__proto__` and order of members count, which a comparison of objects would not see. */
function expectSame(value: unknown): void {
  expect(JSON.stringify(readJsonx(writeJsonx(value)))).toBe(JSON.stringify(value));
}

// oxlint-disable-next-line no-control-regex -- what XML 1.0 cannot carry is the point
const uncarriable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;
const text = fc.string({ unit: 'binary' }).filter((one) => !uncarriable.test(one));
const name = fc.oneof(
  text,
  fc.constantFrom('__proto__', 'constructor', '', ' ', '\t', '\n', '\r', '\r\n', 'a\tb', '<&>"\''),
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 6 },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc
      .uniqueArray(fc.tuple(name, tie('any')), { maxLength: 4, selector: ([key]) => key })
      .map((members) => fromMembers(members)),
  ),
})).any;

/** An assignment to `__proto__` would set a prototype instead of a member. */
function fromMembers(members: [string, unknown][]): object {
  return JSON.parse(`{${members.map(([key, member]) => `${JSON.stringify(key)}:${JSON.stringify(member)}`).join()}}`);
}

test('10,000 values of every shape come back as they were', () => {
  fc.assert(
    fc.property(value, (one) => {
      expectSame(JSON.parse(JSON.stringify(one)));
    }),
    { numRuns: 10_000 },
  );
});

describe('comes back as it was', () => {
  test.each([
    ['carriage returns and line feeds', 'a\r\nb\rc\nd'],
    ['tabs and line ends in names', { 'a\tb\r\nc': 1 }],
    ['spaces at the ends', '  x \t'],
    ['markup', '<![CDATA[ ]]> &amp; <!-- --> <?x?>'],
    ['characters beyond the first plane', '🏠 𠮷'],
    ['an empty string, array and object', ['', [], {}]],
    ['a member named __proto__', JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":1}}')],
    ['numbers at the edges', [0, -1, 1e21, 5e-324, Number.MAX_SAFE_INTEGER, 0.1]],
    ['64 levels', nested(64)],
  ])('%s', (_what, one) => {
    expectSame(one);
  });
});

test('reading a member named __proto__ changes no prototype', () => {
  const read = readJsonx(writeJsonx(JSON.parse('{"__proto__":{"polluted":true}}'))) as Record<string, unknown>;
  expect(Object.keys(read)).toEqual(['__proto__']);
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
});

test('characters that XML cannot carry become U+FFFD on output', () => {
  expect(readJsonx(writeJsonx(['\u0001', '\ud800', '\uffff', { '\u0000': 1 }]))).toEqual([
    '\ufffd',
    '\ufffd',
    '\ufffd',
    { '\ufffd': 1 },
  ]);
});

test('values that JSON does not have are null, as in JSON', () => {
  const value = [Number.NaN, Number.POSITIVE_INFINITY, undefined, new Date('2027-02-03T09:30:00Z')];
  expect(readJsonx(writeJsonx(value))).toEqual(JSON.parse(JSON.stringify(value)));
  expect(readJsonx(writeJsonx({ a: undefined, b: Number.NEGATIVE_INFINITY }))).toEqual({ b: null });
  expect(readJsonx(writeJsonx(undefined))).toBeNull();
});

test('the namespace is read with any prefix, or none', () => {
  const namespace = 'http://www.ibm.com/xmlns/prod/2009/jsonx';
  expect(readJsonx(`<x:object xmlns:x="${namespace}"><x:null name="a"/></x:object>`)).toEqual({ a: null });
  expect(readJsonx(`<array xmlns="${namespace}"><number> 1 </number></array>`)).toEqual([1]);
});

test('the example of the draft is read', () => {
  const document = `<?xml version="1.0" encoding="UTF-8"?>
    <json:object xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
      xmlns:json="http://www.ibm.com/xmlns/prod/2009/jsonx">
      <json:string name="name">John Smith</json:string>
      <json:object name="address"><json:number name="zip">10021</json:number></json:object>
      <json:array name="phoneNumbers"><json:string>212 555-1111</json:string></json:array>
      <json:null name="additionalInfo" /><json:boolean name="remote">false</json:boolean>
    </json:object>`;
  expect(readJsonx(document)).toEqual({
    name: 'John Smith',
    address: { zip: 10021 },
    phoneNumbers: ['212 555-1111'],
    additionalInfo: null,
    remote: false,
  });
});

describe('is refused, with the place of the fault', () => {
  const wrapped = (inner: string) => `<j:array xmlns:j="http://www.ibm.com/xmlns/prod/2009/jsonx">${inner}</j:array>`;
  test.each([
    ['another namespace', '<object/>'],
    ['an element JSONx does not have', wrapped('<j:date/>')],
    ['a member without a name', wrapped('<j:object><j:null/></j:object>')],
    ['words in a number', wrapped('<j:number>one</j:number>')],
    ['a hexadecimal number', wrapped('<j:number>0x10</j:number>')],
    ['a boolean other than true and false', wrapped('<j:boolean>yes</j:boolean>')],
    ['text in an array', wrapped('1')],
    ['an element in a string', wrapped('<j:string><j:null/></j:string>')],
    ['two documents', `${wrapped('')}${wrapped('')}`],
    ['half a document', wrapped('').slice(0, -3)],
    ['65 levels', writeJsonx(nested(65))],
    ['an unknown entity', wrapped('<j:string>&nbsp;</j:string>')],
    ['a DOCTYPE', `<!DOCTYPE x>${wrapped('')}`],
  ])('%s', (_what, xml) => {
    expect(() => readJsonx(xml)).toThrow(Refusal);
    expect(() => readJsonx(xml)).toThrow(/line \d+, column \d+/);
  });
});

test('the place of a fault is its line and column, said once', () => {
  const xml = '<array xmlns="http://www.ibm.com/xmlns/prod/2009/jsonx">\n  <string>&nbsp;</string>\n</array>';
  expect(() => readJsonx(xml)).toThrow(
    new Refusal('body_unreadable', 'The body is not JSONx: undefined entity. (line 2, column 16).'),
  );
});

function nested(levels: number): unknown {
  return levels === 1 ? [] : [nested(levels - 1)];
}
