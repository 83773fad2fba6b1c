import { describe, expect, test } from 'vitest';
import { readingsOf } from './meter-lines.ts';

const at = (day: string) => `2026-${day}T10:00:00+00:00`;
const serialNo = 'E6S10233';
const readings = [
  { reading: '00400', date: at('09-01'), serialNo },
  { reading: '00300', date: at('06-01'), serialNo },
  { reading: '00200', date: at('03-01'), serialNo },
  { reading: '00100', date: at('01-01'), serialNo },
];
const meter = { readings, serialNo };

test('a report shows the reading of its own time, not the one of today', () => {
  expect(readingsOf(meter, { completedAt: at('06-02') }, null)).toEqual({
    serialNo,
    reading: '00300',
    date: at('06-01'),
    previous: { reading: '00200', date: at('03-01') },
  });
});

test('a check out counts from the check in, not from the visit between them', () => {
  const { previous } = readingsOf(meter, { completedAt: at('09-02') }, { completedAt: at('01-02') });
  expect(previous).toEqual({ reading: '00100', date: at('01-01') });
});

test('a draft shows the latest, and a meter read only later still stands in the report', () => {
  expect(readingsOf(meter, { completedAt: null }, null).reading).toBe('00400');
  expect(readingsOf({ readings: readings.slice(0, 1), serialNo }, { completedAt: at('06-02') }, null)).toEqual({
    serialNo,
    reading: '00400',
    date: at('09-01'),
    previous: null,
  });
});

describe('a meter that was exchanged', () => {
  const exchanged = {
    serialNo: 'NEW-1',
    readings: [
      { reading: '00021', date: at('09-01'), serialNo: 'NEW-1' },
      { reading: '00003', date: at('06-01'), serialNo: 'NEW-1' },
      ...readings.slice(2),
    ],
  };

  test('is compared with no reading of the one before it', () => {
    const checkIn = { completedAt: at('01-02') };
    expect(readingsOf(exchanged, { completedAt: at('09-02') }, checkIn).previous).toEqual({
      reading: '00003',
      date: at('06-01'),
    });
    expect(readingsOf(exchanged, { completedAt: at('06-02') }, checkIn).previous).toBeNull();
  });

  test('keeps its old number in the reports of its time', () => {
    const { serialNo: written, previous } = readingsOf(exchanged, { completedAt: at('03-02') }, null);
    expect(written).toBe(serialNo);
    expect(previous?.reading).toBe('00100');
  });

  test('is compared where nobody noted a number', () => {
    const unnoted = exchanged.readings.map((reading) => ({ ...reading, serialNo: null }));
    expect(readingsOf({ ...exchanged, readings: unnoted }, { completedAt: null }, null).previous?.reading).toBe(
      '00003',
    );
  });
});
