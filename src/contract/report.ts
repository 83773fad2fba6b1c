/** Reports: rooms (blocks) in order, their items, and the actions of items. */
import * as z from 'zod';
import { blockTypes } from '#domain/block-type.ts';
import { waivableChecks } from '#domain/check/waiver.ts';
import { answerWords } from '#domain/condition.ts';
import { Attachment } from './attachment.ts';
import { codeWords, Id, IdParameter, LINE, open, orWords, PARAGRAPH, RequiredText, Text } from './wire.ts';

const editable = z.boolean().describe('Whether the caller can change it now; a change of what is locked is ignored');
export const EditableName = open({ value: z.string().describe('The name'), editable }).meta({ id: 'EditableName' });
export const EditableText = open({
  value: z.string().nullable().describe('The text; null when there is none'),
  editable,
}).meta({ id: 'EditableText' });

const answers = z.record(Text(LINE), z.int().nullable());

const conditionWords = `By block type: DETAILED, OVERVIEW, METERS text or null; SIMPLIFIED each question to an answer (${codeWords(answerWords)}, null unanswered); CHECKLIST one such answer; SCALE a whole number or null; KEYS, MANUALS always null`;

export const Condition = z
  .union([Text(PARAGRAPH), z.int(), answers, z.null()], {
    error: 'must be text, a whole number, an answer to each question, or null, by the block type of the room',
  })
  .meta({
    description: conditionWords,
  });

export const EditableCondition = open({
  value: z.unknown().meta({ description: conditionWords }),
  editable,
}).meta({ id: 'EditableCondition' });

export const Action = open({
  id: Id,
  action: z.string().describe('The work to be done'),
  responsibility: z.string().describe('The person responsible, such as Tenant'),
  comments: z.string().nullable().describe('Comments; null when there are none'),
  version: z.int().optional().meta({ description: 'The version that `If-Match` compares' }),
  item_id: Id.optional().describe('The item it belongs to; only in lists of actions'),
  room_id: Id.optional().describe('The room of that item; only in lists of actions'),
}).meta({ id: 'Action' });

const MOST_SECONDS = 86_400;
const seconds = z.number().min(0).max(MOST_SECONDS);
const stretch = {
  attachment_id: Id.describe('The recording'),
  from: seconds.describe('Where it begins, in seconds from the beginning of the recording'),
  to: seconds.describe('Where it ends, in seconds from the beginning of the recording'),
};
const ofTexts = <Of extends z.ZodType>(of: Of) => ({
  name: of.optional().describe('What the name was typed to'),
  description: of.optional().describe('What the description was typed to'),
  condition: of.optional().describe('What the condition was typed to'),
});
const Spoken = open(ofTexts(open(stretch).meta({ id: 'Spoken' })));
const SpokenDraft = z.object(ofTexts(z.object(stretch).meta({ id: 'SpokenDraft' })));

const WaivedFinding = open({
  check: z.string().meta({ description: `The check that found something: ${orWords(waivableChecks)}` }),
  reason: z.string().describe('Why it stands all the same'),
}).meta({ id: 'WaivedFinding' });
const WaivedFindingDraft = z
  .object({
    check: z.enum(waivableChecks).describe('The check that found something'),
    reason: RequiredText(LINE).describe('Why it stands all the same'),
  })
  .meta({ id: 'WaivedFindingDraft' });

export const Item = open({
  id: Id,
  name: EditableName.describe('The name of the item'),
  description: EditableText.describe('Its looks'),
  condition: EditableCondition.describe('Its state'),
  actions: z.array(Action).describe('The work to be done on it, for this inspection only'),
  attachments: z.array(Attachment).describe('Photos and other files of the item'),
  origin_id: Id.nullable()
    .optional()
    .describe('The item of the earlier report that it was copied from; null when it is new'),
  confirmed: z
    .boolean()
    .optional()
    .describe('Whether somebody has seen that its condition is as the earlier report has it'),
  spoken: Spoken.optional().describe(
    'The stretches of recordings that its texts were typed to; left out where there is none',
  ),
  waived: z
    .array(WaivedFinding)
    .optional()
    .describe('Findings of the checks before review that somebody let stand; left out where there is none'),
  version: z.int().optional().meta({ description: 'The version that `If-Match` compares' }),
  room_id: Id.optional().describe('The room it stands in; only in answers about one item'),
}).meta({ id: 'Item' });

