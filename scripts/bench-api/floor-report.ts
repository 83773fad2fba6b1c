/** The floor of a report: four flat reads, put together in Node. */
import type pg from 'pg';

const reportOf = '(select report_id from inspections where account_id = $1 and id = $2)';

const reads = {
  rooms: `select id, version, name, block_type from rooms where account_id = $1 and report_id = ${reportOf} order by position, id`,
  items: `select id, room_id, version, name, description, condition from items
    where account_id = $1 and report_id = ${reportOf} order by position, id`,
  actions: `select id, item_id, action, responsibility, comments, version from actions
    where account_id = $1 and report_id = ${reportOf} order by id`,
  attachments: `with a as materialized (
      select * from attachments where account_id = $1 and report_id = ${reportOf}
    ), f as materialized (
      select * from files where account_id = $1 and id = any (array(select file_id from a))
    )
    select a.id, a.room_id, a.item_id, f.type, f.id as file_id, a.description, f.taken_at, f.sha256, f.width, f.height, f.bytes,
      a.filename, a.created_at from a join f on f.id = a.file_id order by a.position, a.id`,
};

type Row = (string | number | null)[];
type Item = { actions: unknown[]; attachments: unknown[] };

export async function readFloorReport(pool: pg.Pool, values: unknown[]): Promise<string> {
  const read = async (name: keyof typeof reads) =>
    (await pool.query<Row>({ name: `report ${name}`, text: reads[name], values, rowMode: 'array' })).rows;
  const [roomRows, itemRows, actionRows, attachmentRows] = await Promise.all([
    read('rooms'),
    read('items'),
    read('actions'),
    read('attachments'),
  ]);
  const rooms = new Map<unknown, { items: Item[]; attachments: unknown[] }>();
  const items = new Map<unknown, Item>();
  for (const [id, version, name, blockType] of roomRows)
    rooms.set(id, Object.assign({ id, version, name, block_type: blockType }, { items: [], attachments: [] }));
  for (const [id, roomId, version, name, description, condition] of itemRows) {
    const item = { id, version, name, description, condition, actions: [], attachments: [] };
    items.set(id, item);
    rooms.get(roomId)?.items.push(item);
  }
  for (const [id, itemId, action, responsibility, comments, version] of actionRows)
    items.get(itemId)?.actions.push({ id, action, responsibility, comments, version });
  for (const row of attachmentRows) {
    const [id, roomId, itemId, type, fileId, description, takenAt, sha256, width, height, bytes, filename, createdAt] =
      row;
    const attachment = {
      id,
      type,
      url: `/files/${fileId}`,
      description,
      taken_at: takenAt,
      sha256,
      width,
      height,
      bytes,
      filename,
      created_at: createdAt,
    };
    (items.get(itemId) ?? rooms.get(roomId))?.attachments.push(attachment);
  }
  return JSON.stringify([...rooms.values()]);
}
