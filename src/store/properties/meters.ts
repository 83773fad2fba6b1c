/** Meters of properties, their earlier readings and their pictures. */
import { states } from '#domain/inspection-state.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { type AttachmentRow, attachmentRow, attachmentTables } from '../reports/report-rows.ts';

export type MeterRow = {
  id: number;
  parentId: number | null;
  type: string;
  location: string;
  supplier: string;
  reading: string;
  date: string;
  serialNo: string | null;
  version: number;
};
/** `date` is a day (its start, in the account's time zone) or an instant. */
export type MeterFields = Omit<MeterRow, 'id' | 'version'>;
type MeterIds = { propertyId: number; id: number };
export type ReadingRow = { meterId: number; reading: string; date: string; serialNo: string | null };

const columns = `m.id, m.parent_id as "parentId", m.type, m.location, m.supplier, m.reading, m.date, m.serial_no as "serialNo", m.version`;
/** A value that is a day or an instant, as an instant. */
const momentOf = (value: string) => `(case when length(${value}::text) = 10
  then ${value}::text::date::timestamp at time zone (select time_zone from accounts where id = $1)
  else ${value}::text::timestamptz end)`;

export const buildMeterStore = (db: Executor) => ({ ...readMeters(db), ...writeMeters(db) });

const readMeters = (db: Executor) => ({
  list: (accountId: number, propertyId: number): Promise<MeterRow[]> =>
    db.rows<MeterRow>(
      'meters.list',
      `select ${columns} from meters m where m.account_id = $1 and m.property_id = $2 order by m.created_at, m.id`,
      [accountId, propertyId],
    ),

  get: (accountId: number, ids: MeterIds) => getMeter(db, accountId, ids, ''),
  /** The same, with its row locked until the transaction ends. */
  lock: (accountId: number, ids: MeterIds) => getMeter(db, accountId, ids, 'for update'),

  /** Newest first. */
  listReadings: (accountId: number, meterIds: number[]): Promise<ReadingRow[]> =>
    db.rows<ReadingRow>(
      'meters.readings',
      `select meter_id as "meterId", reading, date, serial_no as "serialNo" from meter_readings
       where account_id = $1 and meter_id = any($2::int[]) order by date desc, id desc`,
      [accountId, meterIds],
    ),

  listAttachments: async (accountId: number, meterIds: number[]): Promise<AttachmentRow[]> => {
    const tuples = await db.tuples(
      'meters.attachments',
      `select ${attachmentRow.columns} from ${attachmentTables}
       where at.account_id = $1 and at.meter_id = any($2::int[]) order by at.position, at.id`,
      [accountId, meterIds],
    );
    return tuples.map(attachmentRow.of);
  },

  /** Whether this person is the clerk of an inspection of the property that is not complete yet. */
  isClerkAt: async (
    accountId: number,
    { propertyId, userId }: { propertyId: number; userId: number },
  ): Promise<boolean> => {
    const rows = await db.rows(
      'meters.is-clerk-at',
      `select 1 from inspections
       where account_id = $1 and property_id = $2 and clerk_id = $3 and state < ${states.complete} limit 1`,
      [accountId, propertyId, userId],
    );
    return rows.length > 0;
  },
});

const writeMeters = (db: Executor) => ({
  add: async (accountId: number, propertyId: number, meter: MeterFields): Promise<number> => {
    const id = await db.ids.takeOne('meters', accountId);
    await db.rows(
      'meters.add',
      `insert into meters (account_id, property_id, parent_id, type, location, supplier, reading, date, serial_no, id)
       values ($1, $2, $3, $4, $5, $6, $7, ${momentOf('$8')}, $9, $10)`,
      [accountId, propertyId, ...valuesOf(meter), id],
    );
    return id;
  },

  /**
   * A replaced reading or date is kept among the previous readings, with the serial number of its device: a new serial
   * number that comes with a reading is another device. One that comes alone corrects the earlier note.
   */
  change: async (accountId: number, { propertyId, id }: MeterIds, meter: MeterFields): Promise<void> => {
    await db.rows(
      'meters.change',
      `with wanted as (select ${momentOf('$8')} as date),
       kept as (
         insert into meter_readings (account_id, id, meter_id, reading, date, serial_no)
         select m.account_id, $11, m.id, m.reading, m.date, m.serial_no from meters m, wanted
         where m.account_id = $1 and m.property_id = $2 and m.id = $10 and (m.reading <> $7 or m.date <> wanted.date)
       ),
       corrected as (
         update meter_readings r set serial_no = $9 from meters m, wanted
         where m.account_id = $1 and m.property_id = $2 and m.id = $10 and m.reading = $7 and m.date = wanted.date
           and r.account_id = m.account_id and r.meter_id = m.id and r.serial_no is not distinct from m.serial_no
           and m.serial_no is distinct from $9
       )
       update meters m set parent_id = $3, type = $4, location = $5, supplier = $6, reading = $7, date = wanted.date,
         serial_no = $9, version = version + 1
       from wanted where m.account_id = $1 and m.property_id = $2 and m.id = $10`,
      [accountId, propertyId, ...valuesOf(meter), id, await db.ids.takeOne('meter_readings', accountId)],
    );
  },

  remove: async (accountId: number, { propertyId, id }: MeterIds): Promise<void> => {
    await db.rows('meters.remove', 'delete from meters where account_id = $1 and property_id = $2 and id = $3', [
      accountId,
      propertyId,
      id,
    ]);
  },
});

function valuesOf({ parentId, type, location, supplier, reading, date, serialNo }: MeterFields) {
  return [parentId, type, location, supplier, reading, date, serialNo];
}

async function getMeter(
  db: Executor,
  accountId: number,
  { propertyId, id }: MeterIds,
  locking: '' | 'for update',
): Promise<MeterRow> {
  const [row] = await db.rows<MeterRow>(
    `meters.get ${locking}`,
    `select ${columns} from meters m where m.account_id = $1 and m.property_id = $2 and m.id = $3 ${locking}`,
    [accountId, propertyId, id],
  );
  if (row === undefined) throw notFound('meter');
  return row;
}
