import { expect, test } from 'vitest';
import { drawingFault, longestDrawing } from './signature-drawing.ts';

test.each([
  'M10 20L300 40',
  'M10 20 L300 40.5 L600,200',
  'M 1 1 C 10 20 30 40 50 60',
  'M1 1L40 40M60 60L80 80',
  'M1 1 40 40',
  'M0 0L600 200',
  'M1 1L13 1',
  'M1 1L1 13',
])('takes %s', (path) => expect(drawingFault(path)).toBeUndefined());

test.each([
  '',
  'L1 1L40 40',
  'M1 1',
  'M1 1L2 2',
  'M1 1L40',
  'M1 1C10 20 30 40',
  'M1 1L700 40',
  'M1 1L601 40',
  'M100 5L101 6',
  'M1 1M60 60',
  'M1 1M60 60M300 90',
  'M1 1L12 12',
  'M1 1L40 40L',
  'M1 1L40 201',
  'M-1 1L40 40',
  'M1e2 1L40 40',
  'M1 1L40 40Z',
  'm1 1l40 40',
  'M1 1L40 40"/><script>',
  'M1 1L40 40\u0000',
  'M1 1L40 1.12345',
  'M1 1A40 40 0 0 1 2 2',
])('refuses %j', (path) => expect(drawingFault(path)).toMatch(/^(must|gives)/));

test('takes the longest drawing allowed, and not a letter more', () => {
  const longest = `M1 1${'L40 40'.repeat(4999)}`.padEnd(longestDrawing);
  expect(drawingFault(longest)).toBeUndefined();
  expect(drawingFault(`${longest} `)).toBe('must have at most 30000 characters');
});

test('refuses a drawing that is too long, and does so quickly', () => {
  const began = process.cpuUsage();
  expect(drawingFault(`M1 1${'L40 40'.repeat(longestDrawing)}`)).toMatch(/at most/);
  // Just short enough, and wrong at its very end: the pattern must not try every way to cut the spaces.
  expect(drawingFault(`M1 1L${' 1'.repeat(longestDrawing / 2 - 10)}!`)).toMatch(/path data/);
  expect(drawingFault(`M1 1L1${' '.repeat(longestDrawing - 10)}!`)).toMatch(/path data/);
  // Milliseconds of work, however busy the machine is.
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(500);
});
