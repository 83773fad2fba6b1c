/** Offers of visits to clerks. */
import { type InspectionStateCode, states } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import { notFound } from '#domain/refusal.ts';
import { LONGEST_OFFER_DAYS } from '#domain/schedule/offer.ts';
import type { Executor } from '../database/database.ts';

type Person = { id: number; name: string };

export type OfferRow = {
  id: number;
  inspectionId: number;
  type: InspectionTypeCode;
  state: InspectionStateCode;
  conductDate: string | null;
  propertyId: number;
  line1: string;
  line2: string | null;
  city: string;
  postcode: string;
  clerks: Person[];
  declined: Person[];
  endsAt: string;
  offeredBy: Person;
  createdAt: string;
  acceptedBy: Person | null;
  acceptedAt: string | null;
  withdrawnAt: string | null;
};
export type OfferAddition = { inspectionId: number; actorId: number; clerkIds: readonly number[]; endsAt: string };
/** `clerkId`: those that are made to this clerk. `isLapsed`: those that have ended without anybody. */
export type OfferFilter = { inspectionId?: number | undefined; clerkId?: number | undefined; isLapsed?: boolean };

/** More than anybody looks through. */
const MOST_OFFERS = 200;

const person = (table: string) => `jsonb_build_object('id', ${table}.id, 'name', ${table}.name)`;
const people = (ids: string) => `(select coalesce(jsonb_agg(${person('u')} order by u.name, u.id), '[]') from users u
      where u.account_id = $1 and u.id = any(o.${ids}))`;
const instant = (column: string) => `to_jsonb(o.${column}) #>> '{}'`;

/** `$1` is the account. */
const selected = `select o.id, o.inspection_id as "inspectionId", i.type, i.state,
    case when i.conduct_date_only then to_char(i.conduct_at at time zone (select time_zone from accounts where id = $1), 'YYYY-MM-DD')
      else to_jsonb(i.conduct_at) #>> '{}' end as "conductDate",
    p.id as "propertyId", p.line1, p.line2, p.city, p.postcode,
    ${people('clerk_ids')} as clerks, ${people('declined_clerk_ids')} as declined,
    ${instant('ends_at')} as "endsAt", ${person('a')} as "offeredBy", ${instant('created_at')} as "createdAt",
    case when t.id is not null then ${person('t')} end as "acceptedBy", ${instant('accepted_at')} as "acceptedAt",
    ${instant('withdrawn_at')} as "withdrawnAt"
  from offers o
  join inspections i on i.account_id = o.account_id and i.id = o.inspection_id
  join properties p on p.account_id = i.account_id and p.id = i.property_id
  join users a on a.account_id = o.account_id and a.id = o.actor_id
  left join users t on t.account_id = o.account_id and t.id = o.accepted_by
  where o.account_id = $1`;

const isUndecided = `o.accepted_by is null and o.withdrawn_at is null`;
const isDeclinedByAll = `o.clerk_ids <@ o.declined_clerk_ids`;
/** Somebody can accept it. */
const isOpen = `${isUndecided} and o.ends_at > now() and not ${isDeclinedByAll}`;
/** The last idea for its visit, and it led to nothing: news for a month. */
const isLapsed = `${isUndecided} and o.ends_at > now() - interval '${LONGEST_OFFER_DAYS} days'
  and (o.ends_at <= now() or ${isDeclinedByAll})
  and not exists (select from offers l where l.account_id = $1 and l.inspection_id = o.inspection_id and l.id > o.id)`;
const isPending = `i.state = ${states.pending}`;

export const buildOfferStore = (db: Executor) => ({ ...readAndAddOffers(db), ...endOffers(db), ...noteTellings(db) });

