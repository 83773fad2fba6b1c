/** Tenancies of a property: their days, notice, and the contacts that live there. */
import * as z from 'zod';
import { mostNoticeMonths, noticeParties } from '#domain/property/tenancy.ts';
import { PropertyPath } from '../property.ts';
import { CalendarDay, Id, IdParameter, open, orWords, Version } from '../wire.ts';

export const MOST_CONTACTS = 50;

const words = {
  startsOn: 'The first day',
  endsOn: 'The last day that was agreed; null for one that goes on until somebody gives notice',
  noticeGivenOn: 'The day of the notice; null when nobody has given any',
  noticeBy: `Who gave notice: ${orWords(noticeParties)}; null when nobody has said`,
  leavesOn: 'The last day, as notice or agreement have settled it; null while it is open',
};

export const Tenancy = open({
  id: Id,
  property_id: Id.describe('The property'),
  starts_on: z.string().describe(words.startsOn),
  ends_on: z.string().nullable().describe(words.endsOn),
  notice_given_on: z.string().nullable().describe(words.noticeGivenOn),
  notice_by: z.enum(noticeParties).nullable().describe(words.noticeBy),
  leaves_on: z.string().nullable().describe(words.leavesOn),
  contacts: z
    .array(open({ id: Id.describe('A contact of the property'), name: z.string().describe('Their name') }))
    .describe('Who lives there, by name'),
  version: Version,
}).meta({ id: 'Tenancy' });

const fields = {
  starts_on: CalendarDay.describe(words.startsOn),
  ends_on: CalendarDay.nullable().optional().describe(words.endsOn),
  notice_given_on: CalendarDay.nullable().optional().describe(words.noticeGivenOn),
  notice_by: z.enum(noticeParties).nullable().optional().describe(words.noticeBy),
  leaves_on: CalendarDay.nullable().optional().describe(words.leavesOn),
  contact_ids: z
    .array(Id)
    .max(MOST_CONTACTS)
    .optional()
    .describe('Contacts of the property who live there; their days become those of their latest tenancy'),
};

type Days = {
  starts_on?: string | undefined;
  ends_on?: string | null | undefined;
  notice_given_on?: string | null | undefined;
  leaves_on?: string | null | undefined;
};

/** The member of the first day that is out of order, and why; undefined when all are in order. */
export function dayOutOfOrder(days: Days): { member: keyof Days; detail: string } | undefined {
  const { starts_on: start, ends_on: end, notice_given_on: notice, leaves_on: leaves } = days;
  if (start && end && end < start) return { member: 'ends_on', detail: 'must not be earlier than starts_on' };
  if (start && leaves && leaves < start) return { member: 'leaves_on', detail: 'must not be earlier than starts_on' };
  if (notice && leaves && leaves < notice)
    return { member: 'leaves_on', detail: 'must not be earlier than notice_given_on' };
  return undefined;
}

const inOrder = ({ value, issues }: z.core.ParsePayload<Days>) => {
  const fault = dayOutOfOrder(value);
  if (fault) issues.push({ code: 'custom', input: value, path: [fault.member], message: fault.detail });
};

export const TenancyDraft = z.object(fields).check(inOrder).meta({ id: 'TenancyDraft' });
export const TenancyChange = z.object(fields).partial().check(inOrder).meta({ id: 'TenancyChange' });
export const TenancyPath = PropertyPath.extend({ tenancy_id: IdParameter });

const months = z.int().min(0).max(mostNoticeMonths);
/** A part of the settings of an account. */
export const noticeLengths = {
  members: {
    tenant: months.describe('Months when the tenant gives notice'),
    landlord: months.describe('Months when the landlord gives notice'),
  },
  words:
    'The lengths of notice by which forms propose the day on which a tenant leaves; the law and the contract decide, and somebody types it',
};
