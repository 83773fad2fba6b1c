/** Meters between the wire and the store. */
import type * as z from 'zod';
import type { MeterChange } from '#contract/meter.ts';
import type { MeterFields, MeterRow, ReadingRow } from '#store/properties/meters.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { AttachmentPresenter } from '../attachments/present.ts';

export type MeterExtras = { attachments: AttachmentRow[]; readings?: ReadingRow[] };

export function presentMeter(
  row: MeterRow,
  { attachments, readings }: MeterExtras,
  presentAttachment: AttachmentPresenter,
) {
  return {
    id: row.id,
    type: row.type,
    location: row.location,
    supplier: row.supplier,
    reading: row.reading,
    date: row.date,
    serial_no: row.serialNo,
    attachments: attachments.filter(({ meterId }) => meterId === row.id).map(presentAttachment),
    parent_id: row.parentId,
    ...(readings !== undefined && {
      previous_readings: readings
        .filter(({ meterId }) => meterId === row.id)
        .map(({ reading, date }) => ({ reading, date })),
    }),
    version: row.version,
  };
}

/** Only members in the body. A day stays a day, a date-time becomes its instant. */
export function acceptMeterChange({
  serial_no,
  parent_id,
  date,
  ...same
}: z.output<typeof MeterChange>): Partial<MeterFields> {
  return {
    ...same,
    ...(date !== undefined && { date: date.length === 10 ? date : new Date(date).toISOString() }),
    ...(serial_no !== undefined && { serialNo: serial_no }),
    ...(parent_id !== undefined && { parentId: parent_id }),
  };
}
