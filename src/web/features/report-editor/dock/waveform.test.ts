import { expect, test } from 'vitest';
import { waveformOf } from './waveform.ts';

const rate = 1_000;
/** Two seconds of speech, two of silence, one of speech half as loud. */
const samples = Float32Array.from({ length: 5 * rate }, (_, at) =>
  at < 2 * rate ? Math.sin(at) : at < 4 * rate ? 0.001 : Math.sin(at) / 2,
);

test('the shape of a recording and its silences are found in its samples', () => {
  const { bars, duration, silences } = waveformOf(samples, rate);
  expect(duration).toBe(5);
  expect(bars).toHaveLength(240);
  expect([bars[10], bars[150], bars[230]]).toEqual(['9', '0', expect.stringMatching(/[45]/)]);
  expect(silences).toHaveLength(1);
  expect(silences[0]?.[0]).toBeCloseTo(2, 1);
  expect(silences[0]?.[1]).toBeCloseTo(4, 1);
});
