/** Attachments: photos, recordings, videos and files on a report, a room, an item or a meter. */
import * as z from 'zod';
import { attachmentTypes } from '#domain/attachment-type.ts';
import { Id, IdParameter, Instant, LINE, open, PARAGRAPH, RequiredText, Text } from './wire.ts';

export const Attachment = open({
  id: Id,
  type: z.string().meta({ examples: [...attachmentTypes] }),
  url: z.string().meta({ description: 'A signed link; for an image an upright rendition without metadata' }),
  description: z.string().nullable(),
  taken_at: Instant.nullable(),
  original_url: z.string().optional(),
  renditions: z
    .record(z.string(), z.string())
    .nullable()
    .optional()
    .meta({ description: 'Links by width in pixels: 320, 480, 1280' }),
  sha256: z.string().optional().meta({ description: 'Of the original' }),
  width: z.int().nullable().optional(),
  height: z.int().nullable().optional(),
  duration: z.int().nullable().optional().meta({ description: 'Seconds' }),
  bytes: z.int().optional(),
  filename: z.string().nullable().optional(),
  media_type: z.string().optional(),
  rotation: z.int().optional(),
  room_id: Id.nullable().optional(),
  item_id: Id.nullable().optional(),
  created_at: Instant.optional(),
}).meta({ id: 'Attachment' });

export const AttachmentUpload = z.object({
  upload: z.file().meta({ description: 'The file' }),
  description: Text(PARAGRAPH).nullable().optional(),
});
export const AttachmentChange = z.object({ description: Text(PARAGRAPH).nullable().optional() });
export const Rotation = z.object({
  angle: z
    .int()
    .refine((angle) => angle % 90 === 0, { error: 'must be a multiple of 90' })
    .meta({ description: 'Clockwise degrees, a multiple of 90, relative to what is shown now' }),
});
/** Without a body, the attachment moves to the report itself. */
export const Assignment = z
  .object({ room_id: Id.optional(), item_id: Id.optional() })
  .nullish()
  .meta({ description: 'No body assigns to the report itself' });

export const AttachmentPath = z.object({ attachment_id: IdParameter });
export const MeterAttachmentsPath = z.object({ property_id: IdParameter, meter_id: IdParameter });

/** Enough for a film, the largest of all kinds. */
export const MOST_DELIVERED_BYTES = 500_000_000;

export const PendingAttachmentDraft = z.object({
  identifier: RequiredText(LINE),
  room_id: Id.nullable().optional(),
  item_id: Id.nullable().optional(),
  filename: RequiredText(LINE),
  size: z.int().min(1).max(MOST_DELIVERED_BYTES).meta({ description: 'Bytes' }),
  media_type: RequiredText(LINE),
  description: Text(PARAGRAPH).nullable().optional(),
});
export const PendingAttachment = open({ delivery_key: z.string(), url: z.string() }).meta({ id: 'PendingAttachment' });
export const DeliveryPath = z.object({
  delivery_key: z.uuid().meta({ description: 'Key given when the file was announced' }),
});
