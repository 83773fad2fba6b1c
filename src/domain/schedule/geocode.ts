/** Rough coordinates of a British postcode: those of its district where known, else of its area's centre. */
import { postcodeAreas, postcodeDistricts } from './postcode-centres.ts';

/** The rough place of a home. An area is as wide as an hour's way: its centre would say nothing of the way to work. */
export function geocodeHome(postcode: string): { lat: number | null; lng: number | null } {
  const [lat, lng] = postcodeDistricts[outwardOf(postcode)] ?? [null, null];
  return { lat, lng };
}

export function geocode(postcode: string): { lat: number | null; lng: number | null } {
  const outward = outwardOf(postcode);
  const area = /^[A-Z]{1,2}/.exec(outward)?.[0] ?? '';
  const [lat, lng] = postcodeDistricts[outward] ?? postcodeAreas[area] ?? [null, null];
  return { lat, lng };
}

/** `PO5 3LX` → `PO5` */
function outwardOf(postcode: string): string {
  const compact = postcode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return compact.length > 4 ? compact.slice(0, -3) : compact;
}

/** Straight-line kilometres between two points. */
export function distance(from: { lat: number; lng: number }, to: { lat: number; lng: number }): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const h = half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}
