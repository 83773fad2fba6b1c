import { expect, test } from 'vitest';
import {
  addPart,
  changePart,
  movePart,
  noParts,
  partBetween,
  partByKey,
  removePart,
  sizePart,
  undoParts,
} from './drawn-parts.ts';

const part = { left: 0.5, top: 0.5, width: 0.25, height: 0.25 };

test('a part stays within the picture and is never nothing', () => {
  expect(movePart(part, 1, -1)).toEqual({ ...part, left: 0.75, top: 0 });
  expect(sizePart(part, 1, -1)).toEqual({ ...part, width: 0.5, height: 0.01 });
  expect(partBetween({ x: 0.75, y: 1.5 }, { x: 0.5, y: -1 })).toEqual({ left: 0.5, top: 0, width: 0.25, height: 1 });
});

test('arrow keys move a part and with Shift change its size', () => {
  expect(partByKey(part, 'ArrowLeft', false)?.left).toBeCloseTo(0.48);
  expect(partByKey(part, 'ArrowDown', true)?.height).toBeCloseTo(0.27);
  expect(partByKey(part, 'Enter', false)).toBeUndefined();
});

test('each gesture is undone by itself, and keys that follow each other at once', () => {
  const two = addPart(addPart(noParts, part), part);
  const moved = [0.1, 0.2].reduce((drawn, by) => changePart(drawn, 1, movePart(part, by, 0), 'keys 1'), two);
  expect(undoParts(moved).parts).toEqual([part, part]);
  expect(undoParts(removePart(two, 0)).parts).toHaveLength(2);
  expect(undoParts(undoParts(two)).parts).toEqual([]);
  expect(undoParts(noParts).parts).toEqual([]);
});
