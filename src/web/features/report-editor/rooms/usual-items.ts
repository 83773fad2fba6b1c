/** Names to choose from for a new item: the firm's own for a room, ours for rows that are no room. */
import { itemsOfRoom, usualItems as ofTheTrade, type UsualItems } from '#domain/usual-things/usual-items.ts';

const usualOfBlock: Record<string, readonly string[]> = {
  KEYS: ['Front door', 'Rear door', 'Communal door', 'Fob', 'Garage remote', 'Window', 'Patio door', 'Post box'],
  METERS: ['Electricity', 'Gas', 'Water', 'Heat network'],
  MANUALS: ['Boiler', 'Oven', 'Hob', 'Washing machine', 'Dishwasher', 'Fridge-freezer', 'Thermostat', 'Alarm panel'],
};

/** Without a line, and in a deployment without such settings, those of the trade are offered. */
export function usualItems(
  room: { name: string; blockType: string },
  settings: { usual_items?: readonly UsualItems[] } | undefined,
): readonly string[] {
  return usualOfBlock[room.blockType] ?? itemsOfRoom(settings?.usual_items ?? ofTheTrade, room.name);
}
