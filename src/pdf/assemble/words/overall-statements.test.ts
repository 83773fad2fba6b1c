import { describe, expect, test } from 'vitest';
import type { Answer } from '#domain/condition.ts';
import type { ReportItem, ReportRoom } from '../../report-room.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { overallStatements } from './overall-statements.ts';

function item<Condition>(name: string, condition: Condition): ReportItem<Condition> {
  return { id: 1, originId: null, name, description: null, condition, actions: [], photos: [], files: [] };
}

const base = { id: 1, originId: null, photos: [], files: [] };
const statementsOf = (...rooms: ReportRoom[]) =>
  overallStatements({ ...sampleReport(), statements: [], rooms }).map(({ label, value }) => [label, value]);

const overview = (name: string, items: ReportItem<string | null>[]): ReportRoom => ({
  ...base,
  name,
  blockType: 'OVERVIEW',
  optionSet: null,
  items,
});
const scale = (options: (string | number)[], grades: Record<string, number | null>, name = 'Grading'): ReportRoom => ({
  ...base,
  name,
  blockType: 'SCALE',
  optionSet: { name: 'Condition', options },
  items: Object.entries(grades).map(([of, grade]) => item(of, grade)),
});
const questions = (options: string[], answers: Record<string, Record<string, Answer> | null>): ReportRoom => ({
  ...base,
  name: 'Furniture',
  blockType: 'SIMPLIFIED',
  optionSet: { name: 'Q', options },
  items: Object.entries(answers).map(([of, given]) => item(of, given)),
});

describe('the clerk’s statements about the whole', () => {
  test('are taken from the overviews, where they are asked for once', () => {
    const rooms = [
      overview('The property', [item('Overall condition', 'Good'), item('Cleanliness', 'Clean'), item('Hall', 'Dark')]),
    ];
    expect(statementsOf(...rooms)).toEqual([
      ['Overall condition', 'Good'],
      ['Cleanliness', 'Clean'],
    ]);
  });

  test('leave out the questions of every room, and those without an answer', () => {
    expect(
      statementsOf(
        overview('Hall', [item('General', 'Tidy'), item('Condition', ' '), item('Next visit', null)]),
        overview('Bath', [item('General ', 'Damp')]),
      ),
    ).toEqual([]);
  });

  test('follows the statements of the inspection, ten in all', () => {
    const statements = Array.from({ length: 8 }, (_, at) => ({ label: `Statement ${at}`, value: 'x' }));
    const names = ['Overall', 'General', 'Condition', 'Cleanliness'];
    const rooms = [
      overview(
        'The property',
        names.map((name) => item(name, 'Good')),
      ),
    ];
    expect(overallStatements({ ...sampleReport(), statements, rooms }).map(({ label }) => label)).toEqual([
      ...statements.map(({ label }) => label),
      'Overall',
      'General',
    ]);
  });
});

describe('the sum of the grades', () => {
  const words = ['1 Poor', '2 Fair', '3 Good'];

  test('goes from the best to the worst, and names the items with the worst', () => {
    expect(statementsOf(scale(words, { Walls: 3, Floor: 1, Door: 3, Bath: 1, Loft: null }))).toEqual([
      ['Grading, by grade', '3 Good: 2 · 1 Poor: 2 (Floor, Bath)'],
    ]);
  });

  test('ends with the highest where the scale grades trouble', () => {
    expect(statementsOf(scale([0, 5, 10], { Stairs: 10, Floor: 0 }, 'Risk'))).toEqual([
      ['Risk, by grade', 'Grade 0: 1 · Grade 10: 1 (Stairs)'],
    ]);
  });

  test('names nothing where all have one grade, or where more than three have the worst', () => {
    expect(statementsOf(scale(words, { Walls: 3, Floor: 3 }))).toEqual([['Grading, by grade', '3 Good: 2']]);
    expect(statementsOf(scale(words, { A: 3, B: 1, C: 1, D: 1, E: 1 }))[0]?.[1]).toBe('3 Good: 1 · 1 Poor: 4');
    expect(statementsOf(scale(words, { A: 3, B: 1, C: 1, D: 1 }))[0]?.[1]).toBe('3 Good: 1 · 1 Poor: 3 (B, C, D)');
  });

  test('is empty without any grade', () => {
    expect(statementsOf(scale(words, { Walls: null }))).toEqual([]);
  });
});

describe('the sum of the answers', () => {
  test('goes question by question, Yes before No, and names the items with the bad answer', () => {
    const answers = { Table: { Clean: 1, Whole: 1 }, Lamp: { Clean: 0, Whole: 2 }, Chair: null } as const;
    expect(statementsOf(questions(['Clean', 'Whole'], answers))).toEqual([
      ['Furniture, by answer', 'Clean: Yes 1, No 1 (Lamp), Not answered 1\nWhole: Yes 1, N/A 1, Not answered 1'],
    ]);
  });

  test('has Yes as the bad answer when the question is about trouble', () => {
    const answers = { Table: { 'Damage found': 1 }, Lamp: { 'Damage found': 0 } } as const;
    expect(statementsOf(questions(['Damage found'], answers))[0]?.[1]).toBe('Damage found: Yes 1 (Table), No 1');
  });

  test('is left to the room when there are more than five questions, and empty without any', () => {
    const asked = (count: number) => Array.from({ length: count }, (_, at) => `Question ${at}`);
    expect(statementsOf(questions(asked(5), { Table: {} }))).toHaveLength(1);
    expect(statementsOf(questions(asked(6), { Table: {} }))).toEqual([]);
    expect(statementsOf(questions([], { Table: {} }))).toEqual([]);
  });
});
