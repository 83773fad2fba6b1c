/** Values that fit a schema of the OpenAPI document, or nearly. */
import fc from 'fast-check';
import type { Schema } from '../interface/described-operations.ts';
import { nastyNumber, nastyText, nastyValue } from './nasty-values.ts';

export type Known = {
  schemas: Record<string, Schema>;
  /** Ids that exist. */
  ids: (number | string)[];
};

/** `fault` is how often, in a hundred, a part of the value is something else than its schema says. */
export function fromSchema(schema: Schema, known: Known, fault: number): fc.Arbitrary<unknown> {
  const fitting = fittingSchema(schema, known, fault);
  if (fault === 0) return fitting;
  return fc.oneof({ weight: 100 - fault, arbitrary: fitting }, { weight: fault, arbitrary: nastyValue });
}

function fittingSchema(schema: Schema, known: Known, fault: number): fc.Arbitrary<unknown> {
  const reference = schema['$ref'];
  if (typeof reference === 'string')
    return fittingSchema(known.schemas[reference.split('/').at(-1) ?? ''] ?? {}, known, fault);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if ('const' in schema) return fc.constant(schema['const']);
  const alternatives = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(alternatives))
    return fc.oneof(...(alternatives as Schema[]).map((one) => fromSchema(one, known, fault)));
  const type = Array.isArray(schema['type']) ? schema['type'] : [schema['type']];
  return fc.oneof(...type.map((one) => ofType(String(one), schema, known, fault)));
}

function ofType(type: string, schema: Schema, known: Known, fault: number): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema, known);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromSchema((schema['items'] ?? {}) as Schema, known, fault), { maxLength: 4 });
    case 'object':
      return objectOf(schema, known, fault);
    default:
      return nastyValue;
  }
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const most = Number(schema['maxLength'] ?? 40);
  const edges = [most, most + 1].filter((length) => length < 30_000).map((length) => 'é'.repeat(length));
  const examples = (schema['examples'] ?? []) as string[];
  const byFormat: Record<string, string[]> = {
    email: ['a@example.com', 'A.B+c@sub.example.co.uk'],
    uri: ['https://example.com/a', 'https://example.com:8443/?q=1'],
    date: ['2027-02-03', '2028-02-29'],
    'date-time': ['2027-02-03T09:30:00+00:00', '2027-02-03T23:59:60Z', '2027-02-03T09:30:00.123456789-11:30'],
    uuid: ['9b2f6c1e-0d3a-4b57-8e21-5f0c7a9d4e63'],
  };
  const known = [
    ...examples,
    ...(byFormat[String(schema['format'])] ?? []),
    'Hall',
    'PT1H30M',
    '12.50',
    '09:00',
    '#1f6f6b',
    'Europe/London',
  ];
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: nastyText },
    { weight: 1, arbitrary: fc.constantFrom(...edges, 'x') },
  );
}

function numberOf(schema: Schema, { ids }: Known): fc.Arbitrary<unknown> {
  const min = Number(schema['minimum'] ?? -1000);
  const max = Number(schema['maximum'] ?? 1000);
  const numbers = ids.filter((id) => typeof id === 'number');
  return fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...numbers) },
    { weight: 3, arbitrary: fc.integer({ min: Math.max(min, -1e9), max: Math.min(max, 1e9) }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max, min - 1, max + 1) },
    { weight: 1, arbitrary: nastyNumber },
  );
}

function objectOf(schema: Schema, known: Known, fault: number): fc.Arbitrary<object> {
  const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
  const required = (schema['required'] ?? []) as string[];
  const members = Object.entries(properties).map(([name, member]) => [name, fromSchema(member, known, fault)] as const);
  // Now and then a required member is left out.
  const kept = fc.subarray(required, { minLength: Math.max(0, required.length - 1) });
  return kept.chain((requiredKeys) =>
    fc.record(Object.fromEntries(members), { requiredKeys: fault === 0 ? required : requiredKeys }),
  );
}
