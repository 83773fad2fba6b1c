/** What an update leaves as it stood: named room by room, with the pictures and actions that were added to it. */
import { isHandover, type Desk } from './numbering.ts';
import type { UnchangedRoomView } from './report-view.ts';
import { photoRefs, nameFiles, viewPhoto } from './view-photos.ts';
import { actionsOf } from './view-rooms.ts';

export function viewUnchanged(desk: Desk): UnchangedRoomView[] {
  const { comparison, document } = desk;
  if (comparison === null) return [];
  return document.rooms
    .filter((room) => !isHandover(room))
    .map((room) => {
      const items = room.items.filter((item) => comparison.kindOf(item.id) === 'same');
      const { label, number } = desk.roomNumber(room);
      return {
        label,
        name: [number, room.name].filter(Boolean).join('  '),
        items: items.map((item) => {
          const numbered = desk.itemNumber(item.id);
          return {
            label: numbered?.label ?? '',
            number: numbered?.number ?? '',
            name: item.name,
            actions: actionsOf(desk, item),
            refs: photoRefs(desk, item.photos),
          };
        }),
        photos: [...room.photos, ...items.flatMap((item) => item.photos)].map((photo) => viewPhoto(desk, photo)),
        files: nameFiles(desk, [...room.files, ...items.flatMap((item) => item.files)]),
      };
    })
    .filter(({ items, photos, files }) => items.length + photos.length + files.length > 0);
}
