import { expect, test } from 'vitest';
import { extentOf } from './draw-picture.ts';

test('the picture of a signature is as large as what is drawn, with an edge, and stays inside of the box', () => {
  expect(extentOf('M12 80L40 61')).toEqual({ x: 2, y: 51, width: 48, height: 39 });
  expect(extentOf('M0 0L600 200')).toEqual({ x: 0, y: 0, width: 600, height: 200 });
});
