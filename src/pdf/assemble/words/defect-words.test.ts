import { expect, test } from 'vitest';
import type { ReportItem, ReportRoom } from '../../report-room.ts';
import { defectWords } from './defect-words.ts';

const itemWith = (condition: unknown, description: string | null = null): ReportItem<unknown> => ({
  id: 1,
  originId: null,
  name: 'TV unit',
  description,
  condition,
  actions: [],
  photos: [],
  files: [],
});
const placeOf = (blockType: string, condition: unknown, description: string | null = null) => {
  const item = itemWith(condition, description);
  const room = { id: 1, originId: null, name: 'Lounge', blockType, optionSet: null, items: [item] };
  return { room: { ...room, photos: [], files: [] } as unknown as ReportRoom, item };
};

test('an action is for the condition that was found', () => {
  expect(defectWords(placeOf('DETAILED', 'Hinge broken'), undefined)).toBe('Hinge broken');
  expect(defectWords(placeOf('CHECKLIST', 0), undefined)).toBe('No');
});

test('words that point back are followed by the words they point at', () => {
  const before = placeOf('DETAILED', 'Chip to the front edge');
  expect(defectWords(placeOf('DETAILED', 'As check in'), before)).toBe('As check in: Chip to the front edge');
  expect(defectWords(placeOf('DETAILED', 'As check in; one burn'), before)).toBe('As check in; one burn');
});

test('tells those of several answers that are bad news', () => {
  const answers = { Works: 1, Clean: 0 } as const;
  expect(defectWords(placeOf('SIMPLIFIED', answers), undefined)).toBe('Clean: No');
});

test('a missing key is told by its description, and nothing is made up', () => {
  expect(defectWords(placeOf('KEYS', null, 'One of two missing'), undefined)).toBe('One of two missing');
  expect(defectWords(placeOf('DETAILED', null), undefined)).toBeNull();
});

test('a long text is cut, since it stands with the item', () => {
  expect(defectWords(placeOf('DETAILED', 'Scuffed. '.repeat(90)), undefined)?.length).toBe(220);
});
