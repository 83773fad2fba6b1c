import { expect, it } from 'vitest';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { listToPlace, type ToPlace } from './to-place.ts';

const photo = (id: number): Attachment =>
  ({ id, type: 'IMAGE', taken_at: `2026-11-20T09:00:0${id}Z` }) as unknown as Attachment;
const own = (id: number): ToPlace => ({ photo: photo(id), from: undefined });
const nothing = { ofReport: [], done: new Set<number>(), returning: [], coverId: undefined };

/** A report with one room, which has these photographs. */
const roomWith = (...photos: Attachment[]) => ({ roomIds: () => [7], room: () => ({ attachments: photos }) as never });
const idsOf = (all: readonly ToPlace[]): number[] => all.map(({ photo: { id } }) => id);

it('lists one that is on its way back, though the report was read without it', () => {
  const all = listToPlace(roomWith(), { ...nothing, ofReport: [photo(1), photo(3)], returning: [own(2), own(3)] });
  expect(idsOf(all)).toEqual([1, 2, 3]);
});

it('lists one once that is still in the room from which it returns to the report', () => {
  const all = listToPlace(roomWith(photo(1)), { ...nothing, returning: [own(1)] });
  expect(all).toEqual([own(1)]);
});

it('leaves out one that was placed again on its way back', () => {
  expect(listToPlace(roomWith(), { ...nothing, returning: [own(1), own(2)], done: new Set([1]) })).toEqual([own(2)]);
});
