import { expect, test } from 'vitest';
import { durationChoices } from './duration-choices.ts';
import { readDuration, writeDuration } from './duration.ts';

test.each([
  ['PT1M', 1],
  ['PT60S', 1],
  ['PT1M30S', 2],
  ['PT90M', 90],
  ['PT1H30M', 90],
  ['PT1.5H', 90],
  ['PT0,25H', 15],
  ['P1D', 1440],
  ['P1W', 10_080],
  ['P1W1DT1H1M', 11_581],
  ['P0Y0M0DT1H', 60],
  ['PT999999M', 999_999],
])('%s is %i minutes', (text, minutes) => {
  expect(readDuration(text)).toBe(minutes);
});

test.each([
  '',
  'P',
  'PT',
  'P1DT',
  'PT0S',
  'PT59S',
  'PT0.5M',
  'P1M',
  'P1Y',
  '-PT5M',
  'PT-5M',
  'PT5',
  '90',
  'pt5m',
  'PT1.5H5M',
  'P1.5DT1H',
  'PT1M1H',
  'PT1000000M',
  'PT12345678M',
  ' PT5M',
])('%j is none', (text) => {
  expect(readDuration(text)).toBeUndefined();
});

test.each([
  [1, 'PT1M'],
  [59, 'PT59M'],
  [60, 'PT1H'],
  [61, 'PT1H1M'],
  [1440, 'PT24H'],
])('%i minutes are written %s', (minutes, text) => {
  expect(writeDuration(minutes)).toBe(text);
  expect(readDuration(text)).toBe(minutes);
});

test('the choices have the appointment’s own length among them, once', () => {
  const usual = durationChoices('');
  expect(usual.map(readDuration)).toEqual([
    15, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 270, 300, 360, 420, 480,
  ]);
  expect(durationChoices('PT1H')).toEqual(usual);
  expect(durationChoices('PT1H20M')).toEqual(['PT1H20M', ...usual]);
});
