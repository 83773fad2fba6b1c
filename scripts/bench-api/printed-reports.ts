/** Reports to be printed: 12 rooms, 180 items and 300 photographs, whose files exist. */
import { createHash } from 'node:crypto';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { drawSamplePhotos } from '#testing/pdf/sample-photos.ts';
import type { Database } from '#store/database/database.ts';
import { fileFolder, originalPath, renditionPath } from '#store/files/files.ts';
import type { Filled } from './fill.ts';

const rooms = 12;
const itemsEach = 15;
/** All of a report's are different; the reports have the same ones. */
const photos = 300;

/** The inspections whose reports they became. */
export async function addPrintedReports(
  { pool }: Database,
  { accountId, inspectionIds, written }: Filled,
  { count, dataDir }: { count: number; dataDir: string },
): Promise<number[]> {
  const taken = new Set(written.map(({ inspectionId }) => inspectionId));
  const chosen = inspectionIds.filter((id) => !taken.has(id)).slice(0, count);
  const contents = await placePhotos(accountId, dataDir);
  await pool.query(
    `insert into files (account_id, sha256, type, media_type, bytes, width, height, taken_at)
     select $1, sha256, 'IMAGE', 'image/jpeg', 240000, 1600, 1200, now() from unnest($2::text[]) sha256`,
    [accountId, contents],
  );
  await pool.query(
    `insert into rooms (account_id, report_id, position, name, block_type)
     select $1, report_id, n, 'Room ' || n, 'DETAILED' from inspections, generate_series(1, $3) n
     where account_id = $1 and id = any($2)`,
    [accountId, chosen, rooms],
  );
  await pool.query(
    `insert into items (account_id, report_id, room_id, position, name, description, condition)
     select $1, report_id, rooms.id, n, 'Item ' || n, 'White painted panelled door with chrome lever handles',
       '"Light scuffs to the lower panel, a small chip at the edge"'
     from rooms join inspections using (account_id, report_id), generate_series(1, $3) n
     where account_id = $1 and inspections.id = any($2)`,
    [accountId, chosen, itemsEach],
  );
  await pool.query(
    `with place as (
       select report_id, room_id, items.id as item_id, row_number() over (partition by report_id order by n, items.id) as nth, n
       from items join inspections using (account_id, report_id), generate_series(1, $4) n
       where account_id = $1 and inspections.id = any($2)
     ), file as (
       select id, row_number() over (order by id) as nth from files where account_id = $1 and sha256 = any($3)
     )
     insert into attachments (account_id, file_id, report_id, room_id, item_id, position, description, filename)
     select $1, file.id, report_id, room_id, item_id, n, 'Seen from the left', 'photo-' || nth || '.jpg'
     from place join file using (nth)`,
    [accountId, chosen, contents, Math.ceil(photos / (rooms * itemsEach))],
  );
  await pool.query('analyze rooms, items, files, attachments');
  return chosen;
}

/** The hashes that name their contents. */
async function placePhotos(accountId: number, dataDir: string): Promise<string[]> {
  const paths = await drawSamplePhotos('.cache/bench-pdf/photos', photos);
  return Promise.all(
    paths.map(async (path) => {
      const sha256 = createHash('sha256')
        .update(await readFile(path))
        .digest('hex');
      const content = { accountId, sha256 };
      await mkdir(fileFolder(dataDir, content), { recursive: true });
      const places = [
        originalPath(dataDir, content),
        ...(['1280', '480'] as const).map((rendition) => renditionPath(dataDir, content, rendition, 0)),
      ];
      await Promise.all(places.map((place) => cp(path, place)));
      return sha256;
    }),
  );
}
