/** An empty room seen from its front: floor, ceiling, three walls, with the corners a little darker. */
import { type Colour, hex, lit } from './colour.ts';
import type { Picture } from './picture.ts';
import type { Point } from './space.ts';
import { drawFloor, type Floor } from './floors.ts';

export type RoomBox = {
  width: number;
  depth: number;
  height: number;
  wall: Colour;
  feature?: Colour;
  floor: Floor;
  skirting: Colour;
  tiledTo?: number;
  tile?: Colour;
};

const white = hex('#f4f3ee');

export function drawRoom(picture: Picture, room: RoomBox): void {
  const { width, depth, height } = room;
  const [l, r, f, b] = [-width / 2, width / 2, -1.5, depth];
  picture.face(
    [
      [l, 0, f],
      [r, 0, f],
      [r, 0, b],
      [l, 0, b],
    ],
    lit(room.floor.colour, 0.92),
  );
  drawFloor(picture, room.floor, l, r, f, b);
  wall(
    picture,
    [
      [l, 0, f],
      [l, 0, b],
      [l, height, b],
      [l, height, f],
    ],
    lit(room.wall, picture.light.right),
  );
  wall(
    picture,
    [
      [r, 0, f],
      [r, 0, b],
      [r, height, b],
      [r, height, f],
    ],
    lit(room.wall, picture.light.left),
  );
  wall(
    picture,
    [
      [l, 0, b],
      [r, 0, b],
      [r, height, b],
      [l, height, b],
    ],
    lit(room.feature ?? room.wall, picture.light.front),
  );
  wall(
    picture,
    [
      [l, height, f],
      [r, height, f],
      [r, height, b],
      [l, height, b],
    ],
    lit(white, 0.9),
  );
  if (room.tiledTo !== undefined) drawWallTiles(picture, room, l, r, f, b, room.tiledTo);
  edge(
    picture,
    [
      [l, 0, f],
      [l, 0, b],
    ],
    [
      [l + 0.7, 0, f],
      [l + 0.7, 0, b],
    ],
    0.26,
  );
  edge(
    picture,
    [
      [r, 0, f],
      [r, 0, b],
    ],
    [
      [r - 0.7, 0, f],
      [r - 0.7, 0, b],
    ],
    0.26,
  );
  edge(
    picture,
    [
      [l, 0, b],
      [r, 0, b],
    ],
    [
      [l, 0, b - 0.8],
      [r, 0, b - 0.8],
    ],
    0.26,
  );
  drawSkirting(picture, room, l, r, f, b);
}

/** A wall with its four corners darkened towards the edges. */
function wall(picture: Picture, corners: [Point, Point, Point, Point], colour: Colour): void {
  picture.face(corners, colour);
  corners.forEach((from, at) => {
    const to = corners[(at + 1) % 4] as Point;
    const [afterTo, beforeFrom] = [corners[(at + 2) % 4] as Point, corners[(at + 3) % 4] as Point];
    edge(picture, [from, to], [between(from, beforeFrom, 0.24), between(to, afterTo, 0.24)], 0.16);
  });
}

/** Darkness that fades from the edge `a b` to the line `c d`: nested strips, since no gradient of SVG follows perspective. */
export function edge(
  picture: Picture,
  [a, b]: readonly [Point, Point],
  [c, d]: readonly [Point, Point],
  strength: number,
): void {
  const strips = 10;
  for (let strip = 1; strip <= strips; strip += 1) {
    const reach = (strip / strips) ** 1.6;
    picture.face([a, b, between(b, d, reach), between(a, c, reach)], '#0a0e1a', strength / strips);
  }
}

function between(from: Point, to: Point, share: number): Point {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

function drawWallTiles(picture: Picture, room: RoomBox, l: number, r: number, f: number, b: number, top: number): void {
  const tile = room.tile ?? white;
  const grout = lit(tile, 0.72);
  picture.face(
    [
      [l, 0, f],
      [l, 0, b],
      [l, top, b],
      [l, top, f],
    ],
    lit(tile, picture.light.right),
  );
  picture.face(
    [
      [r, 0, f],
      [r, 0, b],
      [r, top, b],
      [r, top, f],
    ],
    lit(tile, picture.light.left),
  );
  picture.face(
    [
      [l, 0, b],
      [r, 0, b],
      [r, top, b],
      [l, top, b],
    ],
    lit(tile, picture.light.front),
  );
  for (let y = 0; y <= top + 0.001; y += 0.2) {
    picture.line([l, y, b], [r, y, b], 0.006, grout, 0.7);
    picture.line([l, y, 0.3], [l, y, b], 0.006, grout, 0.6);
    picture.line([r, y, 0.3], [r, y, b], 0.006, grout, 0.6);
  }
  for (let x = l; x <= r; x += 0.3) picture.line([x, 0, b], [x, top, b], 0.006, grout, 0.7);
  for (let z = 0.3; z <= b; z += 0.3) {
    picture.line([l, 0, z], [l, top, z], 0.006, grout, 0.6);
    picture.line([r, 0, z], [r, top, z], 0.006, grout, 0.6);
  }
  edge(
    picture,
    [
      [l, 0, b],
      [l, top, b],
    ],
    [
      [l + 0.5, 0, b],
      [l + 0.5, top, b],
    ],
    0.2,
  );
  edge(
    picture,
    [
      [r, 0, b],
      [r, top, b],
    ],
    [
      [r - 0.5, 0, b],
      [r - 0.5, top, b],
    ],
    0.2,
  );
}

function drawSkirting(
  picture: Picture,
  { skirting, tiledTo }: RoomBox,
  l: number,
  r: number,
  f: number,
  b: number,
): void {
  if (tiledTo !== undefined) return;
  const up = 0.13;
  picture.face(
    [
      [l, 0, f],
      [l, 0, b],
      [l, up, b],
      [l, up, f],
    ],
    lit(skirting, picture.light.right),
  );
  picture.face(
    [
      [r, 0, f],
      [r, 0, b],
      [r, up, b],
      [r, up, f],
    ],
    lit(skirting, picture.light.left),
  );
  picture.face(
    [
      [l, 0, b],
      [r, 0, b],
      [r, up, b],
      [l, up, b],
    ],
    lit(skirting, picture.light.front),
  );
  picture.line([l, up, b], [r, up, b], 0.008, lit(skirting, 0.7), 0.6);
}
