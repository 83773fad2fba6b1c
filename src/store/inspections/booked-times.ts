/** The times that clerks have on certain days: the few columns that the rules of the board look at. */
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { Executor } from '../database/database.ts';

/** `from`: the minute of the day, on the account's clock. */
export type BookedTime = {
  id: number;
  clerkId: number;
  date: string;
  from: number;
  minutes: number | null;
  state: InspectionStateCode;
  type: InspectionTypeCode;
  postcode: string;
  lat: number | null;
  lng: number | null;
};
/** `from` and `until`: the moments between which all of the days lie. */
type Days = { clerkIds: number[]; dates: string[]; from: string; until: string };

export const buildBookedTimeStore = (db: Executor) => ({
  /** Those of these clerks on these days that have a time and are not cancelled. */
  list: (accountId: number, { clerkIds, dates, from, until }: Days): Promise<BookedTime[]> =>
    db.rows<BookedTime>(
      'booked-times.list',
      `select i.id, i.clerk_id as "clerkId", to_char(wall.at, 'YYYY-MM-DD') as date,
         (extract(hour from wall.at) * 60 + extract(minute from wall.at))::int as "from",
         i.time_to_complete as minutes, i.state, i.type, p.postcode, p.lat::float8 as lat, p.lng::float8 as lng
       from inspections i
       join accounts account on account.id = i.account_id
       join properties p on p.account_id = i.account_id and p.id = i.property_id
       cross join lateral (select i.conduct_at at time zone account.time_zone as at) wall
       where i.account_id = $1 and i.clerk_id = any($2::int[]) and i.cancelled_at is null and not i.conduct_date_only
         and i.conduct_at >= $3::timestamptz and i.conduct_at < $4::timestamptz and wall.at::date = any($5::date[])`,
      [accountId, clerkIds, from, until, dates],
    ),
});
