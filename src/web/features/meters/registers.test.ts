import { expect, test } from 'vitest';
import type { Meter } from '#web/queries/generated/types.gen.ts';
import { withRegisters } from './registers.ts';

const meter = (id: number, parentId: number | null = null) => ({ id, parent_id: parentId }) as Meter;

test('registers stand with the meter they hang on, however deep, and in their order', () => {
  const meters = [meter(1), meter(2, 4), meter(3, 1), meter(4), meter(5, 3)];
  expect(withRegisters(meters)).toEqual([
    { meter: meters[0], registers: [meters[2], meters[4]] },
    { meter: meters[3], registers: [meters[1]] },
  ]);
});

test('a register whose meter is not among them stands by itself', () => {
  expect(withRegisters([meter(2, 1)])).toEqual([{ meter: meter(2, 1), registers: [] }]);
});
