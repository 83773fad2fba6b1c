import { expect, test } from 'vitest';
import { byFit } from './by-fit.ts';

const found = ['2 Alder Road, OX1 2JD', '10 Alder Road', 'Flat 1, 7 Alder Court', '1 Alder Road', '1 Älder Road'];
const sorted = (sought: string) => byFit(found, (one) => one, sought);

test('those that begin with the text come first, then those in which each word begins a word', () => {
  expect(sorted('1 alder')).toEqual([
    '1 Alder Road',
    '1 Älder Road',
    '10 Alder Road',
    'Flat 1, 7 Alder Court',
    '2 Alder Road, OX1 2JD',
  ]);
  expect(sorted('FLAT 1 7')[0]).toBe('Flat 1, 7 Alder Court');
});

test('without a text the order stays', () => {
  expect(sorted(' ')).toEqual(found);
});
