/** Reports: rooms (blocks) in order, their items, and the actions of items. */
import * as z from 'zod';
import { blockTypes } from '#domain/block-type.ts';
import { Attachment } from './attachment.ts';
import { Id, IdParameter, LINE, open, PARAGRAPH, RequiredText, Text } from './wire.ts';

export const EditableName = open({ value: z.string(), editable: z.boolean() });
export const EditableText = open({ value: z.string().nullable(), editable: z.boolean() });

const answers = z.record(Text(LINE), z.int().nullable());

export const Condition = z
  .union([Text(PARAGRAPH), z.int(), answers, z.null()], {
    error: 'must be text, a whole number, an answer to each question, or null, by the block type of the room',
  })
  .meta({
    description:
      'By block type: DETAILED, OVERVIEW, METERS text; SIMPLIFIED question to 0 No, 1 Yes, 2 N/A, null; CHECKLIST one such answer; SCALE a number; KEYS, MANUALS null',
  });

export const Action = open({
  id: Id,
  action: z.string(),
  responsibility: z.string(),
  comments: z.string().nullable(),
  version: z.int().optional().meta({ description: 'What `If-Match` compares' }),
  item_id: Id.optional(),
  room_id: Id.optional(),
}).meta({ id: 'Action' });

export const Item = open({
  id: Id,
  name: EditableName,
  description: EditableText,
  condition: open({ value: z.unknown(), editable: z.boolean() }),
  actions: z.array(Action),
  attachments: z.array(Attachment),
  origin_id: Id.nullable().optional(),
  version: z.int().optional().meta({ description: 'What `If-Match` compares' }),
  room_id: Id.optional(),
}).meta({ id: 'Item' });

export const OptionSetOfRoom = open({
  id: Id,
  name: z.string(),
  editable: z.boolean(),
  options: z.array(z.union([z.string(), z.int()])),
});

export const Room = open({
  id: Id,
  name: EditableName,
  block_type: z.string().meta({ examples: [...blockTypes], description: 'New block types may be added at any time' }),
  option_set: OptionSetOfRoom.nullable(),
  items: z.array(Item),
  attachments: z.array(Attachment),
  origin_id: Id.nullable().optional(),
  version: z.int().optional().meta({ description: 'What `If-Match` compares' }),
}).meta({ id: 'Room' });

export const Report = open({
  rooms: z.array(Room),
  version: z.int().optional().meta({ description: 'Moves with every change in the report' }),
  attachments: z
    .record(z.string(), z.string())
    .meta({ description: 'Pending attachments: identifier given by the uploading application to delivery key' }),
}).meta({ id: 'Report' });

export const ReportMetadata = open({
  keys: z.array(open({ name: z.string(), location: z.string() })),
  manuals: z.array(open({ name: z.string(), description: z.string() })),
  alarms: z.array(open({ name: z.string(), location: z.string(), result: z.string() })),
  meters: z.array(open({ name: z.string(), serial: z.string(), reading: z.string() })),
}).meta({ id: 'ReportMetadata' });

export const RoomDraft = z.object({
  name: RequiredText(LINE),
  block_type: z.enum(blockTypes),
  option_set: Id.nullable().optional().meta({ description: 'Id of an option set; required for SIMPLIFIED and SCALE' }),
});
export const RoomChange = z.object({ name: RequiredText(LINE) });
export const Order = z.array(Id).max(5000).meta({ description: 'Every id, once, in the new order' });

const CopyTarget = z.union([z.object({ id: Id }), z.object({ name: RequiredText(LINE) })], {
  error: 'must give the id of an existing room or the name of a new one',
});
export const RoomCopy = z.object({
  room: CopyTarget,
  overwrite_ids: z.array(Id).max(5000).optional().meta({
    description:
      'Items of the room there is, which take description and condition; of a new room there are none to name',
  }),
});
export const ItemCopy = z.object({
  room: CopyTarget,
  overwrite_id: Id.nullable().optional().meta({
    description:
      'The item of the room there is, which takes description and condition; of a new room there is none to name',
  }),
});

export const ItemMove = z.object({
  room_id: Id.meta({
    description: 'The room it goes to, of the same block type and option set; or its own, to stand elsewhere in it',
  }),
  before_id: Id.nullable().optional().meta({
    description: 'The item of that room that it is to stand before; without one it goes to the end',
  }),
});

const conditionInput = Condition.optional();
export const ItemDraft = z.object({
  name: RequiredText(LINE),
  description: Text(PARAGRAPH).nullable().optional(),
  condition: conditionInput,
});
/** An omitted description is cleared; an omitted condition is kept. */
export const ItemChange = ItemDraft.meta({ description: 'Leaving out the description clears it' });

/** The published field tables spell it `responsbility`, the examples `responsibility`: both are accepted. */
export const ActionDraft = z
  .object({
    action: RequiredText(LINE),
    responsibility: Text(LINE).optional(),
    responsbility: Text(LINE).optional().meta({ deprecated: true }),
    comments: Text(PARAGRAPH).nullable().optional(),
  })
  .refine(({ responsibility, responsbility }) => String(responsibility ?? responsbility ?? '').trim() !== '', {
    path: ['responsibility'],
    error: 'is required',
    // This rule also runs beside other faults, so that all are named at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** Without a position, appends. */
const CopyMode = z.enum(['append', 'reset']);
export const CopyFromProperty = z.object({ mode: CopyMode.nullish() }).nullish();
export const CopyFromPropertyQuery = z.object({
  mode: CopyMode.optional().meta({ description: 'For those who send no body: the same as its member `mode`' }),
});
export const CopiedReport = open({ rooms: z.array(Room), attachments: z.record(z.string(), z.unknown()) });

export const ReportPath = z.object({ inspection_id: IdParameter });
export const CopyFromPropertyPath = ReportPath.extend({ source_property_id: IdParameter });
