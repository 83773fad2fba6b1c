/** A visit that nobody has is offered to clerks, of whom the first to accept has it. */
import * as z from 'zod';
import { LONGEST_OFFER_DAYS, MOST_OFFERED } from '#domain/schedule/offer.ts';
import { InspectionType } from '../inspection.ts';
import { ShortAddress } from '../property.ts';
import { DateTime, filter, Id, IdParameter, Instant, open } from '../wire.ts';

const Named = (what: string) => open({ id: Id, name: z.string().describe('Their name') }).describe(what);

export const OfferDraft = z
  .object({
    inspection_id: Id.describe('The visit: Pending, without a clerk'),
    staff_ids: z.array(Id).min(1).max(MOST_OFFERED).describe('The clerks to whom it is offered'),
    ends_at: DateTime.describe(
      `Until when they may accept: ${LONGEST_OFFER_DAYS} days ahead at most, and not after the visit begins`,
    ),
  })
  .meta({ id: 'OfferDraft' });

export const OfferQuery = z.object({
  inspection_id: filter(IdParameter).meta({
    description: 'All offers of one visit, those that are over too, the latest first; left out, those that are open',
  }),
  lapsed: filter(z.enum(['true', 'false'])).meta({
    description: 'Instead those that have ended within a month without anybody, while nobody has the visit',
  }),
});

export const Offer = open({
  id: Id,
  inspection: open({
    id: Id,
    type: InspectionType.describe('Its purpose'),
    property: open({ id: Id, address: ShortAddress }).describe('The property that is visited'),
    conduct_date: z.string().nullable().describe('A date, or a date-time with offset; null while none is agreed'),
  }).describe('The visit that is offered'),
  staff: z.array(Named('A clerk')).describe('The clerks to whom it is offered, by name'),
  declined_by: z.array(Named('A clerk')).describe('Those of them who have said no, by name'),
  ends_at: Instant.describe('Until when they may accept'),
  is_open: z.boolean().describe('Whether somebody can accept it now'),
  offered_by: Named('The person who offers it'),
  created_at: Instant.describe('When it was offered'),
  accepted_by: Named('The clerk who was first to accept').nullable().describe('Null while nobody has accepted'),
  accepted_at: Instant.nullable().describe('When they did'),
  withdrawn_at: Instant.nullable().describe('When the office withdrew it'),
}).meta({ id: 'Offer', description: 'A visit that is offered to several clerks' });

export const Offers = open({ offers: z.array(Offer).describe('Clerks read those that are made to them') }).meta({
  id: 'Offers',
});

export const OfferPath = z.object({ offer_id: IdParameter });

export const RankedClerk = open({
  staff_id: Id.describe('The clerk'),
  staff_name: z.string().describe('Their name'),
  clashes: z.array(z.string()).describe('What is in the way then, in words; none where they are free'),
  detour_minutes: z.int().nullable().describe('Minutes of driving more in their day; null where a way is not known'),
  knows_property: z.boolean().describe('Whether they have been there'),
  visits: z.int().describe('How many visits they have on that day'),
}).meta({ id: 'RankedClerk' });

export const RankedClerks = open({
  clerks: z.array(RankedClerk).describe('The best first: who is free, by detour and by who knows the property'),
}).meta({ id: 'RankedClerks' });
