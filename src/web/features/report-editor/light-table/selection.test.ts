import { expect, test } from 'vitest';
import type { Attachment } from '#web/queries/generated/types.gen.ts';
import { afterRange, rangeOf, stepBurst, stepPhoto } from './selection.ts';
import { burstsOf, listToPlace, type ToPlace } from './to-place.ts';

const at = (second: number | null) =>
  second === null ? null : `2026-11-21T09:30:${String(second).padStart(2, '0')}+00:00`;
const photo = (id: number, second: number | null, type = 'IMAGE') =>
  ({ id, type, taken_at: at(second), url: `/${id}` }) as unknown as Attachment;
const idsOf = (bursts: readonly (readonly ToPlace[])[]) => bursts.map((burst) => burst.map((one) => one.photo.id));

const rooms = new Map([[4, { attachments: [photo(1, 40), photo(2, 4), photo(9, 5, 'AUDIO')] }]]);
const report = { roomIds: () => [4], room: (id: number) => rooms.get(id) } as unknown as Parameters<
  typeof listToPlace
>[0];
const listed = (more: { done?: number[]; coverId?: number } = {}) =>
  listToPlace(report, {
    ofReport: [photo(5, null), photo(3, 0), photo(4, 12), photo(6, null)],
    done: new Set(more.done),
    returning: [],
    coverId: more.coverId,
  });

test('photos of rooms and of the report stand in the order of their times, those without at the end', () => {
  expect(listed().map((one) => one.photo.id)).toEqual([3, 2, 4, 1, 5, 6]);
  expect(listed({ done: [2], coverId: 3 }).map((one) => one.photo.id)).toEqual([4, 1, 5, 6]);
});

test('a burst is of one place and without a pause, and a photo without a time is none', () => {
  expect(idsOf(burstsOf(listed()))).toEqual([[3], [2], [4], [1], [5], [6]]);
  const ofReport = [photo(1, 0), photo(2, 15), photo(3, 35), photo(4, 56)];
  const all = ofReport.map((one): ToPlace => ({ photo: one, from: undefined }));
  expect(idsOf(burstsOf(all))).toEqual([[1, 2, 3], [4]]);
});

const bursts = [[1, 2, 3], [4], [5, 6]].map((ids) =>
  ids.map((id): ToPlace => ({ photo: photo(id, 0), from: undefined })),
);

test('the first burst is selected, and one that is gone leads back to it', () => {
  expect(rangeOf(bursts, undefined)).toEqual({ first: 0, last: 2, head: 0 });
  expect(rangeOf(bursts, { anchor: 99 })).toEqual({ first: 0, last: 2, head: 0 });
  expect(rangeOf(bursts, { anchor: 6 })).toEqual({ first: 4, last: 5, head: 4 });
  expect(rangeOf([], undefined)).toBeUndefined();
});

test('Shift shrinks a burst from its end and lets it grow, an arrow alone takes one photo', () => {
  const shorter = stepPhoto(bursts, undefined, { by: -1, extends: true });
  expect(rangeOf(bursts, shorter)).toEqual({ first: 0, last: 1, head: 1 });
  const longer = stepPhoto(bursts, { anchor: 1 }, { by: 1, extends: true });
  expect(rangeOf(bursts, longer)).toEqual({ first: 0, last: 3, head: 3 });
  expect(stepPhoto(bursts, shorter, { by: 1, extends: false })).toEqual({ anchor: 3, head: 3 });
  expect(stepPhoto(bursts, { anchor: 6, head: 6 }, { by: 1, extends: false })).toEqual({ anchor: 6, head: 6 });
});

test('bursts are gone through, and what comes after a placed one is the next as a whole', () => {
  expect(stepBurst(bursts, undefined, 1)).toEqual({ anchor: 4 });
  expect(stepBurst(bursts, { anchor: 4 }, 1)).toEqual({ anchor: 5 });
  expect(stepBurst(bursts, { anchor: 5 }, 1)).toEqual({ anchor: 5 });
  const all = bursts.flat();
  expect(afterRange(all, { first: 0, last: 2, head: 0 })).toEqual({ anchor: 4 });
  expect(afterRange(all, { first: 4, last: 5, head: 4 })).toEqual({ anchor: 4 });
  expect(afterRange(all, { first: 0, last: 5, head: 0 })).toBeUndefined();
});
