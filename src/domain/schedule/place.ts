/** Places of homes on the map, and distances. */

/** Degrees, WGS 84. */
export type Point = { lat: number; lng: number };

/** Straight-line kilometres between two points. */
export function distance(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const h = half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}
