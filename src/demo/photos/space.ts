/** A pin-hole camera: points in metres (x right, y up, z away) become points on the picture. */

export type Point = readonly [x: number, y: number, z: number];
export type Dot = readonly [x: number, y: number];

export type Camera = {
  at: Point /** Degrees to the right. */;
  yaw: number /** Degrees downwards. */;
  pitch: number /** Of a 26 mm phone lens: about 0.72. */;
  zoom: number;
};

export const pictureWidth = 4000;
export const pictureHeight = 3000;
const near = 0.12;

/** The polygon as seen, cut where it passes behind the camera; empty when nothing is left. */
export function project(points: readonly Point[], camera: Camera): Dot[] {
  const seen = points.map((point) => turn(point, camera));
  const kept: Point[] = [];
  seen.forEach((point, at) => {
    const before = seen[(at + seen.length - 1) % seen.length] as Point;
    if (point[2] > near !== before[2] > near) {
      const share = (near - before[2]) / (point[2] - before[2]);
      kept.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share, near]);
    }
    if (point[2] > near) kept.push(point);
  });
  const scale = camera.zoom * pictureWidth;
  return kept.map(([x, y, z]) => [pictureWidth / 2 + (x / z) * scale, pictureHeight / 2 - (y / z) * scale]);
}

/** How many picture units a metre is at that point. */
export function scaleAt(point: Point, camera: Camera): number {
  return (camera.zoom * pictureWidth) / Math.max(near, turn(point, camera)[2]);
}

function turn([x, y, z]: Point, { at, yaw, pitch }: Camera): Point {
  const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]];
  const a = (yaw * Math.PI) / 180;
  const [sideways, ahead] = [dx * Math.cos(a) - dz * Math.sin(a), dx * Math.sin(a) + dz * Math.cos(a)];
  const b = (pitch * Math.PI) / 180;
  return [sideways, dy * Math.cos(b) + ahead * Math.sin(b), ahead * Math.cos(b) - dy * Math.sin(b)];
}
