/** Photographs as the pages show them: number, subject, time, and words for readers who cannot see it. */
import type { AttachedFile, Photo } from '../../report-room.ts';
import type { Desk } from '../numbering.ts';
import { gatherNumbers, type NumberedPhoto } from '../photo-register.ts';
import type { PhotoView, Ref } from '../report-view.ts';
import { comparisonWords } from '../sections.ts';
import { filled, shorten } from '../words/text-parts.ts';

export function viewPhoto(desk: Desk, photo: Photo): PhotoView {
  const numbered = desk.photos.of(photo);
  return { ...show(desk, numbered), label: numbered.label, era: null, about: about(desk, numbered) };
}

/** A picture of the previous report keeps the number it has there. */
export function viewPreviousPhoto(desk: Desk, photo: Photo): PhotoView {
  const numbered = desk.previousPhotos?.of(photo);
  if (numbered === undefined) throw new Error('there is no previous report to take photographs from');
  const item = numbered.room?.items.find(({ id }) => id === numbered.itemId);
  const text = filled([shorten(numbered.room?.name ?? '', longestRoom), item?.name]).join(' · ');
  const { before } = comparisonWords(desk.document.inspection.typeCode);
  return {
    ...show(desk, { ...numbered, number: `${numbered.number} (${before.toLowerCase()})` }),
    label: null,
    era: { word: before, tone: 'warn' },
    about: text,
  };
}

/** Marked, so that the reader can tell it from the picture of the previous report beside it. */
export function viewNewPhoto(desk: Desk, photo: Photo): PhotoView {
  const { now } = comparisonWords(desk.document.inspection.typeCode);
  return { ...viewPhoto(desk, photo), era: { word: now, tone: 'plain' } };
}

function show(desk: Desk, { photo, number, room, itemId }: NumberedPhoto) {
  const item = room?.items.find(({ id }) => id === itemId);
  const subject = filled([room?.name ?? 'Property', item?.name]).join(', ');
  return {
    src: photo.path,
    number,
    caption: photo.caption,
    taken: desk.when.short(photo.takenAt),
    alt:
      photo.caption === null
        ? `Photograph ${number}: ${subject}`
        : `Photograph ${number}: ${subject}. ${photo.caption}`,
  };
}

/** Pages are separated, so each picture names its room as well. */
const longestRoom = 30;

function about(desk: Desk, { room, itemId }: NumberedPhoto): string | null {
  const item = itemId === null ? undefined : desk.itemNumber(itemId);
  const inRoom = room === null ? null : shorten(room.name, longestRoom);
  return item === undefined ? inRoom : filled([inRoom, `${item.number} ${item.name}`]).join(' · ');
}

export function photoRefs(desk: Desk, photos: Photo[]): Ref[] {
  return gatherNumbers(photos.map((photo) => desk.photos.of(photo)));
}

/** `Video: cooker-test.mp4, extractor running` */
export function nameFiles(desk: Desk, files: AttachedFile[]): string[] {
  return files.map((file) => {
    const kind = file.type.charAt(0) + file.type.slice(1).toLowerCase();
    const parts = filled([file.filename, file.caption, desk.when.short(file.takenAt)]);
    return parts.length === 0 ? kind : `${kind}: ${parts.join(', ')}`;
  });
}
