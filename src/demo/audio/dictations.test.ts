import { fileTypeFromBuffer } from 'file-type';
import { expect, test } from 'vitest';
import { seededRandom } from '#demo/random.ts';
import { buildProperties } from '#demo/content/portfolio/properties.ts';
import { dictatedKinds, recordDictation } from './dictations.ts';

const [property] = buildProperties(seededRandom('a test'));
if (property === undefined) throw new Error('there are no properties');

test.each(dictatedKinds)('the recording of %s lasts one to four minutes, and somebody speaks in it', async (kind) => {
  const { wav, seconds } = recordDictation(kind, property);
  expect(seconds).toBeGreaterThanOrEqual(60);
  expect(seconds).toBeLessThanOrEqual(240);
  expect(await fileTypeFromBuffer(wav)).toMatchObject({ ext: 'wav' });
  const samples = new Int16Array(wav.buffer, wav.byteOffset + 44, (wav.length - 44) / 2);
  expect(Math.round(samples.length / 8000)).toBe(seconds);
  const loud = samples.filter((sample) => Math.abs(sample) > 600).length / samples.length;
  expect(loud).toBeGreaterThan(0.2);
  expect(loud).toBeLessThan(0.8);
});

test('is the same recording every time', () => {
  expect(recordDictation('hall', property).wav.equals(recordDictation('hall', property).wav)).toBe(true);
});
