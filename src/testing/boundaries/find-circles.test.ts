import { expect, test } from 'vitest';
import { findCircles } from './find-circles.ts';

const imports = (...pairs: string[]) =>
  pairs.map((pair) => ({ from: pair.split('>')[0] ?? '', to: pair.split('>')[1] ?? '' }));

test('files that import each other are told of once, with the way round', () => {
  expect(findCircles(imports('a>b', 'b>c', 'c>b', 'd>a'))).toEqual([['b', 'c', 'b']]);
});

test('two ways to one file are no circle', () => {
  expect(findCircles(imports('a>b', 'a>c', 'b>d', 'c>d'))).toEqual([]);
});
