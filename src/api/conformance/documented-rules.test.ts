/** Every rule of docs/interface.md, promise of docs/promises.md and requirement of docs/security.md names tests; each exists. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

type Row = { rule: string; state: string; shownBy: string };

function rulesOf(text: string): Row[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (---|Rule |Promise |Verb )/.test(line));
  return rows.map((line) => {
    const cells = line.split(' | ').map((cell) => cell.replaceAll(/^\||\|$/g, '').trim());
    return { rule: cells[0] ?? '', state: cells[2] ?? '', shownBy: cells.at(-1) ?? '' };
  });
}

const rules = rulesOf(readFileSync('docs/interface.md', 'utf8'));
const promises = rulesOf(readFileSync('docs/promises.md', 'utf8'));
const security = readFileSync('docs/security.md', 'utf8');
const requirements = rulesOf(security).filter(({ rule }) => /^\d/.test(rule));
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

const isThere = (named: string): boolean => {
  const [, file = '', title = ''] = /^`([\w.-]+\.(?:test|spec)\.ts)` (.+)$/.exec(named) ?? [];
  return title !== '' && readTest(file)?.includes(`'${title}'`) === true;
};

test('every rule is shown by tests that exist, in a file that can be found by its name', () => {
  const unknown = [...rules, ...promises].flatMap(({ rule, shownBy }) =>
    shownBy.split(' · ').flatMap((named) => (isThere(named) ? [] : [{ rule, named }])),
  );
  expect(unknown).toEqual([]);
});

describe('docs/security.md', () => {
  test('has every requirement of ASVS 5.0.0 level 2 in its chapters once, and counts them right', () => {
    const chapters = Object.groupBy(requirements, ({ rule }) => `V${rule.split('.')[0]}`);
    const counts = Object.entries(chapters).map(([name, rows]) => [name, new Set(rows?.map(({ rule }) => rule)).size]);
    expect(Object.fromEntries(counts)).toEqual({ V5: 9, V6: 35, V7: 18, V8: 7, V10: 29, V14: 9 });
    expect(requirements).toHaveLength(107);
    const [met, not, apart] = ['Met', 'Not met', 'Does not apply'].map(
      (state) => requirements.filter((row) => row.state === state).length,
    );
    expect(security).toContain(`Of 107 requirements, ${met} are met, ${not} are not, and ${apart} do not apply.`);
  });

  test('names tests that exist, at least one wherever it says Met, and a reason wherever it does not', () => {
    const wrong = requirements.flatMap(({ rule, state, shownBy }) => {
      const parts = shownBy.split(' · ');
      const named = parts.filter((part) => /\.(?:test|spec)\.ts/.test(part));
      const isEnough = state === 'Met' ? named.length > 0 : parts.length > named.length;
      return isEnough && named.every(isThere) ? [] : [{ rule, state, missing: named.filter((one) => !isThere(one)) }];
    });
    expect(wrong).toEqual([]);
  });
});