export const OptionSetOfRoom = open({
  id: Id.describe('Id of the option set'),
  name: z.string().describe('Name of the option set'),
  editable: z.boolean().describe('Whether the account may change it'),
  options: z
    .array(z.union([z.string(), z.int()]))
    .describe('Questions of a SIMPLIFIED room, or whole numbers of a SCALE room'),
}).meta({ id: 'OptionSetOfRoom' });

export const Room = open({
  id: Id,
  name: EditableName.describe('The name of the room'),
  block_type: z.string().meta({
    examples: [...blockTypes],
    description: `Kind of room: ${orWords(blockTypes)}. New ones may be added at any time: show what you do not know, and do not change it`,
  }),
  option_set: OptionSetOfRoom.nullable().describe(
    'Questions or scale that items are answered by; null but for SIMPLIFIED and SCALE rooms',
  ),
  items: z.array(Item).describe('The items of the room, in order'),
  attachments: z.array(Attachment).describe('Photos and other files of the room itself'),
  origin_id: Id.nullable()
    .optional()
    .describe('The room of the earlier report that it was copied from; null when it is new'),
  version: z.int().optional().meta({ description: 'The version that `If-Match` compares' }),
}).meta({ id: 'Room' });

export const Report = open({
  rooms: z.array(Room).describe('The rooms, in order'),
  version: z.int().optional().meta({ description: 'Moves with every change in the report' }),
  attachments: z
    .record(z.string(), z.string())
    .meta({ description: 'Pending attachments: identifier given by the uploading application to delivery key' }),
}).meta({ id: 'Report' });

export const ReportMetadata = open({
  keys: z
    .array(
      open({
        name: z.string().describe('The locks of the keys'),
        location: z.string().describe('Where they are; empty when not given'),
      }),
    )
    .describe('Items of KEYS rooms'),
  manuals: z
    .array(
      open({
        name: z.string().describe('Name of the manual'),
        description: z.string().describe('Its description; empty when not given'),
      }),
    )
    .describe('Items of MANUALS rooms'),
  alarms: z
    .array(
      open({
        name: z.string().describe('Name of the item'),
        location: z.string().describe('The room it is in'),
        result: z.string().describe('Its condition, in words; empty when not given'),
      }),
    )
    .describe('Items whose name says alarm, smoke, heat detector or CO'),
  meters: z
    .array(
      open({
        name: z.string().describe('The measured supply, or its name'),
        serial: z.string().describe('Serial number; empty when not known'),
        reading: z.string().describe('The reading as read; empty when not given'),
      }),
    )
    .describe('Items of METERS rooms and meters of the property, each once'),
}).meta({ id: 'ReportMetadata' });

export const RoomDraft = z
  .object({
    name: RequiredText(LINE).describe('The name of the room'),
    block_type: z.enum(blockTypes).describe('Kind of room, which decides what its items are asked; it cannot change'),
    option_set: Id.nullable()
      .optional()
      .meta({ description: 'Id of an option set; required for SIMPLIFIED and SCALE' }),
  })
  .meta({ id: 'RoomDraft' });
export const RoomChange = z
  .object({ name: RequiredText(LINE).describe('The name of the room; a locked name stays as it is') })
  .meta({ id: 'RoomChange' });
export const Order = z.array(Id).max(5000).meta({ description: 'Every id, once, in the new order' });

/** Conditions and photographs are evidence of one room: a copy of a room need not take them along. */
const copyContents = ['ALL', 'DESCRIPTIONS', 'NAMES'] as const;

