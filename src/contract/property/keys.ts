/** Sets of keys of properties, the log of who had them, and which set a visit gets. */
import * as z from 'zod';
import { keyHolders, keyTakers } from '#domain/property/keys.ts';
import { drawingFault, longestDrawing, signatureBox } from '#domain/signature-drawing.ts';
import { onlyPicture } from '../account/only-picture.ts';
import { PropertyPath } from '../property.ts';
import {
  Bounded,
  CalendarDay,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  listQuery,
  open,
  orWords,
  RequiredText,
  searchOf,
  sortBy,
  Text,
  Version,
} from '../wire.ts';

const MOST_KEYS = 200;
const LONGEST_TAG = 40;
const LONGEST_NOTE = 2000;

const words = {
  tag: 'What stands on its tag; no two sets of an account have the same one',
  holds: 'What is on the ring, such as 2 Yale, 1 mortice, fob',
  keyCount: 'How many keys and fobs it has',
  place: 'Where it hangs when it is in the office, such as Office board, hook 14',
  holder: `Who has it: ${orWords(keyHolders)}`,
  staffId: 'The clerk who has it; null for everybody else',
  holderName: 'Their name; null when nobody gave it, and in the office',
  dueBackOn: 'The day on which it should be back; null when nobody said',
};

const AddressLine = open({
  line1: z.string().describe('House number and street'),
  line2: z.string().nullable().describe('Second line; null when not given'),
  city: z.string().describe('Town'),
  postcode: z.string().describe('Postcode'),
});

export const KeySet = open({
  id: Id,
  property: open({ id: Id, address: AddressLine.describe('Its address') }).describe('The property'),
  tag: z.string().describe(words.tag),
  holds: z.string().describe(words.holds),
  key_count: z.int().describe(words.keyCount),
  place: z.string().describe(words.place),
  holder: z.enum(keyHolders).describe(words.holder),
  staff_id: Id.nullable().describe(words.staffId),
  holder_name: z.string().nullable().describe(words.holderName),
  out_since: Instant.nullable().describe('When it was handed out; null in the office'),
  due_back_on: z.string().nullable().describe(words.dueBackOn),
  overdue: z.boolean().describe('Whether it should have been back before today'),
  where: z.string().meta({
    description: 'Where it is, in words',
    examples: ['with Ann Lee (tenant), due back Fri 4 Dec 2026'],
  }),
  version: Version,
}).meta({ id: 'KeySet', description: 'A set of keys of a property, and who has it' });

const fields = {
  property_id: Id.describe('The property'),
  tag: RequiredText(LONGEST_TAG).describe(words.tag),
  holds: RequiredText(LINE).describe(words.holds),
  key_count: z.int().min(1).max(MOST_KEYS).describe(words.keyCount),
  place: RequiredText(LINE).describe(words.place),
};
export const KeySetDraft = z.object(fields).meta({ id: 'KeySetDraft' });
export const KeySetChange = z.object(fields).omit({ property_id: true }).partial().meta({ id: 'KeySetChange' });
export const KeySetPath = z.object({ key_set_id: IdParameter });
export const KeySetQuery = z.object({
  ...listQuery(30),
  q: searchOf('the tag, what is on the ring, its place, who has it or the address'),
  state: filter(z.enum(['in', 'out', 'overdue'])).meta({
    description: 'Those in the office, those that are out, or those of them that should be back',
  }),
  property_id: filter(IdParameter).meta({ description: 'Of this property alone' }),
  sort: sortBy('tag', 'due_back_on'),
});

export const KeySetPhoto = open(onlyPicture).meta({ id: 'KeySetPhoto' });

const directions = ['out', 'back'] as const;
const movementWords = {
  direction: '`out`: handed to somebody, also from one to the next; `back`: into the office again',
  note: 'What is worth knowing; null when there is nothing',
  signature: `The signature of whoever took it, as SVG path data in a box of ${signatureBox.width} by ${signatureBox.height}; null when nobody signed`,
};

export const KeyMovement = open({
  id: Id,
  key_set_id: Id.describe('The set'),
  at: Instant.describe('When'),
  direction: z.enum(directions).describe(movementWords.direction),
  holder: z.enum(keyHolders).describe('Who has had it since then'),
  staff_id: Id.nullable().describe(words.staffId),
  holder_name: z.string().nullable().describe(words.holderName),
  place: z.string().nullable().describe('Where it was hung; null when it went out'),
  due_back_on: z.string().nullable().describe(words.dueBackOn),
  note: z.string().nullable().describe(movementWords.note),
  signature: z.string().nullable().describe(movementWords.signature),
  recorded_by: open({ id: Id, name: z.string().describe('Their name') })
    .nullable()
    .describe('Who wrote it down; null when an application did without a person'),
}).meta({
  id: 'KeyMovement',
  description: 'A step of a set of keys: out to somebody, or back. None is changed or removed',
});

const signature = Bounded(longestDrawing).check(({ value, issues }) => {
  const fault = drawingFault(value);
  if (fault !== undefined) issues.push({ code: 'custom', input: value, message: fault });
});
export const KeyMovementDraft = z
  .object({
    direction: z.enum(directions).describe(movementWords.direction),
    holder: z
      .enum(keyTakers)
      .optional()
      .describe(`Who gets it: ${orWords(keyTakers)}; required when it goes out`),
    staff_id: Id.nullable().optional().describe('The clerk who gets it; required for one'),
    holder_name: Text(LINE).nullable().optional().describe('The name of somebody else who gets it; required for them'),
    due_back_on: CalendarDay.nullable().optional().describe(words.dueBackOn),
    place: RequiredText(LINE)
      .optional()
      .describe('Where it hangs from now on, when it is back; as before unless given'),
    note: Text(LONGEST_NOTE).nullable().optional().describe(movementWords.note),
    signature: signature.nullable().optional().describe(movementWords.signature),
  })
  .check(({ value, issues }) => {
    const miss = (member: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [member], message });
    if (value.direction === 'back') return;
    if (value.holder === undefined) miss('holder', 'is required when a set goes out');
    else if (value.holder === 'clerk') {
      if (value.staff_id == null) miss('staff_id', 'is required for a clerk');
    } else if ((value.holder_name ?? '').trim() === '') miss('holder_name', 'is required');
  })
  .meta({ id: 'KeyMovementDraft' });

export const PropertyKeysQuery = z.object({
  on: filter(CalendarDay).meta({ description: 'The day of the visit; today unless it is given' }),
  inspection_id: filter(IdParameter).meta({
    description:
      'The booking for which it is asked, which reserves the keys of its day; none for one that is not booked yet',
  }),
  staff_id: filter(IdParameter).meta({ description: 'The clerk of a visit that is not booked yet' }),
});
export const PropertyKeys = open({
  on: z.string().describe('The day'),
  count: z.int().describe('How many sets the property has'),
  key_set: KeySet.nullable().describe('The set that the visit gets; null when the property has none'),
  where: z.string().nullable().describe('Where that set is now, in words'),
  clash: z
    .string()
    .nullable()
    .meta({
      description: 'Why it may not be there on the day, in words; null when nothing speaks against it',
      examples: ['DK-14 is reserved that day, first for Sam Clerk'],
    }),
}).meta({ id: 'PropertyKeys', description: 'Where the keys of a property are for a visit' });
export const PropertyKeysPath = PropertyPath;
