/** Names the part of a report that an entry is about: `Kitchen, Oven`. Deleted parts have no name. */
import type { Report } from '#web/queries/generated/types.gen.ts';

/** By `item 12`, `room 3` and so on, as the subject of an entry says it. */
export type SubjectNames = ReadonlyMap<string, string>;

export const noSubjectNames: SubjectNames = new Map();

export function subjectNamesOf({ rooms }: Pick<Report, 'rooms'>): SubjectNames {
  const names = new Map<string, string>();
  for (const room of rooms) {
    const roomName = room.name.value;
    names.set(`room ${room.id}`, roomName);
    for (const { id } of room.attachments) names.set(`attachment ${id}`, roomName);
    for (const item of room.items) {
      const itemName = `${roomName}, ${item.name.value}`;
      names.set(`item ${item.id}`, itemName);
      for (const { id } of item.attachments) names.set(`attachment ${id}`, itemName);
      for (const { id } of item.actions) names.set(`action ${id}`, itemName);
    }
  }
  return names;
}
