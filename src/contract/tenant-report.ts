/** The self-service report as its tenant sees it: the questions, the answers so far, and what is still missing. */
import * as z from 'zod';
import { Condition, EditableCondition, EditableName, EditableText, OptionSetOfRoom } from './report.ts';
import { InspectionState, InspectionType } from './inspection.ts';
import { ShortAddress } from './property.ts';
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
  condition: EditableCondition,
  attachments: z.array(TenantAttachment),
  version: z.int().meta({ description: 'The version that `If-Match` compares' }),
  room_id: Id.describe('The room it stands in'),
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
  room_id: Id.describe('The room'),
  item_id: Id.nullable().describe('The item; null when the room as a whole lacks it'),
  code: z.string().meta({ description: '`unanswered` or `no_photo`', examples: ['unanswered', 'no_photo'] }),
  detail: z.string().describe('The gap, in words for the tenant'),
});

export const TenantReport = open({
  inspection: open({
    id: Id,
    type: InspectionType.describe('Its purpose'),
    state: InspectionState.describe('Where it is in its life'),
    title: z.string().describe('Title of the report'),
    address: ShortAddress,
    conduct_date: z.string().nullable().meta({ description: 'A date, or a date-time with offset' }),
    started_at: Instant.nullable().describe('When something was first entered; null before'),
    submitted_at: Instant.nullable().describe('When it was sent in; null before'),
    link_expires_at: Instant.nullable().describe('When the link ends; null when it does not'),
  }).describe('The inspection that the link is for'),
  company: open({
    id: Id.optional().meta({
      description: "The account; with the inspection it identifies the owner of a device's edits",
    }),
    name: z.string().describe('Name of the firm'),
    time_zone: z.string().describe('IANA time zone, such as Europe/London, in which days are meant'),
  }).describe('The firm that asks for the report'),
  tenant: open({ name: z.string().describe('Name of the tenant') }).describe('The tenant who fills it in'),
  writable: z.boolean().describe('Whether anything can be written now'),
  why_not: z
    .string()
    .nullable()
    .meta({ description: 'Why nothing can be written now, for a person; null when it can' }),
  confirmation: z.string().meta({ description: 'The words to agree to with the submission' }),
  photos_per_room: z
    .int()
    .optional()
    .meta({ description: 'Photos asked for in each room; 0 for none, absent for one' }),
  rooms: z.array(TenantRoom).describe('The rooms, in order'),
  warnings: z.array(Missing).meta({ description: 'Items without an answer or a photo; none forbids the submission' }),
  version: z.int().meta({ description: 'Moves with every change in the report' }),
}).meta({ id: 'TenantReport' });

export const TenantItemChange = z
  .object({
    description: Text(PARAGRAPH).nullable().optional().describe("The tenant's words about it; null clears it"),
    condition: Condition.optional(),
  })
  .meta({ description: 'Members left out are kept' });

export const TenantSubmission = z.object({
  confirmation: RequiredText(PARAGRAPH).meta({ description: 'The words agreed to, kept in the audit trail' }),
});

export const TenantRoomPath = z.object({ room_id: IdParameter });
export const TenantItemPath = TenantRoomPath.extend({ item_id: IdParameter });
export const TenantAttachmentPath = z.object({ attachment_id: IdParameter });
