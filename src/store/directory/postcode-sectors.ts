/** The places of British postcodes: the middle of their sector, good to about a kilometre in towns. */
import { sectorOf } from '#domain/property/postcode-sector.ts';
import type { Point } from '#domain/schedule/place.ts';
import type { Executor } from '../database/database.ts';

/** A point, or nulls where nobody knows. */
export type PlaceFound = { lat: number | null; lng: number | null };

export const nowhere: PlaceFound = { lat: null, lng: null };

export const buildPlaceStore = (db: Executor) => ({
  find: (postcode: string): Promise<PlaceFound> => placeOfPostcode(db, postcode),

  /** Also of a district alone (`PO4`): the middle of its sectors. */
  findRoughly: async (postcode: string): Promise<PlaceFound> => {
    if (sectorOf(postcode) !== undefined) return placeOfPostcode(db, postcode);
    const [row] = await db.rows<PlaceFound>(
      'directory.postcode-district',
      `select avg(lat)::float8 as lat, avg(lng)::float8 as lng from directory.postcode_sectors
       where split_part(sector, ' ', 1) = upper(trim($1))`,
      [postcode],
    );
    return row ?? nowhere;
  },
});

export async function placeOfPostcode(db: Executor, postcode: string): Promise<PlaceFound> {
  return (await placesOfPostcodes(db, [postcode])).get(postcode) ?? nowhere;
}

/** By the postcodes as they were given; those of no known sector are left out. */
export async function placesOfPostcodes(db: Executor, postcodes: readonly string[]): Promise<Map<string, Point>> {
  const sectors = [...new Set(postcodes.flatMap((postcode) => sectorOf(postcode) ?? []))];
  if (sectors.length === 0) return new Map();
  const rows = await db.rows<{ sector: string } & Point>(
    'directory.postcode-sectors',
    'select sector, lat, lng from directory.postcode_sectors where sector = any($1::text[])',
    [sectors],
  );
  const known = new Map(rows.map(({ sector, lat, lng }) => [sector, { lat, lng }]));
  return new Map(
    postcodes.flatMap((postcode) => {
      const place = known.get(sectorOf(postcode) ?? '');
      return place === undefined ? [] : [[postcode, place] as const];
    }),
  );
}