const CopyTarget = z.union(
  [
    z.object({ id: Id.describe('A room there is') }),
    z.object({ name: RequiredText(LINE).describe('Name of a new room') }),
  ],
  {
    error: 'must give the id of an existing room or the name of a new one',
  },
);
export const RoomCopy = z.object({
  room: CopyTarget.describe('Where to: the room with this `id`, or a new one with this `name`'),
  contents: z.enum(copyContents).optional().meta({
    description:
      'Of the items that are added: `ALL` with conditions and attachments, `DESCRIPTIONS` without them, `NAMES` with nothing but their names; `ALL` unless given',
  }),
  overwrite_ids: z.array(Id).max(5000).optional().meta({
    description: 'Items of the existing room that take description and condition; a new room has none to name',
  }),
});
export const ItemCopy = z.object({
  room: CopyTarget.describe('Where to: the room with this `id`, or a new one with this `name`'),
  overwrite_id: Id.nullable().optional().meta({
    description: 'The item of the existing room that takes description and condition; a new room has none to name',
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
export const ItemDraft = z
  .object({
    name: RequiredText(LINE).describe('The name of the item; a locked name stays as it is'),
    description: Text(PARAGRAPH).nullable().optional().describe('Its looks; left out of a change, it is cleared'),
    condition: conditionInput,
  })
  .meta({ id: 'ItemDraft' });
/** An omitted description is cleared; an omitted condition, confirmation, stretch or waiver is kept. */
export const ItemChange = ItemDraft.extend({
  confirmed: z
    .boolean()
    .optional()
    .describe('Whether somebody has seen that the condition is as the earlier report has it; left out, it stays'),
  spoken: SpokenDraft.optional().describe(
    'The stretches of recordings that the texts given here were typed to, kept with a change of them; those of other fields stay, and recordings that are not of the report are left out',
  ),
  waived: z
    .array(WaivedFindingDraft)
    .max(waivableChecks.length)
    .optional()
    .describe(
      'Findings of the checks before review that stand as they are; left out, they stay until the condition changes',
    ),
}).meta({ id: 'ItemChange', description: 'Leaving out the description clears it' });

/** Anything but a text has a fault of its own. */
const isBlank = (given: unknown) => typeof given === 'string' && given.trim() === '';

/** The published field tables spell it `responsbility`, the examples `responsibility`: both are accepted. */
export const ActionDraft = z
  .object({
    action: RequiredText(LINE).describe('The work to be done'),
    responsibility: Text(LINE).optional().describe('The person responsible, such as Tenant; required'),
    responsbility: Text(LINE)
      .optional()
      .meta({ deprecated: true, description: 'The same as `responsibility`, as older tables spell it' }),
    comments: Text(PARAGRAPH).nullable().optional().describe('Comments; left out or null, they are cleared'),
  })
  .refine(({ responsibility, responsbility }) => !isBlank(responsibility ?? responsbility ?? ''), {
    path: ['responsibility'],
    error: 'is required',
    // This rule also runs beside other faults, so that all are named at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .meta({ id: 'ActionDraft' });

const copyModeWords =
  '`append` puts the copied rooms after those there are, `reset` takes these away first; `append` unless given';
const CopyMode = z.enum(['append', 'reset']);
export const CopyFromProperty = z.object({ mode: CopyMode.nullish().describe(copyModeWords) }).nullish();
export const CopyFromPropertyQuery = z.object({
  mode: CopyMode.optional().meta({ description: `For those who send no body: ${copyModeWords}` }),
});
export const CopiedReport = open({
  rooms: z.array(Room).describe('The rooms that were copied'),
  attachments: z.record(z.string(), z.unknown()).describe('Id of each attachment of the source to the id of its copy'),
}).meta({ id: 'CopiedReport' });

export const ReportPath = z.object({ inspection_id: IdParameter });
export const CopyFromPropertyPath = ReportPath.extend({ source_property_id: IdParameter });
