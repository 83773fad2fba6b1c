import { expect, test } from 'vitest';
import { readingsOf } from './meter-lines.ts';

const at = (day: string) => `2026-${day}T10:00:00+00:00`;
const readings = [
  { reading: '00400', date: at('09-01') },
  { reading: '00300', date: at('06-01') },
  { reading: '00200', date: at('03-01') },
  { reading: '00100', date: at('01-01') },
];

test('a report shows the reading of its own time, not the one of today', () => {
  expect(readingsOf({ readings }, { completedAt: at('06-02') }, null)).toEqual({
    reading: '00300',
    date: at('06-01'),
    previous: { reading: '00200', date: at('03-01') },
  });
});

test('a check out counts from the check in, not from the visit between them', () => {
  const { previous } = readingsOf({ readings }, { completedAt: at('09-02') }, { completedAt: at('01-02') });
  expect(previous).toEqual({ reading: '00100', date: at('01-01') });
});

test('a draft shows the latest, and a meter read only later still stands in the report', () => {
  expect(readingsOf({ readings }, { completedAt: null }, null).reading).toBe('00400');
  expect(readingsOf({ readings: readings.slice(0, 1) }, { completedAt: at('06-02') }, null)).toEqual({
    reading: '00400',
    date: at('09-01'),
    previous: null,
  });
});
