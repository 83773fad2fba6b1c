/** Takes the photographs out of their rooms, where a firm wants them together behind the text. */
import type { Desk } from '../numbering.ts';
import { gatherNumbers } from '../photo-register.ts';
import type { PhotoView, ReportView, RoomView } from '../report-view.ts';
import { filled } from '../words/text-parts.ts';

export function photosApart<Rooms extends RoomView[] | undefined>(desk: Desk, rooms: Rooms): Rooms {
  if (!desk.document.contents.photosAtEnd) return rooms;
  return rooms?.map((room) => ({
    ...room,
    overview: [],
    photos: [],
    pairs: [],
    photosAtEnd: gatherNumbers(numbered(photosIn(room))),
  })) as Rooms;
}

export function viewPhotographs(desk: Desk, rooms: RoomView[]): ReportView['photographs'] {
  if (!desk.document.contents.photosAtEnd) return [];
  return rooms
    .map(({ number, name, overview, photos, pairs }) => ({
      heading: filled([number, name]).join('  '),
      photos: [...overview, ...photos],
      pairs,
    }))
    .filter(({ photos, pairs }) => photos.length + pairs.length > 0);
}

const photosIn = ({ overview, photos, pairs }: RoomView): PhotoView[] => [
  ...overview,
  ...photos,
  ...pairs.flatMap(({ now }) => now),
];

/** Those of an earlier report are no part of this one's numbers. */
const numbered = (photos: PhotoView[]) =>
  photos.flatMap(({ number, label }) => (label === null ? [] : [{ number, label }]));
