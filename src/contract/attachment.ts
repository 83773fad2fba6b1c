/** Attachments: photos, recordings, videos and files on a report, a room, an item or a meter. */
import * as z from 'zod';
import { attachmentTypes } from '#domain/attachment-type.ts';
import { MOST_PARTS } from '#domain/covering/picture-part.ts';
import { Bounded, Id, IdParameter, Instant, LINE, open, orWords, PARAGRAPH, RequiredText, Text } from './wire.ts';

export const Attachment = open({
  id: Id,
  type: z
    .string()
    .meta({ description: `${orWords(attachmentTypes)}, by the content of the file`, examples: [...attachmentTypes] }),
  url: z.string().meta({
    description:
      'A signed link; for an image an upright rendition without metadata. Empty in the answer to a change by a token that may not read it',
  }),
  description: z.string().nullable().describe('Caption; null when there is none'),
  taken_at: Instant.nullable().describe(
    'When it was made, by the device that made it; null when the file does not say',
  ),
  original_url: z.string().optional().describe('The file as it was uploaded; needs a bearer with `reports.read`'),
  renditions: z
    .record(z.string(), z.string())
    .nullable()
    .optional()
    .meta({ description: 'Signed links by width in pixels: 320, 480, 1280; null for what is no picture' }),
  sha256: z.string().optional().meta({ description: 'SHA-256 of the original file, in hexadecimal' }),
  width: z.int().nullable().optional().describe('Pixels, upright; null for what is no picture or video'),
  height: z.int().nullable().optional().describe('Pixels, upright; null for what is no picture or video'),
  duration: z
    .int()
    .nullable()
    .optional()
    .meta({ description: 'Length of a recording or a video in seconds; null for other files' }),
  bytes: z.int().optional().describe('Size of the original file'),
  filename: z.string().nullable().optional().describe('Name it was uploaded under; null when it had none'),
  media_type: z.string().optional().describe('Media type found in the content, such as image/jpeg'),
  rotation: z.int().optional().describe('Degrees it was turned clockwise: 0, 90, 180 or 270'),
  room_id: Id.nullable().optional().describe('The room it is assigned to; null for the report itself'),
  item_id: Id.nullable().optional().describe('The item it is assigned to; null for a room or the report itself'),
  earlier_id: Id.nullable()
    .optional()
    .describe('The photograph of the source report that somebody tied to it, as of the same thing; null without one'),
  covered: z
    .boolean()
    .optional()
    .describe('Whether parts of the picture are covered for good: `original_url`, too, gives it with these'),
  created_at: Instant.optional().describe('When it was uploaded'),
}).meta({ id: 'Attachment' });

export const AttachmentUpload = z.object({
  upload: z.file().meta({ description: 'The file' }),
  description: Text(PARAGRAPH).nullable().optional().describe('Caption; null for none'),
});
export const AttachmentChange = z
  .object({
    description: Text(PARAGRAPH).nullable().optional().describe('Caption; left out or null, it is cleared'),
  })
  .meta({ id: 'AttachmentChange' });
export const Rotation = z.object({
  angle: z
    .int()
    .refine((angle) => angle % 90 === 0, { error: 'must be a multiple of 90' })
    .meta({ description: 'Clockwise degrees, a multiple of 90, relative to the current picture' }),
});
/** Without a body, the attachment moves to the report itself. */
export const Assignment = z
  .object({
    room_id: Id.optional().describe('The room to assign it to'),
    item_id: Id.optional().describe('The item to assign it to; with it `room_id` need not be given'),
  })
  .nullish()
  .meta({ description: 'No body assigns to the report itself' });

export const PhotoPair = z
  .object({
    earlier_id: Id.nullable().describe(
      'A photograph of the report that this one started from, which shows the same; null unties',
    ),
  })
  .meta({ id: 'PhotoPair' });

const Share = (what: string) => z.number().min(0).max(1).describe(`${what}, as a share of the picture`);
const PicturePart = z
  .object({
    left: Share('Where it begins from the left'),
    top: Share('Where it begins from above'),
    width: Share('Its width').gt(0),
    height: Share('Its height').gt(0),
  })
  .refine(({ left, width }) => left + width < 1.001, { error: 'reaches beyond the picture', path: ['width'] })
  .refine(({ top, height }) => top + height < 1.001, { error: 'reaches beyond the picture', path: ['height'] });
export const CoveredParts = z
  .object({
    parts: z
      .array(PicturePart)
      .min(1)
      .max(MOST_PARTS)
      .describe('Rectangles of the upright picture, before `rotation`; those covered before stay so'),
  })
  .meta({ id: 'CoveredParts' });

export const AttachmentPath = z.object({ attachment_id: IdParameter });
export const MeterAttachmentsPath = z.object({ property_id: IdParameter, meter_id: IdParameter });

/** Enough for a film, the largest of all kinds. */
export const MOST_DELIVERED_BYTES = 500_000_000;

export const PendingAttachmentDraft = z
  .object({
    identifier: RequiredText(LINE).describe('Your own name for it, under which the report lists it until it has come'),
    room_id: Id.nullable().optional().describe('The room it belongs to; null for the report itself'),
    item_id: Id.nullable().optional().describe('The item it belongs to; null for a room or the report itself'),
    filename: RequiredText(LINE).describe('Name of the file'),
    size: z.int().min(1).max(MOST_DELIVERED_BYTES).meta({ description: 'Size of the file in bytes' }),
    media_type: RequiredText(LINE).describe('Media type of the file, such as image/jpeg'),
    description: Text(PARAGRAPH).nullable().optional().describe('Caption; null for none'),
  })
  .meta({ id: 'PendingAttachmentDraft' });
export const PendingAttachment = open({
  delivery_key: z.string().describe('Key of the delivery'),
  url: z.string().describe('Where the file is sent by tus 1.0'),
}).meta({ id: 'PendingAttachment' });
export const DeliveryPath = z.object({
  delivery_key: Bounded(LINE).check(z.uuid()).meta({ description: 'Key given when the file was announced' }),
});
