/** Times of clerks that are kept for a quarter of an hour while somebody is on the phone. */
import { HOLD_MINUTES } from '#domain/schedule/slots/slot-hold.ts';
import { USUAL_MINUTES } from '#domain/schedule/working-day.ts';
import type { Executor } from '../database/database.ts';

export type SlotHoldRow = {
  id: number;
  clerkId: number;
  actorId: number;
  actorName: string;
  startsAt: string;
  minutes: number;
  lat: number | null;
  lng: number | null;
  until: string;
};
export type SlotHoldAddition = Pick<SlotHoldRow, 'clerkId' | 'actorId' | 'startsAt' | 'minutes' | 'lat' | 'lng'>;
/** `minutes`: null for a visit without a length. */
export type WantedTime = { clerkId: number; actorId: number; startsAt: string; minutes: number | null };

const columns = `h.id, h.clerk_id as "clerkId", h.actor_id as "actorId", u.name as "actorName",
  to_jsonb(h.starts_at) #>> '{}' as "startsAt", (extract(epoch from h.ends_at - h.starts_at) / 60)::int as minutes,
  h.lat, h.lng, to_jsonb(h.until) #>> '{}' as until`;
const from = `slot_holds h join users u on u.account_id = h.account_id and u.id = h.actor_id`;

/** Somebody else keeps `h` for a time that this one would take a part of. `$1` is the account. */
export const isInTheWay = (wanted: { clerk: string; actor: string; at: string; minutes: string }): string =>
  `h.account_id = $1 and h.clerk_id = ${wanted.clerk} and h.actor_id <> ${wanted.actor} and h.until > now()
   and h.starts_at < ${wanted.at} + make_interval(mins => coalesce(${wanted.minutes}, ${USUAL_MINUTES}))
   and h.ends_at > ${wanted.at}`;

export const buildSlotHoldStore = (db: Executor) => ({
  /** Those that still count and begin between two moments. */
  list: (accountId: number, span?: { from: string; until: string }): Promise<SlotHoldRow[]> =>
    db.rows<SlotHoldRow>(
      'slot-holds.list',
      `select ${columns} from ${from}
       where h.account_id = $1 and h.until > now() and h.starts_at >= $2::timestamptz and h.starts_at < $3::timestamptz
       order by h.starts_at, h.id`,
      [accountId, span?.from ?? '-infinity', span?.until ?? 'infinity'],
    ),

  /** Undefined where nobody else keeps that time. */
  findInTheWay: async (
    accountId: number,
    { clerkId, actorId, startsAt, minutes }: WantedTime,
  ): Promise<SlotHoldRow | undefined> => {
    const wanted = { clerk: '$2', actor: '$3', at: '$4::timestamptz', minutes: '$5::int' };
    const [row] = await db.rows<SlotHoldRow>(
      'slot-holds.in-the-way',
      `select ${columns} from ${from} where ${isInTheWay(wanted)} order by h.starts_at limit 1`,
      [accountId, clerkId, actorId, startsAt, minutes],
    );
    return row;
  },

  /** Nobody else decides on times of this clerk until the transaction ends. */
  lockClerk: async (accountId: number, clerkId: number): Promise<void> => {
    await db.rows('slot-holds.lock-clerk', 'select id from users where account_id = $1 and id = $2 for update', [
      accountId,
      clerkId,
    ]);
  },

  /** In place of what the same person kept of that time; those that have ended go. */
  add: async (accountId: number, addition: SlotHoldAddition): Promise<SlotHoldRow> => {
    const { clerkId, actorId, startsAt, minutes, lat, lng } = addition;
    await db.rows(
      'slot-holds.forget',
      `delete from slot_holds where account_id = $1 and (until <= now() or (actor_id = $2 and clerk_id = $3
         and starts_at < $4::timestamptz + make_interval(mins => $5::int) and ends_at > $4::timestamptz))`,
      [accountId, actorId, clerkId, startsAt, minutes],
    );
    const id = await db.ids.takeOne('slot_holds', accountId);
    const [row] = await db.rows<SlotHoldRow>(
      'slot-holds.add',
      `with h as (
         insert into slot_holds (account_id, id, clerk_id, actor_id, starts_at, ends_at, lat, lng, until)
         values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz + make_interval(mins => $6::int), $7, $8,
           now() + interval '${HOLD_MINUTES} minutes') returning *)
       select ${columns} from h join users u on u.account_id = $1 and u.id = h.actor_id`,
      [accountId, id, clerkId, actorId, startsAt, minutes, lat, lng],
    );
    if (row === undefined) throw new Error('insert returned no row');
    return row;
  },

  /** False where no such time is kept. */
  remove: async (accountId: number, id: number): Promise<boolean> => {
    const rows = await db.rows(
      'slot-holds.remove',
      'delete from slot_holds where account_id = $1 and id = $2 and until > now() returning id',
      [accountId, id],
    );
    return rows.length > 0;
  },

  /** The booked time needs nobody to keep it. */
  release: async (accountId: number, { clerkId, actorId, startsAt }: Omit<WantedTime, 'minutes'>): Promise<void> => {
    await db.rows(
      'slot-holds.release',
      'delete from slot_holds where account_id = $1 and clerk_id = $2 and actor_id = $3 and starts_at = $4::timestamptz',
      [accountId, clerkId, actorId, startsAt],
    );
  },
});
