/** Fills the table of postcode sectors from the file beside it, when it is empty or of another edition. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';

const file = fileURLToPath(new URL('./uk-postcode-sectors.csv', import.meta.url));

/** The month of the National Statistics Postcode Lookup that the file was made from: change both together. */
const EDITION = '2025-05';

/** Several processes may do it at once: whoever calls it holds the lock of migrations. */
export async function fillPostcodeSectors(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select from directory.postcode_sectors where edition = $1 limit 1', [EDITION]);
  if (rows.length > 0) return;
  const sectors = readSectors(await readFile(file, 'utf8'));
  // One statement, so that nobody finds the table half full; what is no sector any more goes afterwards.
  await client.query(
    `insert into directory.postcode_sectors (sector, lat, lng, edition)
     select sector, lat, lng, $4 from unnest($1::text[], $2::float8[], $3::float8[]) as read (sector, lat, lng)
     on conflict (sector) do update set lat = excluded.lat, lng = excluded.lng, edition = excluded.edition`,
    [sectors.map(({ sector }) => sector), sectors.map(({ lat }) => lat), sectors.map(({ lng }) => lng), EDITION],
  );
  await client.query('delete from directory.postcode_sectors where edition <> $1', [EDITION]);
}

/** `AB1 0,57.1008,-2.2623,231`, below a line of names; the last column counts the postcodes. */
function readSectors(csv: string): { sector: string; lat: number; lng: number }[] {
  return csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [sector = '', lat, lng] = line.split(',');
      return { sector, lat: Number(lat), lng: Number(lng) };
    });
}
