/** The checklist of what a report holds names a test for each element: none of them may be gone. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const checklist = readFileSync(new URL('../../docs/report-contents.md', import.meta.url), 'utf8');
const rows = checklist
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Element'))
  .map((line) => line.slice(2, -2).split(' | '));
const types = 9;

describe('the checklist of a report', () => {
  test('has every element for every type, and names a test or says that it is open', () => {
    expect(rows.length).toBeGreaterThan(40);
    for (const cells of rows) {
      const [element, ...others] = cells;
      const marks = others.slice(0, types);
      expect({ element, marks: marks.every((mark) => ['✓', '–', '○'].includes(mark)) }).toEqual({
        element,
        marks: true,
      });
      expect(others).toHaveLength(types + 1);
      expect({ element, isOpen: others.at(-1)?.startsWith('not yet') }).toEqual({
        element,
        isOpen: marks.includes('○'),
      });
    }
  });

  test.each(rows.filter((cells) => !cells.at(-1)?.startsWith('not yet')).map((cells) => [cells[0], cells.at(-1)]))(
    'has a test for: %s',
    (_element, shownBy) => {
      const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(shownBy ?? '') ?? [];
      const source = readFileSync(new URL(file, import.meta.url), 'utf8');
      expect(source).toContain(`'${title}'`);
    },
  );
});
