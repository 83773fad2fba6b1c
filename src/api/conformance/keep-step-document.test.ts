/** Every list keeps step, or stands in docs/interface.md with the reason and where its changes are learnt instead. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Schema = { $ref?: string; type?: string; properties?: object };
type Operation = {
  operationId: string;
  parameters?: { name: string }[];
  responses: { 200?: { content?: { 'application/json'?: { schema: Schema } } } };
};
type Document = {
  paths: Record<string, { get?: Operation }>;
  components: { schemas: Record<string, Schema> };
};

const { paths, components } = JSON.parse(readFileSync('src/contract/openapi.json', 'utf8')) as Document;

function answerOf({ responses }: Operation): Schema {
  const schema = responses[200]?.content?.['application/json']?.schema ?? {};
  return components.schemas[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;
}

const lists = Object.entries(paths).flatMap(([path, { get }]) => {
  if (get === undefined) return [];
  const answer = answerOf(get);
  const hasPages = answer.properties !== undefined && 'pagination' in answer.properties;
  if (!hasPages && answer.type !== 'array' && !/^list[A-Z]/.test(get.operationId)) return [];
  const names = new Set(get.parameters?.map(({ name }) => name));
  const keepsStep = names.has('updated_since') && names.has('sort');
  return [{ path, hasPages, keepsStep, hasCursor: names.has('cursor') }];
});

/** The paths at the beginning of each line below a heading, and the rest of the line. */
function namedBelow(heading: string): { path: string; reason: string }[] {
  const [, below = ''] = readFileSync('docs/interface.md', 'utf8').split(`${heading}\n\n`);
  const [block = ''] = below.split('\n\n');
  return block.split('\n- ').flatMap((line) => {
    const [named = '', reason = ''] = line.split('`: ');
    return Array.from(named.matchAll(/`(\/[^`]+)/g), ([, path = '']) => ({ path, reason }));
  });
}

const sorted = (found: readonly { path: string }[]): string[] => found.map(({ path }) => path).toSorted();

test('a list takes `updated_since` and `sort`, or is named with its reason and where its changes are learnt', () => {
  const named = namedBelow('These lists have no `updated_since`:');
  expect(sorted(named)).toEqual(sorted(lists.filter(({ keepsStep }) => !keepsStep)));
  expect(named.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

test('a list that keeps step takes `cursor`, or is named among those that are answered whole', () => {
  const whole = lists.filter(({ keepsStep, hasCursor }) => keepsStep && !hasCursor);
  expect(sorted(namedBelow('These lists have no `cursor`:'))).toEqual(sorted(whole));
  expect(whole.filter(({ hasPages }) => hasPages)).toEqual([]);
});
