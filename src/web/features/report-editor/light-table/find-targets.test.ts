import { expect, test } from 'vitest';
import { ReportStore } from '#web/report/model/report-store.ts';
import { findTargets } from './find-targets.ts';

const text = <Value>(value: Value) => ({ value, editable: true });
const room = (id: number, name: string, items: string[]) => ({
  id,
  name: text(name),
  block_type: 'DETAILED',
  option_set: null,
  items: items.map((item, at) => ({
    id: id * 10 + at,
    name: text(item),
    description: text(null),
    condition: text(null),
    actions: [],
    attachments: [],
  })),
  attachments: [],
});

const report = new ReportStore(1, {
  rooms: [
    room(1, 'Hall', ['Door', 'Ceiling']),
    room(2, 'Kitchen', ['Walls', 'Extractor hood', 'Ceiling']),
    room(3, 'Cellar', ['Hood over boiler']),
  ],
  attachments: {},
});

const namesOf = (typed: string, near?: number) => findTargets(report, typed, near).map(({ name }) => name);

test('a number is a room, and letters after it an item there', () => {
  expect(namesOf('2')).toEqual(['Kitchen']);
  expect(namesOf('2c')).toEqual(['Ceiling, Kitchen']);
  expect(namesOf('2 CE')).toEqual(['Ceiling, Kitchen']);
  expect(namesOf('0ce', 2)).toEqual(['Ceiling, Kitchen']);
  expect(namesOf('4')).toEqual([]);
  expect(namesOf('3 ce')).toEqual([]);
});

test('letters alone are an item of the nearest room, then a room, then an item elsewhere', () => {
  expect(namesOf('ce', 2)).toEqual(['Ceiling, Kitchen', 'Cellar', 'Ceiling, Hall']);
  expect(namesOf('ce')).toEqual(['Ceiling, Hall', 'Cellar', 'Ceiling, Kitchen']);
  expect(findTargets(report, 'ki', 1)[0]?.place).toEqual({ roomId: 2, itemId: null });
  expect(namesOf('zz', 1)).toEqual([]);
  expect(namesOf(' ', 1)).toEqual([]);
});

test('a later word of a name is found after those that begin so', () => {
  expect(namesOf('ho', 2)).toEqual(['Extractor hood, Kitchen', 'Hood over boiler, Cellar']);
  expect(namesOf('ho', 3)).toEqual(['Hood over boiler, Cellar', 'Extractor hood, Kitchen']);
});
