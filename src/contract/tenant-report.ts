/** The self-service report as its tenant sees it: the questions, the answers so far, and what is still missing. */
import * as z from 'zod';
import { Condition, EditableName, EditableText, OptionSetOfRoom } from './report.ts';
import { CodeName } from './inspection.ts';
import { Id, IdParameter, Instant, open, PARAGRAPH, RequiredText, Text } from './wire.ts';

export const TenantAttachment = open({
  id: Id,
  type: z.string().meta({ examples: ['IMAGE'] }),
  url: z.string().meta({ description: 'A signed link; for an image an upright rendition without metadata' }),
  description: z.string().nullable(),
  taken_at: Instant.nullable(),
  renditions: z
    .record(z.string(), z.string())
    .nullable()
    .meta({ description: 'Links by width in pixels: 320, 480, 1280' }),
  width: z.int().nullable(),
  height: z.int().nullable(),
  filename: z.string().nullable(),
  room_id: Id.nullable(),
  item_id: Id.nullable(),
  removable: z.boolean().meta({ description: 'Added by the tenant, who may caption it and take it away again' }),
}).meta({ id: 'TenantAttachment' });

export const TenantItem = open({
  id: Id,
  name: EditableName,
  description: EditableText,
  condition: open({ value: z.unknown(), editable: z.boolean() }),
  attachments: z.array(TenantAttachment),
  version: z.int().meta({ description: 'What `If-Match` compares' }),
  room_id: Id,
}).meta({ id: 'TenantItem' });

export const TenantRoom = open({
  id: Id,
  name: EditableName,
  block_type: z.string(),
  option_set: OptionSetOfRoom.nullable(),
  items: z.array(TenantItem),
  attachments: z.array(TenantAttachment),
}).meta({ id: 'TenantRoom' });

export const Missing = open({
  room_id: Id,
  item_id: Id.nullable(),
  code: z.string().meta({ examples: ['unanswered', 'no_photo'] }),
  detail: z.string(),
});

export const TenantReport = open({
  inspection: open({
    id: Id,
    type: CodeName,
    state: CodeName,
    title: z.string(),
    address: open({
      line1: z.string(),
      line2: z.string().nullable(),
      city: z.string(),
      postcode: z.string(),
    }),
    conduct_date: z.string().nullable().meta({ description: 'A date, or a date-time with offset' }),
    started_at: Instant.nullable(),
    submitted_at: Instant.nullable(),
    link_expires_at: Instant.nullable(),
  }),
  company: open({
    id: Id.optional().meta({ description: 'Of the account; with the inspection it tells what a device keeps of whom' }),
    name: z.string(),
    time_zone: z.string(),
  }),
  tenant: open({ name: z.string() }),
  writable: z.boolean(),
  why_not: z.string().nullable().meta({ description: 'Why nothing can be written now, for a person' }),
  confirmation: z.string().meta({ description: 'The words to agree to with the submission' }),
  rooms: z.array(TenantRoom),
  warnings: z
    .array(Missing)
    .meta({ description: 'What is unanswered or without a photo; none forbids the submission' }),
  version: z.int().meta({ description: 'Moves with every change in the report' }),
}).meta({ id: 'TenantReport' });

export const TenantItemChange = z
  .object({ description: Text(PARAGRAPH).nullable().optional(), condition: Condition.optional() })
  .meta({ description: 'Members left out are kept' });

export const TenantSubmission = z.object({
  confirmation: RequiredText(PARAGRAPH).meta({ description: 'The words agreed to, kept in the audit trail' }),
});

export const TenantRoomPath = z.object({ room_id: IdParameter });
export const TenantItemPath = TenantRoomPath.extend({ item_id: IdParameter });
export const TenantAttachmentPath = z.object({ attachment_id: IdParameter });
