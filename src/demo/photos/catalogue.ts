/** The photos there are: what each shows, and for which rooms and items it can stand. */
import { seededRandom } from '#demo/random.ts';
import type { RoomKind } from '#demo/content/wording/room-items.ts';
import { bathroomWithBath, cloakroom, showerRoom } from './scenes/bathroom.ts';
import { bedroomEmpty, bedroomFromDoor, bedroomSingle } from './scenes/bedroom.ts';
import {
  boilerFront,
  coAlarm,
  consumerUnit,
  electricityMeter,
  gasMeter,
  smokeAlarm,
  socketAndSwitch,
  waterMeter,
} from './scenes/close-ups.ts';
import {
  crackedTiles,
  doorAndHandle,
  mouldInCorner,
  radiatorBelowWindow,
  wallScuffs,
  windowWithCondensation,
} from './scenes/defects.ts';
import { kitchenGalley, kitchenStraight, utilityRoom } from './scenes/kitchen.ts';
import { diningRoom, livingByWindow, livingWithFireplace, studyRoom } from './scenes/living.ts';
import { balcony, garageInside, rearGarden } from './scenes/gardens.ts';
import { keysLaidOut, keysOnRing, manualsOnTable } from './scenes/keys.ts';
import { communalHall, hallToFrontDoor, hallToRooms, stairsUp } from './scenes/passages.ts';
import type { Scene } from './scenes/scene.ts';
import { blockFront, detachedFront, terraceFront } from './scenes/streets.ts';
import { carpetStain, hobFromAbove, sinkFromAbove } from './scenes/worktops.ts';

export type DemoPhoto = {
  key: string;
  scene: Scene;
  /** Rooms of which it can be the overview. */
  rooms: readonly RoomKind[];
  /** Items it can show, by their names. */
  items: RegExp | null;
};

function overview(key: string, scene: Scene, ...rooms: RoomKind[]): DemoPhoto {
  return { key, scene, rooms, items: null };
}

function closeUp(key: string, scene: Scene, items: RegExp): DemoPhoto {
  return { key, scene, rooms: [], items };
}

export const photos: readonly DemoPhoto[] = [
  overview('terrace-front', terraceFront, 'exterior'),
  overview('detached-front', detachedFront, 'exterior', 'parking'),
  overview('block-front', blockFront, 'communal', 'parking', 'bins'),
  overview('communal-hall', communalHall, 'communal'),
  overview('hall-front-door', hallToFrontDoor, 'hall'),
  overview('hall-rooms', hallToRooms, 'hall', 'landing', 'cupboard'),
  overview('stairs', stairsUp, 'landing'),
  overview('living-window-1', livingByWindow, 'living', 'conservatory'),
  overview('living-window-2', livingByWindow, 'living'),
  overview('living-fireplace', livingWithFireplace, 'living'),
  overview('dining', diningRoom, 'dining', 'conservatory'),
  overview('study', studyRoom, 'study'),
  overview('kitchen-1', kitchenStraight, 'kitchen'),
  overview('kitchen-2', kitchenStraight, 'kitchen'),
  overview('kitchen-galley', kitchenGalley, 'kitchen'),
  overview('utility', utilityRoom, 'utility', 'cupboard'),
  overview('bathroom-1', bathroomWithBath, 'bathroom'),
  overview('bathroom-2', bathroomWithBath, 'bathroom'),
  overview('shower-room-1', showerRoom, 'shower'),
  overview('cloakroom', cloakroom, 'wc'),
  overview('bedroom-double-1', bedroomFromDoor, 'bedroom'),
  overview('bedroom-double-2', bedroomFromDoor, 'bedroom'),
  overview('bedroom-empty', bedroomEmpty, 'bedroom'),
  overview('bedroom-single', bedroomSingle, 'bedroom'),
  overview('garden', rearGarden, 'garden', 'shed'),
  overview('garage', garageInside, 'garage'),
  overview('balcony', balcony, 'balcony'),
  closeUp('electricity-meter', electricityMeter, /^electricity/i),
  closeUp('gas-meter', gasMeter, /^gas$/i),
  closeUp('water-meter', waterMeter, /^water$/i),
  closeUp('keys-ring', keysOnRing, /front door|yale|mortice|back door/i),
  closeUp('keys-laid-out', keysLaidOut, /fob|window ×|meter box|padlock|permit|post box|garage (remote|up)/i),
  closeUp(
    'manuals',
    manualsOnTable,
    /^(boiler$|oven and hob|washing machine$|thermostat|smoke alarms|panel heaters|dishwasher$|alarm panel)/i,
  ),
  closeUp('smoke-alarm', smokeAlarm, /smoke alarm|heat alarm/i),
  closeUp('co-alarm', coAlarm, /co alarm/i),
  closeUp('boiler', boilerFront, /^boiler/i),
  closeUp('sockets', socketAndSwitch, /socket/i),
  closeUp('consumer-unit', consumerUnit, /consumer unit|electrical/i),
  closeUp('hob', hobFromAbove, /^hob|^oven$/i),
  closeUp('sink', sinkFromAbove, /sink|worktop/i),
  closeUp('carpet-stain', carpetStain, /flooring|stair covering/i),
  closeUp('wall-scuffs', wallScuffs, /^walls|skirting/i),
  closeUp('mould', mouldInCorner, /ceiling|damp/i),
  closeUp('radiator', radiatorBelowWindow, /heating/i),
  closeUp('window', windowWithCondensation, /window/i),
  closeUp('door', doorAndHandle, /^door|^frame|^fixtures/i),
  closeUp('tiles', crackedTiles, /tiling|sealant|splashback/i),
];

export function drawPhoto({ key, scene }: DemoPhoto): string {
  return scene(seededRandom(`photo/${key}`));
}

export function photoNamed(key: string): DemoPhoto {
  const found = photos.find((photo) => photo.key === key);
  if (found === undefined) throw new Error(`There is no photo ${key}.`);
  return found;
}
