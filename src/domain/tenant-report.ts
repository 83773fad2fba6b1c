/** Decides, for the service and for the page, what a self-service report asks of a tenant and what is still missing. */
import { isAlarm } from './alarm.ts';
import { hasCondition, isBlockType } from './block-type.ts';
import { type Condition, isUnanswered } from './condition.ts';
import { USUAL_PHOTOS } from './inspection-type.ts';

/** The words a tenant agrees to with the submission. */
export const tenantConfirmation =
  'I have looked at every room myself. Everything I have entered is true to the best of my knowledge, and the photos show the property as it is.';

export type RoomToCheck = {
  id: number;
  name: string;
  blockType: string;
  photos: number;
  items: { id: number; name: string; description: string | null; condition: Condition; photos: number }[];
};

export type Missing = { room_id: number; item_id: number | null; code: 'unanswered' | 'no_photo'; detail: string };

/** Missing answers do not prevent the submission: a tenant who cannot reach a meter leaves it out. */
export function listMissing(rooms: readonly RoomToCheck[], photosPerRoom: number = USUAL_PHOTOS): Missing[] {
  return rooms.filter(({ blockType }) => isBlockType(blockType)).flatMap((room) => missingIn(room, photosPerRoom));
}

function missingIn(room: RoomToCheck, photosPerRoom: number): Missing[] {
  const missing: Missing[] = [];
  for (const item of room.items) {
    const at = { room_id: room.id, item_id: item.id };
    if (isOpen(room.blockType, item))
      missing.push({ ...at, code: 'unanswered', detail: `${room.name}: ${item.name} has no answer.` });
    if (needsPhoto(room.blockType, item.name) && item.photos === 0)
      missing.push({ ...at, code: 'no_photo', detail: `${room.name}: ${item.name} has no photo.` });
  }
  const photos = room.photos + room.items.reduce((sum, item) => sum + item.photos, 0);
  // A photo that one of its items lacks would be the room's one as well.
  const isAsked = photosPerRoom === 1 && missing.some(({ code }) => code === 'no_photo');
  if (photos < photosPerRoom && !isAsked && room.items.length > 0 && needsRoomPhoto(room.blockType, namesOf(room)))
    missing.push({
      room_id: room.id,
      item_id: null,
      code: 'no_photo',
      detail: tooFew(room.name, photos, photosPerRoom),
    });
  return missing;
}

function tooFew(room: string, photos: number, asked: number): string {
  return photos === 0 && asked === 1 ? `${room} has no photo.` : `${room} has ${photos} of ${asked} photos.`;
}

const namesOf = ({ items }: RoomToCheck) => items.map(({ name }) => name);

/** Keys and manuals have no condition; their location is the answer. */
function isOpen(blockType: string, { description, condition }: { description: string | null; condition: Condition }) {
  return hasCondition(blockType) ? isUnanswered(blockType, condition) : (description ?? '').trim() === '';
}

export function needsPhoto(blockType: string, itemName: string): boolean {
  return blockType === 'METERS' || blockType === 'KEYS' || isAlarm(itemName);
}

/**
 * Whether a photo of the room as a whole is needed. Meters and keys are photographed one by one, manuals not at all,
 * and a question in words (`Anything to tell us?`) is no place that somebody could photograph.
 */
export function needsRoomPhoto(blockType: string, itemNames: readonly string[]): boolean {
  if (blockType === 'METERS' || blockType === 'KEYS' || blockType === 'MANUALS') return false;
  return itemNames.length === 0 || !itemNames.every((name) => isQuestion(blockType, name));
}

/** True for a question of its own, answered in words. A checklist does not count: it asks about a real room. */
export function isQuestion(blockType: string, itemName: string): boolean {
  return (blockType === 'OVERVIEW' || blockType === 'DETAILED') && itemName.trimEnd().endsWith('?');
}
