/** A file that an application has announced for a report, and that has not come yet. */
import * as z from 'zod';
import { InspectionType } from '../inspection.ts';
import { ShortAddress } from '../property.ts';
import { filter, Id, IdParameter, Instant, open } from '../wire.ts';

export const ExpectedAttachment = open({
  delivery_key: z.string().describe('Key of the delivery, by which the file still comes or is given up'),
  identifier: z.string().describe("The uploading application's own name for it"),
  filename: z.string().describe('Name of the file'),
  size: z.int().describe('Size of the file in bytes'),
  media_type: z.string().describe('Media type of the file, such as image/jpeg'),
  room: z.string().nullable().describe('Name of the room it belongs to; null for the report itself'),
  item: z.string().nullable().describe('Name of the item it belongs to; null for a room or the report itself'),
  announced_at: Instant.describe('When it was announced'),
  expires_at: Instant.describe('Since when it is not expected any more'),
  inspection: open({
    id: Id,
    type: InspectionType.describe('Its purpose'),
    property: open({ id: Id, address: ShortAddress }).describe('The property that is inspected'),
  }).describe('The inspection whose report waits for it'),
}).meta({ id: 'ExpectedAttachment' });
export const ExpectedQuery = z.object({
  inspection_id: filter(IdParameter).meta({ description: 'Of this inspection alone' }),
});
