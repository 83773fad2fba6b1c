/** The place of a home without coordinates: the sector of its postcode, which is the next best. */

/** The licence of the table of sectors asks for this, wherever it is used (docs/decisions/050). */
export const sectorAttribution =
  'Contains OS data © Crown copyright and database right 2025. Contains Royal Mail data © Royal Mail copyright and database right 2025. Source: Office for National Statistics, licensed under the Open Government Licence v3.0.';

/** `po53lx` → `PO5 3`; undefined for what is no British postcode in full. */
export function sectorOf(postcode: string): string | undefined {
  const compact = postcode.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const [, district, sector] = /^([A-Z]{1,2}\d[A-Z\d]?)(\d)[A-Z]{2}$/.exec(compact) ?? [];
  return district === undefined ? undefined : `${district} ${sector}`;
}

/** `po53lx` → `PO5 3LX`; any other is written large. */
export function tidyPostcode(text: string): string {
  const large = text.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  if (sectorOf(large) === undefined) return large;
  const compact = large.replaceAll(/[^A-Z0-9]/g, '');
  return `${compact.slice(0, -3)} ${compact.slice(-3)}`;
}

/** Whether a text has the form of a British postcode in full; that of Girobank is older than the others. */
export const isBritishPostcode = (text: string): boolean =>
  sectorOf(text) !== undefined || /^GIR ?0AA$/i.test(text.trim());

const british = new Set([
  '',
  'uk',
  'gb',
  'unitedkingdom',
  'greatbritain',
  'england',
  'scotland',
  'wales',
  'northernireland',
]);

/** Whether addresses of a country, as people write it, have British postcodes. */
export const hasBritishPostcodes = (country: string): boolean =>
  british.has(country.toLowerCase().replaceAll(/[^a-z]/g, ''));

/**
 * Coordinates as people copy them from a map: `50.79, -1.07`, `50.79 -1.07` or `(50.79,-1.07)`. Undefined for anything
 * else.
 */
export function readCoordinates(text: string): { lat: string; lng: string } | undefined {
  const [, lat, lng] =
    /^\(?(-?\d{1,2}(?:\.\d{1,20})?)(?:,\s*|\s+)(-?\d{1,3}(?:\.\d{1,20})?)\)?$/.exec(text.trim()) ?? [];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}
