/** Tenancies between the wire and the store. */
import type * as z from 'zod';
import type { TenancyChange } from '#contract/property/tenancy.ts';
import type { TenancyFields, TenancyRow } from '#store/properties/tenancies.ts';

export const presentTenancy = (row: TenancyRow) => ({
  id: row.id,
  property_id: row.propertyId,
  starts_on: row.startsOn,
  ends_on: row.endsOn,
  notice_given_on: row.noticeGivenOn,
  notice_by: row.noticeBy,
  leaves_on: row.leavesOn,
  contacts: row.contacts,
  version: row.version,
});

/** Only members in the body, but for the contacts, which are no column of a tenancy. */
export const acceptTenancy = (body: z.output<typeof TenancyChange>): Partial<TenancyFields> => ({
  ...(body.starts_on !== undefined && { startsOn: body.starts_on }),
  ...(body.ends_on !== undefined && { endsOn: body.ends_on }),
  ...(body.notice_given_on !== undefined && { noticeGivenOn: body.notice_given_on }),
  ...(body.notice_by !== undefined && { noticeBy: body.notice_by }),
  ...(body.leaves_on !== undefined && { leavesOn: body.leaves_on }),
});
