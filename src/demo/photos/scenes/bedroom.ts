/** Bedrooms, from the door and from the window. */
import { hex } from '../colour.ts';
import {
  backWall,
  drawDoor,
  drawPendant,
  drawPicture,
  drawRadiator,
  drawSocket,
  leftWall,
  rightWall,
} from '../fittings.ts';
import { drawBed, drawCabinet, drawLamp, drawPlant, drawRug } from '../furniture.ts';
import { lightFromLeft, lightFromRight } from '../picture.ts';
import { drawRoom } from '../room-box.ts';
import { drawSunPatch, drawWindow } from '../windows.ts';
import { finish, holdCamera, paints, type Scene } from './scene.ts';

export const bedroomFromDoor: Scene = (random) => {
  const picture = holdCamera(random, [0.9, 1.5, -1.3], { yaw: -12, pitch: 8 }, lightFromLeft);
  const [width, depth] = [3.9, 3.5];
  drawRoom(picture, {
    width,
    depth,
    height: 2.4,
    wall: random.pick(paints.walls),
    feature: random.chance(0.6) ? random.pick(paints.features) : undefined,
    floor: { kind: 'carpet', colour: random.pick(paints.carpets) },
    skirting: paints.white,
  });
  drawWindow(picture, leftWall(width), [1, 0.95], [2.4, 2.1], {
    dressing: 'curtains',
    colour: random.pick(paints.covers),
  });
  drawRadiator(picture, leftWall(width), 1.15, 1.1);
  drawSunPatch(picture, [-1.6, 0.7], [-0.7, 1.8], 0.7);
  drawPicture(picture, backWall(depth), [-0.75, 1.5], [0.15, 2.05], [hex('#b9825f'), hex('#e2cfae')]);
  drawCabinet(picture, [-1.6, 3.05], [0.45, 0.42, 0.52], random.pick(paints.woods), { drawers: 2 });
  drawLamp(picture, [-1.38, 0.52, 3.25], hex('#e9d6b2'));
  drawCabinet(picture, [0.62, 3.05], [0.45, 0.42, 0.52], random.fork('wood').pick(paints.woods), { drawers: 2 });
  drawBed(picture, [-1.05, 1.42], random.pick(paints.fabrics), random.pick(paints.covers), 1.55);
  drawCabinet(picture, [1.15, 2.7], [0.78, 0.78, 2], paints.white, { doors: 2 });
  drawPendant(picture, [0, 2.4, 1.7], paints.white, random.chance(0.5));
  return finish(picture, random);
};

export const bedroomEmpty: Scene = (random) => {
  const picture = holdCamera(random, [-0.4, 1.5, -1.3], { yaw: 5 }, lightFromRight);
  const [width, depth] = [3.6, 3.4];
  drawRoom(picture, {
    width,
    depth,
    height: 2.45,
    wall: random.pick(paints.walls),
    floor: { kind: 'carpet', colour: random.pick(paints.carpets) },
    skirting: paints.white,
  });
  const wall = backWall(depth);
  drawWindow(picture, wall, [-0.6, 0.95], [0.9, 2.1], { dressing: 'blind', colour: random.pick(paints.walls) });
  drawRadiator(picture, wall, -0.5, 1.3);
  drawSunPatch(picture, [-0.3, 1.1], [0.8, 2.2], 0.5);
  drawDoor(picture, rightWall(width), 0.9, paints.white, { panels: 6 });
  drawSocket(picture, wall, 1.2);
  drawSocket(picture, leftWall(width), 1.5);
  drawCabinet(picture, [-1.78, 2.35], [0.6, 1, 2.1], paints.white, { doors: 2 });
  drawPendant(picture, [0, 2.45, 1.7], hex('#dcd5c4'));
  return finish(picture, random);
};

export const bedroomSingle: Scene = (random) => {
  const picture = holdCamera(random, [-0.7, 1.5, -1.25], { yaw: 12, pitch: 9 }, lightFromRight);
  const [width, depth] = [3, 3.2];
  drawRoom(picture, {
    width,
    depth,
    height: 2.4,
    wall: random.pick(paints.walls),
    floor: { kind: random.pick(['carpet', 'planks'] as const), colour: random.pick(paints.woods) },
    skirting: paints.white,
  });
  drawWindow(picture, backWall(depth), [-0.9, 1], [0.2, 2], { dressing: 'blind', colour: random.pick(paints.covers) });
  drawRug(picture, [-0.9, 0.7], [0.2, 2.3], random.pick(paints.covers));
  drawCabinet(picture, [-1.48, 2.4], [0.75, 0.5, 1.1], random.pick(paints.woods), { drawers: 4 });
  drawPlant(picture, [-1.1, 2.15], 0.5);
  drawBed(picture, [0.48, 1.1], hex('#e8e6e0'), random.pick(paints.covers), 0.95);
  drawPicture(picture, rightWall(width), [2.4, 1.35], [1.5, 1.95], [hex('#88a0a8'), hex('#e7d3ac')]);
  drawPendant(picture, [0, 2.4, 1.4], hex('#cfe0e6'));
  return finish(picture, random);
};
