/** Meters of a property, with their readings. */
import * as z from 'zod';
import { meterTypes } from '#domain/property/property-words.ts';
import { Attachment } from './attachment.ts';
import { PropertyPath } from './property.ts';
import {
  ArrayQuery,
  DateOrDateTime,
  Id,
  IdParameter,
  Instant,
  LINE,
  open,
  RequiredText,
  Text,
  Version,
} from './wire.ts';

export const MeterReading = open({
  reading: z.string().describe('The reading that was replaced, as read'),
  date: Instant.describe('When it was read'),
}).meta({ id: 'MeterReading' });

export const Meter = open({
  id: Id,
  type: z.string().meta({ description: 'The measured supply, in your own words', examples: [...meterTypes] }),
  location: z.string().describe('Where it is, such as Hall cupboard'),
  supplier: z.string().describe('The supplier; empty when not given'),
  reading: z.string().meta({ description: 'As read, carried as a string' }),
  date: Instant.describe('When it was read'),
  serial_no: z.string().nullable().describe('Serial number; null when not known'),
  attachments: z.array(Attachment).describe('Photos of the meter'),
  parent_id: Id.nullable().describe('The meter it hangs on; null when it stands alone'),
  previous_readings: z
    .array(MeterReading)
    .optional()
    .meta({ description: 'Newest first; with embed=previous_readings' }),
  version: Version.optional(),
}).meta({ id: 'Meter' });

export const MeterDraft = z
  .object({
    type: RequiredText(LINE),
    location: Text(LINE).default(''),
    supplier: Text(LINE).default(''),
    reading: Text(LINE),
    date: DateOrDateTime,
    serial_no: Text(LINE).nullable().optional(),
    parent_id: Id.nullable().optional(),
  })
  .meta({ id: 'MeterDraft' });

export const MeterChange = z
  .object({
    type: RequiredText(LINE),
    location: Text(LINE),
    supplier: Text(LINE),
    reading: Text(LINE),
    date: DateOrDateTime,
    serial_no: Text(LINE).nullable(),
    parent_id: Id.nullable(),
  })
  .partial()
  .meta({ id: 'MeterChange' });

export const MeterQuery = z.object({
  embed: Text(LINE)
    .refine((names) => names.split(',').every((name) => name === '' || name === 'previous_readings'), {
      error: 'can be previous_readings, nothing else',
    })
    .optional()
    .meta({ description: 'Details to add to each meter: its previous readings', examples: ['previous_readings'] }),
});
export const MeterListQuery = MeterQuery.extend(ArrayQuery.shape);
export const MeterPath = PropertyPath.extend({ meter_id: IdParameter });
