/** What a scene is: a function that draws with its own chance, so that the same name always gives the same picture. */
import { type Colour, hex } from '../colour.ts';
import { type Light, Picture } from '../picture.ts';
import type { Point } from '../space.ts';
import type { Random } from '#demo/random.ts';

export type Scene = (random: Random) => string;

/** A camera at eye height near the front of a room, held a little differently each time. */
export function holdCamera(
  random: Random,
  at: Point,
  { yaw = 0, pitch = 7, zoom = 0.66 }: { yaw?: number; pitch?: number; zoom?: number } = {},
  light: Light,
): Picture {
  const sway = () => (random.next() - 0.5) * 2;
  return new Picture(
    { at: [at[0] + sway() * 0.08, at[1] + sway() * 0.05, at[2]], yaw: yaw + sway() * 1.5, pitch: pitch + sway(), zoom },
    light,
  );
}

export function finish(picture: Picture, random: Random, dim = 0): string {
  const warmth: Colour = random.pick([hex('#ffb45e'), hex('#ffd9a0'), hex('#86a9e8')]);
  return picture.write({ tilt: (random.next() - 0.5) * 1.6, warmth, dim });
}

export const paints = {
  walls: ['#e9e2d2', '#eceae4', '#d9dcdd', '#e6e1d6', '#dfe3df', '#efe6d0'].map(hex),
  features: ['#5d7a86', '#7f9482', '#5a6070', '#a9825c', '#3f5a66'].map(hex),
  carpets: ['#b3a48d', '#8d8f94', '#a3937c', '#7b7f86', '#b8ac9b'].map(hex),
  woods: ['#b58a58', '#a4774a', '#c29b6b', '#8f8478', '#9c6b41'].map(hex),
  tiles: ['#c9c7c2', '#aeb2b6', '#d8d2c6', '#9aa1a6'].map(hex),
  fabrics: ['#5f6b78', '#7d7466', '#3f4e5e', '#8b8f96', '#6a7d6d', '#9b6f52'].map(hex),
  kitchens: ['#f0f0ee', '#8fa08f', '#3c4c63', '#c9cdd0', '#b98f63', '#eee4cd'].map(hex),
  worktops: ['#4a4b4e', '#b08350', '#d9d8d4', '#777a7e'].map(hex),
  covers: ['#6d88a3', '#b6a48f', '#596b5c', '#a4707a', '#8a8fa6', '#c7a15a'].map(hex),
  white: hex('#f4f4f1'),
};
