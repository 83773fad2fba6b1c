/** Photographs that somebody tied to one of the previous report: each stands beside it. */
import type { Photo } from '../../report-room.ts';
import type { Desk } from '../numbering.ts';
import type { PhotoPair } from '../report-view.ts';
import { viewNewPhoto, viewPreviousPhoto } from './view-photos.ts';

/** The one it is tied to, as long as that report has it. */
export function tiedTo({ previousPhotos }: Desk, { earlierId }: Photo): Photo | undefined {
  return earlierId === undefined ? undefined : previousPhotos?.all.find(({ photo }) => photo.id === earlierId)?.photo;
}

export const isAlone =
  (desk: Desk) =>
  (photo: Photo): boolean =>
    tiedTo(desk, photo) === undefined;

export function tiedPairs(desk: Desk, photos: readonly Photo[]): PhotoPair[] {
  return photos.flatMap((photo) => {
    const before = tiedTo(desk, photo);
    return before === undefined
      ? []
      : [{ before: [viewPreviousPhoto(desk, before)], now: [viewNewPhoto(desk, photo)] }];
  });
}

/** In a row of each side, those that are tied stand first, each below or above its own. */
export function tiedFirst(
  desk: Desk,
  before: readonly Photo[],
  now: readonly Photo[],
): { before: Photo[]; now: Photo[] } {
  const pairs = now.flatMap((photo) => {
    const tied = tiedTo(desk, photo);
    return tied === undefined ? [] : [{ tied, photo }];
  });
  const tied = pairs.map((pair) => pair.tied);
  return {
    before: [...tied, ...before.filter((photo) => !tied.includes(photo))],
    now: [...pairs.map(({ photo }) => photo), ...now.filter(isAlone(desk))],
  };
}
