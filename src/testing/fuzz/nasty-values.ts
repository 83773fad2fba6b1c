/** Values that programs stumble over. */
import fc from 'fast-check';

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\uffff',
    '\u202e txt',
    '\ufeff',
    'é\u0301\u0301\u0301',
    '👩‍👩‍👧‍👦',
    "' or 1=1 --",
    '"; drop table users; --',
    '$1',
    '%',
    '_',
    '\\',
    '%s%n',
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    ']]>',
    '&x;',
    '../../../etc/passwd',
    '#set page()',
    'null',
    'undefined',
    'true',
    'NaN',
    '__proto__',
    'constructor',
    '0x10',
    '1e309',
    '-0',
    '9'.repeat(40),
    '2027-02-30',
    '2027-02-03T25:00:00Z',
    '0000-00-00',
    '+275760-09-14',
    '9999-12-31',
    '0001-01-01T00:00:00Z',
    '2027-02-03/2027-02-01',
    'P999999999Y',
    'PT999999999H',
    'Europe/Nowhere',
    '#12345g',
    'http://169.254.169.254/',
    'javascript:alert(1)',
    'a@b',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 200, max: 70_000 }).map((length) => 'x'.repeat(length)),
);

export const nastyNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 1, 0.5, 1e21, -1e21, 5e-324),
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, 2 ** 63, Number.MAX_VALUE),
  fc.integer(),
);

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom([], {}, [[]], [null], { id: null }, { value: null }, JSON.parse('{"__proto__":{"id":1}}')),
  // This process writes it as XML, call within call; bodies that are nested deeper are texts in `long-texts.ts`.
  fc.integer({ min: 10, max: 1000 }).map((depth) => nested(depth)),
  fc.jsonValue({ maxDepth: 3 }),
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
