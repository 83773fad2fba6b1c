/** Free times for a visit that is not booked yet, and times that are kept while somebody is on the phone. */
import * as z from 'zod';
import { inspectionTypes } from '#domain/inspection-type.ts';
import { HOLD_MINUTES, MOST_SLOT_DAYS } from '#domain/schedule/slots/slot-hold.ts';
import {
  Bounded,
  CalendarDay,
  codesOf,
  DateOrLocalTime,
  digits,
  filter,
  Id,
  IdParameter,
  Instant,
  LINE,
  open,
} from '../wire.ts';

const TimeOfDay = Bounded(LINE).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 09:30' });
const MOST_MINUTES = 720;
const typeCodes = Object.keys(inspectionTypes).map(Number);

export const SlotQuery = z.object({
  property_id: filter(IdParameter).meta({ description: 'Where: a property that is known' }),
  postcode: filter(Bounded(LINE)).meta({
    description: 'Where, for one that is not known: a postcode, or its district alone',
    examples: ['PO4 8AA'],
  }),
  type_id: filter(
    digits(z.int().refine((code) => typeCodes.includes(code), { error: 'is no type of inspection' })),
  ).meta({ type: 'integer', ...codesOf(inspectionTypes) }),
  beds: filter(digits(z.int().min(0).max(100))).meta({
    description: 'Bedrooms, of a property that is not known',
    type: 'integer',
    minimum: 0,
    maximum: 100,
  }),
  furnished: filter(z.enum(['Unfurnished', 'Part Furnished', 'Fully Furnished'])).meta({
    description: 'The same, for how long it takes',
  }),
  minutes: filter(digits(z.int().min(1).max(MOST_MINUTES))).meta({
    description: 'How long it takes; left out, as long as such visits usually take here',
    type: 'integer',
    minimum: 1,
    maximum: MOST_MINUTES,
  }),
  from: filter(CalendarDay).meta({ description: 'The first day; left out, today' }),
  to: filter(CalendarDay).meta({
    description: `The last day, ${MOST_SLOT_DAYS} days at most; left out, six days after the first`,
  }),
  earliest: filter(TimeOfDay).meta({ description: 'It begins then or later', examples: ['12:00'] }),
  latest: filter(TimeOfDay).meta({ description: 'It begins then or sooner', examples: ['16:00'] }),
  near: filter(TimeOfDay).meta({ description: 'The time that is liked best', examples: ['13:30'] }),
  staff_id: filter(IdParameter).meta({ description: 'Of this clerk alone' }),
});

export const Slot = open({
  staff_id: Id.describe('Who would come'),
  staff_name: z.string().describe('Their name'),
  conduct_date: z.string().describe('When'),
  minutes: z.int().describe('How long it takes'),
  detour_minutes: z.int().nullable().describe('Minutes of driving more in their day; null where a way is not known'),
  knows_property: z.boolean().describe('Whether they have been there'),
}).meta({ id: 'Slot', description: 'A time at which a clerk is free' });

export const Slots = open({
  minutes: z.int().describe('How long such a visit takes'),
  location_of_keys: z
    .string()
    .nullable()
    .describe('Where the keys of the property were for its latest visit; null where nobody has said'),
  slots: z.array(Slot).describe('Three at most, the best first'),
}).meta({ id: 'Slots' });

export const SlotHoldDraft = z
  .object({
    staff_id: Id.describe('The clerk'),
    conduct_date: DateOrLocalTime.describe('A date-time'),
    minutes: z.int().min(1).max(MOST_MINUTES).describe('How long it takes'),
    property_id: Id.nullish().describe('Where: a property that is known'),
    postcode: Bounded(LINE).nullish().describe('Where, for one that is not known'),
    type_id: z
      .int()
      .refine((code) => typeCodes.includes(code), { error: 'is no type of inspection' })
      .optional()
      .meta(codesOf(inspectionTypes)),
  })
  .meta({ id: 'SlotHoldDraft' });

export const SlotHold = open({
  id: Id,
  staff_id: Id.describe('The clerk'),
  conduct_date: z.string().describe('When it begins'),
  minutes: z.int().describe('How long it takes'),
  held_by: open({ id: Id, name: z.string().describe('Their name') }).describe('The person for whom it is kept'),
  until: Instant.describe(`Afterwards anybody may book it: ${HOLD_MINUTES} minutes after it was kept`),
}).meta({ id: 'SlotHold', description: 'A time that nobody else may book for a while' });

export const SlotHolds = open({ holds: z.array(SlotHold).describe('Those that count now, by their time') }).meta({
  id: 'SlotHolds',
});

export const SlotHoldPath = z.object({ slot_hold_id: IdParameter });
