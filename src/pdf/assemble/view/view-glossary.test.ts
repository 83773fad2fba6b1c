import { expect, test } from 'vitest';
import type { ScaleRoom } from '../../report-room.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { assembleReport } from '../assemble-report.ts';

function glossaryOf(scale: string, terms: string[]) {
  const room: ScaleRoom = {
    id: 1,
    originId: null,
    name: 'At a glance',
    blockType: 'SCALE',
    optionSet: { name: scale, options: [1, 2, 3] },
    items: [
      { id: 1, originId: null, name: 'Hall', description: null, condition: 2, actions: [], photos: [], files: [] },
    ],
    photos: [],
    files: [],
  };
  const glossary = terms.map((term) => ({ term, meaning: `meaning of ${term}` }));
  const view = assembleReport({ ...sampleReport(), rooms: [room], notes: null, glossary }).glossary;
  return { scales: view.scales.map(({ value }) => value), terms: view.terms.map(({ label }) => label) };
}

test('the steps of a scale are explained in the words of the account', () => {
  const terms = ['1 Very poor', '2 Fair', '3 As new', '9 Unheard of'];
  expect(glossaryOf('Condition 1 (very poor) to 3 (as new)', terms)).toEqual({
    scales: ['1 Very poor: meaning of 1 Very poor\n2 Fair: meaning of 2 Fair\n3 As new: meaning of 3 As new'],
    terms: [],
  });
});

test('the words of one scale do not explain another, but a scale’s own name does', () => {
  const found = glossaryOf('Cleanliness 1 (requires cleaning) to 3 (professionally clean)', [
    '1 Very poor',
    'Requires cleaning',
  ]);
  expect(found).toEqual({ scales: ['1 to 3, in 3 steps'], terms: ['Requires cleaning'] });
});
