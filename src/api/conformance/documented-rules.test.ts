/** Every rule of docs/interface.md and promise of docs/promises.md names tests that show it; each of them exists. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

type Row = { rule: string; shownBy: string };

function rulesOf(text: string): Row[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (---|Rule |Promise |Verb )/.test(line));
  return rows.map((line) => {
    const cells = line.split(' | ').map((cell) => cell.replaceAll(/^\||\|$/g, '').trim());
    return { rule: cells[0] ?? '', shownBy: cells.at(-1) ?? '' };
  });
}

const rules = rulesOf(readFileSync('docs/interface.md', 'utf8'));
const promises = rulesOf(readFileSync('docs/promises.md', 'utf8'));
const tests = Map.groupBy(globSync(['src/**/*.test.ts', 'e2e/*.spec.ts']), (path) => basename(path));
/** The text of the file of this name; undefined also when there are several, since nobody knows which is meant. */
function readTest(file: string): string | undefined {
  const [path, ...more] = tests.get(file) ?? [];
  return path === undefined || more.length > 0 ? undefined : readFileSync(path, 'utf8');
}

test('docs/interface.md has its rules, docs/promises.md its promises', () => {
  expect(rules.length).toBeGreaterThan(100);
  expect(promises.length).toBeGreaterThan(20);
});

test('every rule is shown by tests that exist, in a file that can be found by its name', () => {
  const unknown = [...rules, ...promises].flatMap(({ rule, shownBy }) =>
    shownBy.split(' · ').flatMap((named) => {
      const [, file = '', title = ''] = /^`([\w.-]+\.(?:test|spec)\.ts)` (.+)$/.exec(named) ?? [];
      return title !== '' && readTest(file)?.includes(`'${title}'`) === true ? [] : [{ rule, named }];
    }),
  );
  expect(unknown).toEqual([]);
});
