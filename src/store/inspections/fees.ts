/** Fees of visits, added up by client and month. */
import { states } from '#domain/inspection-state.ts';
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
  total: string;
  margin: string;
};
type Months = { from: string; until: string; clientId: number | undefined };

const sum = (amount: string, where = 'true') => `coalesce(sum((${amount})::numeric) filter (where ${where}), 0)`;
const inPounds = (amount: string) => `(${amount})::numeric(14, 2)::text`;
const price = sum(`i.pricing ->> 'price'`, 'i.cancelled_at is null');
const additional = sum(`i.pricing ->> 'additional'`);

export const buildFeeStore = (db: Executor) => ({
  /** The latest month first, then by the name of the client. Months are `2027-02`. */
  list: (accountId: number, { from, until, clientId }: Months): Promise<FeeRow[]> =>
    db.rows<FeeRow>(
      'fees.list',
      `with zone as (select time_zone as name from accounts where id = $1),
       found as (
         select i.client_id, c.name, to_char(i.conduct_at at time zone zone.name, 'YYYY-MM') as month,
           count(*) filter (where i.cancelled_at is null) as visits,
           count(*) filter (where i.cancelled_at is not null) as aborted,
           count(*) filter (where i.cancelled_at is null and i.pricing ->> 'price' is null) as unpriced,
           ${inPounds(price)} as price, ${inPounds(additional)} as additional, ${inPounds(`${price} + ${additional}`)} as total,
           ${inPounds(sum(`i.pricing ->> 'margin'`, 'i.cancelled_at is null'))} as margin
         from zone, inspections i left join clients c on c.account_id = $1 and c.id = i.client_id
         where i.account_id = $1 and i.state >= ${states.complete}
           and i.conduct_at >= ($2 || '-01')::date::timestamp at time zone zone.name
           and i.conduct_at < (($3 || '-01')::date + interval '1 month')::timestamp at time zone zone.name
           and ($4::int is null or i.client_id = $4)
           and (i.cancelled_at is null or i.pricing ->> 'additional' is not null)
         group by i.client_id, c.name, month
       )
       select (row_number() over (order by month desc, name nulls last, client_id))::int as id, client_id as "clientId",
         name as "clientName", month, visits::int, aborted::int, unpriced::int, price, additional, total, margin
       from found order by 1`,
      [accountId, from, until, clientId ?? null],
    ),
});
