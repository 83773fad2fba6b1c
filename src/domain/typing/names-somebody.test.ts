import { describe, expect, test } from 'vitest';
import { knowNames, namesSomebody } from './names-somebody.ts';

const known = knowNames(['Ann Lee', 'Mark Brown', 'O’Hara & Sons', '12 Camber Quay', 'Portsmouth']);
const ordinary = new Set(['brown', 'mark']);

describe('a phrase names somebody', () => {
  test.each([
    'ann lee left boxes',
    'key with Ann',
    'Ann left boxes',
    'portsmouth keys',
    'mark brown was told',
    'brown’s boxes',
    'next to camber quay',
    'near Victoria Road',
    'Mrs Khan was told',
    'KHAN was told of KHALIL',
    'Priya’s bed',
    'call 023 9200 0000',
    'serial 1234567',
    'ann@example.com',
    'see www.example.com',
    'as PO5 2SJ',
    'as po52sj',
  ])('%j', (phrase) => expect(namesSomebody(phrase, known, ordinary)).toBe(true));
});

describe('a phrase of the trade names nobody', () => {
  test.each([
    'Brown stain to LHS',
    'mark to wall',
    'Mark to wall, brown',
    'chip approx. 1 cm to front edge',
    'screw holes ×4 2 mm',
    'uPVC frame, LED light',
    'tenant’s own',
    'Good order. Clean',
    'key not seen',
  ])('%j', (phrase) => expect(namesSomebody(phrase, known, ordinary)).toBe(false));
});
