import { expect, test } from 'vitest';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import type { Look } from '#web/ui/photos/look.ts';
import { lookKey, stacksOf } from './stacks.ts';
import type { ToPlace } from './to-place.ts';

const photo = (id: number, rotation = 0) => ({ id, rotation }) as unknown as Attachment;
const burst = [1, 2, 3, 4].map((id): ToPlace => ({ photo: photo(id), from: undefined }));
const [door, wall] = ['01'.repeat(32), '10'.repeat(32)] as const;
const looksOf = (all: Record<number, Look>) =>
  new Map(Object.entries(all).map(([id, look]) => [lookKey(photo(Number(id))), look]));
const idsOf = (stacks: readonly (readonly ToPlace[])[]) => stacks.map((stack) => stack.map((one) => one.photo.id));

test('those that look alike stand together, the sharpest first and the earlier of two as sharp', () => {
  const looks = looksOf({
    1: { hash: door, sharpness: 3 },
    2: { hash: wall, sharpness: 9 },
    3: { hash: door, sharpness: 7 },
    4: { hash: door, sharpness: 3 },
  });
  expect(idsOf(stacksOf(burst, looks))).toEqual([[3, 1, 4], [2]]);
});

test('one that nobody has looked at yet, or that was turned since, stands alone', () => {
  const looks = looksOf({ 1: { hash: door, sharpness: 1 }, 2: { hash: door, sharpness: 1 } });
  expect(idsOf(stacksOf(burst, looks))).toEqual([[1, 2], [3], [4]]);
  const turned = [photo(1, 90), photo(2)].map((one): ToPlace => ({ photo: one, from: undefined }));
  expect(idsOf(stacksOf(turned, looks))).toEqual([[1], [2]]);
});
