import { expect, test } from 'vitest';
import { logoSize } from './logo-size.ts';

const room = { line: 48, highest: 88, widest: 320 };

test.each([
  ['a wide one is one line high', { width: 900, height: 300 }, { width: 144, height: 48 }],
  ['a very wide one keeps inside of the room', { width: 2400, height: 240 }, { width: 320, height: 32 }],
  ['a square one is higher', { width: 500, height: 500 }, { width: 83, height: 83 }],
  ['a tall one is as high as may be', { width: 300, height: 900 }, { width: 29, height: 88 }],
])('%s', (_what, logo, expected) => {
  expect(logoSize(logo, room)).toEqual(expected);
});
