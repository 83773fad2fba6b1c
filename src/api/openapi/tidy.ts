/** The generator's document without its noise. */
import { type Document, listOperations, type Schema } from './document.ts';

const MAX_SAFE = Number.MAX_SAFE_INTEGER;

/**
 * Drops what the generator adds and nobody meant, the bounds of a safe integer and kilometre-long date patterns, and
 * what is taken for the sake of older clients only.
 */
export function tidy(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(tidy);
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node as Schema)
    .filter(([, value]) => (value as Schema | null)?.['x-undescribed'] !== true)
    .filter(([key, value]) => !(key === 'maximum' && value === MAX_SAFE) && !(key === 'minimum' && value === -MAX_SAFE))
    .filter(
      ([key]) => !(key === 'pattern' && ['date', 'date-time', 'email'].includes(String((node as Schema)['format']))),
    )
    .map(([key, value]) => [key === 'x-default' ? 'default' : key, tidy(value)]);
  return Object.fromEntries(entries);
}

/**
 * The generator describes every named schema twice, `Property` as answered and `PropertyInput` as sent. Only what
 * some operation refers to stays, and an input whose twin nobody refers to takes the plain name.
 */
export function mergeTwins(document: Document): Document {
  const { schemas } = document.components;
  const { components, ...rest } = document;
  const used = new Set(['Problem']);
  const collect = (node: unknown): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      collect(schemas[name] ?? {});
    }
  };
  collect(rest);
  collect(schemas['Problem'] ?? {});
  const plainName = (name: string) => {
    const plain = name.replace(/Input$/, '');
    return plain !== name && plain in schemas && !used.has(plain) ? plain : name;
  };
  const kept = Object.entries(schemas).filter(([name]) => used.has(name));
  const merged = {
    ...rest,
    components: { ...components, schemas: Object.fromEntries(kept.map(([name, schema]) => [plainName(name), schema])) },
  };
  return JSON.parse(
    JSON.stringify(merged).replaceAll(
      /"#\/components\/schemas\/([^"]+)"/g,
      (_, name: string) => `"#/components/schemas/${plainName(name)}"`,
    ),
  ) as Document;
}

/** The suffix that the generator appends to the name of a supposed twin of a GET. */
export function nameHeads(document: Document): void {
  for (const { method, operation } of listOperations(document))
    if (method === 'head') operation.operationId = operation.operationId.replace(/-head$/, '');
}

/** A body that may be null may be left out. */
export function markOptionalBodies(document: Document): void {
  for (const { operation } of listOperations(document)) {
    const schema = operation.requestBody?.content['application/json']?.schema;
    const alternatives = (schema?.['anyOf'] ?? []) as Schema[];
    if (operation.requestBody !== undefined && alternatives.some(({ type }) => type === 'null'))
      operation.requestBody.required = false;
  }
}
