/** Which items stand in which kind of room, in the order the trade walks it: door first, small items last. */
import * as bathroom from './bathroom.ts';
import { door, doorFixtures, doorReverse, frame } from './doors.ts';
import * as fabric from './fabric.ts';
import * as furniture from './furniture.ts';
import * as kitchen from './kitchen.ts';
import * as outside from './outside.ts';
import { coAlarm, heatAlarm, smokeAlarm } from './safety.ts';
import type { Wording } from './wording.ts';

const roomKinds = [
  'exterior',
  'communal',
  'hall',
  'landing',
  'living',
  'dining',
  'kitchen',
  'utility',
  'study',
  'wc',
  'bedroom',
  'bathroom',
  'shower',
  'cupboard',
  'loft',
  'conservatory',
  'balcony',
  'garden',
  'shed',
  'garage',
  'parking',
  'bins',
] as const;
export type RoomKind = (typeof roomKinds)[number];

/** What of the property decides which items are there. */
export type Fittings = { furnished: boolean; hasGas: boolean; boilerHere: boolean };

const { ceiling, walls, skirting, wallFixtures, windows, lighting, sockets } = fabric;
const way = [door, doorReverse, doorFixtures, frame];
const shell = [ceiling, walls, skirting];
const livingShell = [ceiling, fabric.wallsOfLivingRooms, skirting];
const services = [lighting, sockets, fabric.heating];

const plans: Record<RoomKind, (fittings: Fittings) => Wording[]> = {
  exterior: () => [
    outside.frontage,
    outside.frontDoor,
    outside.gutters,
    outside.outsideWindows,
    outside.outsideLight,
    outside.bins,
  ],
  communal: () => [outside.entrance, outside.communalStairs, walls, lighting],
  hall: () => [...way, ...shell, fabric.flooringHard, wallFixtures, ...services, smokeAlarm, furniture.smallItems],
  landing: () => [
    ceiling,
    walls,
    skirting,
    furniture.stairCarpet,
    furniture.balustrade,
    windows,
    lighting,
    sockets,
    smokeAlarm,
  ],
  living: (fittings) => [
    ...way,
    ...livingShell,
    fabric.flooringSoft,
    wallFixtures,
    windows,
    ...services,
    furniture.fireplace,
    ...furnishedWith(fittings, [
      furniture.sofa,
      furniture.armchair,
      furniture.coffeeTable,
      furniture.tvUnit,
      furniture.bookcase,
      furniture.smallItems,
    ]),
  ],
  dining: (fittings) => [
    ...way,
    ...livingShell,
    fabric.flooringHard,
    windows,
    ...services,
    ...furnishedWith(fittings, [furniture.diningTable, furniture.diningChairs]),
  ],
  kitchen: (fittings) => [
    ...way,
    ...shell,
    fabric.flooringTiled,
    windows,
    ...services,
    heatAlarm,
    ...boilerWhere(fittings),
    kitchen.units,
    kitchen.worktop,
    kitchen.splashback,
    kitchen.sink,
    kitchen.hob,
    kitchen.oven,
    kitchen.extractor,
    kitchen.fridge,
    kitchen.washingMachine,
    kitchen.dishwasher,
    ...furnishedWith(fittings, [kitchen.microwave]),
    kitchen.bin,
  ],
  utility: (fittings) => [
    door,
    frame,
    ...shell,
    fabric.flooringTiled,
    windows,
    ...services,
    ...boilerWhere(fittings),
    kitchen.worktop,
    kitchen.sink,
    kitchen.washingMachine,
  ],
  study: (fittings) => [
    ...way,
    ...livingShell,
    fabric.flooringSoft,
    windows,
    ...services,
    ...furnishedWith(fittings, [furniture.desk, furniture.deskChair]),
  ],
  wc: () => [
    door,
    doorFixtures,
    frame,
    ...shell,
    fabric.flooringTiled,
    windows,
    lighting,
    fabric.heating,
    bathroom.wc,
    bathroom.basin,
    bathroom.accessories,
  ],
  bedroom: (fittings) => [
    ...way,
    ...livingShell,
    fabric.flooringSoft,
    wallFixtures,
    windows,
    ...services,
    ...furnishedWith(fittings, [
      furniture.bed,
      furniture.mattress,
      furniture.wardrobe,
      furniture.drawers,
      furniture.bedside,
    ]),
  ],
  bathroom: () => [
    ...way,
    ...shell,
    fabric.flooringTiled,
    windows,
    lighting,
    fabric.heating,
    bathroom.wc,
    bathroom.basin,
    bathroom.bath,
    bathroom.screen,
    bathroom.shower,
    bathroom.tiling,
    bathroom.sealant,
    bathroom.extractorFan,
    bathroom.mirror,
    bathroom.accessories,
  ],
  shower: () => [
    door,
    doorFixtures,
    frame,
    ceiling,
    walls,
    fabric.flooringTiled,
    lighting,
    fabric.heating,
    bathroom.wc,
    bathroom.basin,
    bathroom.screen,
    bathroom.shower,
    bathroom.tiling,
    bathroom.sealant,
    bathroom.extractorFan,
    bathroom.mirror,
    bathroom.accessories,
  ],
  cupboard: () => [door, frame, walls, outside.cupboard, outside.cylinder],
  loft: () => [outside.notInspected],
  conservatory: () => [door, walls, fabric.flooringTiled, windows, lighting, sockets, fabric.heating],
  balcony: () => [outside.decking, outside.railing, outside.outsideWindows],
  garden: () => [
    outside.lawn,
    outside.borders,
    outside.patio,
    outside.fencing,
    outside.gate,
    outside.shed,
    outside.outsideTap,
    outside.washingLine,
  ],
  shed: () => [outside.shed],
  garage: () => [outside.garageDoor, walls, outside.garageFloor, lighting, sockets],
  parking: () => [outside.parking],
  bins: () => [outside.bins],
};

function furnishedWith({ furnished }: Fittings, pieces: Wording[]): Wording[] {
  return furnished ? pieces : [];
}

function boilerWhere({ hasGas, boilerHere }: Fittings): Wording[] {
  return hasGas && boilerHere ? [kitchen.boiler, coAlarm] : [];
}

export function itemsOf(kind: RoomKind, fittings: Fittings): Wording[] {
  return plans[kind](fittings);
}
