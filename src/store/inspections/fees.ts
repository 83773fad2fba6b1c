/** Fees of visits, added up by client and month, and the charges among them one by one. */
import type { Charge, ChargeKind } from '#domain/firm/charges.ts';
import { states } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { Executor } from '../database/database.ts';

export type FeeRow = {
  id: number;
  clientId: number | null;
  clientName: string | null;
  month: string;
  visits: number;
  aborted: number;
  unpriced: number;
  price: string;
  additional: string;
  forAborted: string;
  forWaiting: string;
  waived: string;
  total: string;
  margin: string;
};
export type ChargeRow = {
  id: number;
  charge: Charge;
  inspectionId: number;
  type: InspectionTypeCode;
  ref: string | null;
  conductAt: string;
  /** Set when the appointment is a whole day. */
  conductDate: string | null;
  cancelledAt: string | null;
  address: string;
  clientId: number | null;
  clientName: string | null;
};
type Months = { from: string; until: string; clientId: number | undefined };

const sum = (amount: string, where = 'true') => `coalesce(sum((${amount})::numeric) filter (where ${where}), 0)`;
const inPounds = (amount: string) => `(${amount})::numeric(14, 2)::text`;
const price = sum(`i.pricing ->> 'price'`, 'i.cancelled_at is null');
const additional = sum(`i.pricing ->> 'additional'`);

/** From `inspections i`: a visit without charges has no rows. */
const itsCharges = `jsonb_array_elements(i.pricing -> 'charges') as charge`;
const isWaived = `jsonb_typeof(charge -> 'waived') = 'object'`;
const ofKind = (kind: ChargeKind) => `charge ->> 'kind' = '${kind}' and not ${isWaived}`;
const charged = `select ${sum(`charge ->> 'amount'`, ofKind('aborted'))} as aborted,
    ${sum(`charge ->> 'amount'`, ofKind('waiting'))} as waiting, ${sum(`charge ->> 'amount'`, isWaived)} as waived
  from ${itsCharges}`;

/** $1 is the account, $2 and $3 are months, $4 is a client or null. */
const inTheMonths = `i.account_id = $1
  and i.conduct_at >= ($2 || '-01')::date::timestamp at time zone zone.name
  and i.conduct_at < (($3 || '-01')::date + interval '1 month')::timestamp at time zone zone.name
  and ($4::int is null or i.client_id = $4)`;
const zone = 'zone as (select time_zone as name from accounts where id = $1)';

export const buildFeeStore = (db: Executor) => ({
  /** The latest month first, then by the name of the client. Months are `2027-02`. */
  list: (accountId: number, { from, until, clientId }: Months): Promise<FeeRow[]> =>
    db.rows<FeeRow>(
      'fees.list',
      `with ${zone},
       found as (
         select i.client_id, c.name, to_char(i.conduct_at at time zone zone.name, 'YYYY-MM') as month,
           count(*) filter (where i.cancelled_at is null) as visits,
           count(*) filter (where i.cancelled_at is not null) as aborted,
           count(*) filter (where i.cancelled_at is null and i.pricing ->> 'price' is null) as unpriced,
           ${inPounds(price)} as price, ${inPounds(additional)} as additional, ${inPounds(`${price} + ${additional}`)} as total,
           ${inPounds(sum('charged.aborted'))} as for_aborted, ${inPounds(sum('charged.waiting'))} as for_waiting,
           ${inPounds(sum('charged.waived'))} as waived,
           ${inPounds(sum(`i.pricing ->> 'margin'`, 'i.cancelled_at is null'))} as margin
         from zone, inspections i left join clients c on c.account_id = $1 and c.id = i.client_id
           cross join lateral (${charged}) charged
         where ${inTheMonths} and i.state >= ${states.complete}
           and (i.cancelled_at is null or i.pricing ->> 'additional' is not null)
         group by i.client_id, c.name, month
       )
       select (row_number() over (order by month desc, name nulls last, client_id))::int as id, client_id as "clientId",
         name as "clientName", month, visits::int, aborted::int, unpriced::int, price, additional, for_aborted as "forAborted",
         for_waiting as "forWaiting", waived, total, margin
       from found order by 1`,
      [accountId, from, until, clientId ?? null],
    ),

  /** The latest visit first, whatever has become of it since. */
  listCharges: (
    accountId: number,
    { from, until, clientId, kind }: Months & { kind: ChargeKind | undefined },
  ): Promise<ChargeRow[]> =>
    db.rows<ChargeRow>(
      'fees.list-charges',
      `with ${zone}
       select (row_number() over (order by i.conduct_at desc, i.id desc, charge ->> 'kind'))::int as id, charge,
         i.id as "inspectionId", i.type, i.ref, i.conduct_at as "conductAt",
         case when i.conduct_date_only then to_char(i.conduct_at at time zone zone.name, 'YYYY-MM-DD') end as "conductDate",
         i.cancelled_at as "cancelledAt", concat_ws(', ', p.line1, nullif(p.line2, ''), p.city, p.postcode) as address,
         i.client_id as "clientId", c.name as "clientName"
       from zone, inspections i
         join properties p on p.account_id = $1 and p.id = i.property_id
         left join clients c on c.account_id = $1 and c.id = i.client_id
         cross join lateral ${itsCharges}
       where ${inTheMonths} and ($5::text is null or charge ->> 'kind' = $5)
       order by 1`,
      [accountId, from, until, clientId ?? null, kind ?? null],
    ),
});