const readAndAddOffers = (db: Executor) => ({
  /** Those that are open and that the clerk has not declined, the soonest to end first; or all of one visit, the latest first. */
  list: (accountId: number, { inspectionId, clerkId, isLapsed: wantsLapsed }: OfferFilter): Promise<OfferRow[]> => {
    const mine = `($2::int is null or $2 = any(o.clerk_ids))`;
    const asked = [accountId, clerkId ?? null];
    if (inspectionId !== undefined)
      return db.rows<OfferRow>(
        'offers.of-inspection',
        `${selected} and o.inspection_id = $3 and ${mine} order by o.id desc limit ${MOST_OFFERS}`,
        [...asked, inspectionId],
      );
    if (wantsLapsed === true)
      return db.rows<OfferRow>(
        'offers.lapsed',
        `${selected} and ${isLapsed} and ${isPending} and ${mine} order by o.ends_at desc, o.id limit ${MOST_OFFERS}`,
        asked,
      );
    const unanswered = `($2::int is null or not $2 = any(o.declined_clerk_ids))`;
    return db.rows<OfferRow>(
      'offers.open',
      `${selected} and ${isOpen} and ${isPending} and ${mine} and ${unanswered}
       order by o.ends_at, o.id limit ${MOST_OFFERS}`,
      asked,
    );
  },

  get: async (accountId: number, id: number): Promise<OfferRow> => {
    const [row] = await db.rows<OfferRow>('offers.get', `${selected} and o.id = $2`, [accountId, id]);
    if (row === undefined) throw notFound('offer');
    return row;
  },

  /** The inspection is locked: one offer of it is open at a time. */
  hasOpen: async (accountId: number, inspectionId: number): Promise<boolean> => {
    const rows = await db.rows(
      'offers.has-open',
      `select from offers o where o.account_id = $1 and o.inspection_id = $2 and ${isOpen}`,
      [accountId, inspectionId],
    );
    return rows.length > 0;
  },

  add: async (accountId: number, { inspectionId, actorId, clerkIds, endsAt }: OfferAddition): Promise<number> => {
    const id = await db.ids.takeOne('offers', accountId);
    await db.rows(
      'offers.add',
      `insert into offers (account_id, id, inspection_id, actor_id, clerk_ids, ends_at, next_attempt_at)
       values ($1, $2, $3, $4, $5::int[], $6::timestamptz, $6::timestamptz)`,
      [accountId, id, inspectionId, actorId, clerkIds, endsAt],
    );
    return id;
  },
});

const endOffers = (db: Executor) => ({
  withdraw: async (accountId: number, id: number): Promise<void> => {
    await db.rows(
      'offers.withdraw',
      'update offers set withdrawn_at = now(), next_attempt_at = null where account_id = $1 and id = $2',
      [accountId, id],
    );
  },

  /** The last of them to say no ends it. */
  decline: async (accountId: number, { id, clerkId }: { id: number; clerkId: number }): Promise<void> => {
    await db.rows(
      'offers.decline',
      `update offers set declined_clerk_ids = declined_clerk_ids || $3::int,
         next_attempt_at = case when clerk_ids <@ (declined_clerk_ids || $3::int) then now() else next_attempt_at end
       where account_id = $1 and id = $2`,
      [accountId, id, clerkId],
    );
  },

  accept: async (accountId: number, { id, clerkId }: { id: number; clerkId: number }): Promise<void> => {
    await db.rows(
      'offers.accept',
      `update offers set accepted_by = $3, accepted_at = now(), next_attempt_at = null
       where account_id = $1 and id = $2`,
      [accountId, id, clerkId],
    );
  },
});

const noteTellings = (db: Executor) => ({
  /** The clerks of the open offer of a visit who have not been written to, and until when they may accept. */
  findUntold: async (
    accountId: number,
    inspectionId: number,
  ): Promise<{ clerkIds: number[]; endsAt: string } | undefined> => {
    const [row] = await db.rows<{ clerkIds: number[]; endsAt: string }>(
      'offers.find-untold',
      `select array(select unnest(o.clerk_ids) except select unnest(o.told_clerk_ids || o.declined_clerk_ids) order by 1) as "clerkIds",
         ${instant('ends_at')} as "endsAt"
       from offers o join inspections i on i.account_id = o.account_id and i.id = o.inspection_id
       where o.account_id = $1 and o.inspection_id = $2 and ${isOpen} and ${isPending}`,
      [accountId, inspectionId],
    );
    return row !== undefined && row.clerkIds.length > 0 ? row : undefined;
  },

  noteTold: async (accountId: number, inspectionId: number): Promise<void> => {
    await db.rows(
      'offers.note-told',
      `update offers o set told_clerk_ids = o.clerk_ids where o.account_id = $1 and o.inspection_id = $2 and ${isOpen}`,
      [accountId, inspectionId],
    );
  },

  /** The inspection is locked. Once for each offer that has ended; undefined where somebody has the visit, or it is offered again. */
  takeLapsed: async (accountId: number, id: number): Promise<OfferRow | undefined> => {
    const taken = await db.rows(
      'offers.take-lapsed',
      `update offers o set next_attempt_at = null
       where o.account_id = $1 and o.id = $2 and o.next_attempt_at is not null
         and (o.ends_at <= now() or ${isDeclinedByAll}) returning o.id`,
      [accountId, id],
    );
    if (taken.length === 0) return undefined;
    const [row] = await db.rows<OfferRow>(
      'offers.lapsed-one',
      `${selected} and ${isLapsed} and ${isPending} and o.id = $2`,
      [accountId, id],
    );
    return row;
  },
});
