/** The columns of fees, and their sum. */
import type { Fee } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import type { WholeList } from '#web/ui/table/whole-answer.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const monthText = ({ month }: Fee): string => months.format(new Date(`${month}-01T00:00:00Z`));

type Amount = 'price' | 'additional' | 'for_aborted' | 'for_waiting' | 'waived' | 'total' | 'margin';
const amount = (id: Amount, header: string, isOptional = false): DataTableColumn<Fee> => ({
  id,
  header,
  width: '8rem',
  align: 'end',
  sort: id,
  sortsDownFirst: true,
  isOptional,
  // A card shows the total alone: numbers without their headings say nothing.
  onPhone: id === 'total' ? 'show' : 'hide',
  // A file for invoicing has numbers.
  text: (fee) => Number(fee[id]),
  cell: (fee) => pounds.format(Number(fee[id])),
});

type Count = 'visits' | 'aborted' | 'unpriced';
const count = (id: Count, header: string, width: string): DataTableColumn<Fee> => ({
  id,
  header,
  width,
  align: 'end',
  sort: id,
  sortsDownFirst: true,
  onPhone: 'hide',
  cell: (fee) => fee[id],
});

function clientText({ client }: Fee): string {
  return client?.name ?? 'No client';
}

export const feeList: WholeList<Fee> = {
  textOf: (fee) => `${clientText(fee)} ${monthText(fee)}`,
  orders: {
    client: clientText,
    month: ({ month }) => month,
    visits: ({ visits }) => visits,
    aborted: ({ aborted }) => aborted,
    unpriced: ({ unpriced }) => unpriced,
    price: ({ price }) => Number(price),
    additional: ({ additional }) => Number(additional),
    for_aborted: ({ for_aborted: charges }) => Number(charges),
    for_waiting: ({ for_waiting: charges }) => Number(charges),
    waived: ({ waived }) => Number(waived),
    total: ({ total }) => Number(total),
    margin: ({ margin }) => Number(margin),
  },
};

export const feeColumns: readonly DataTableColumn<Fee>[] = [
  { id: 'client', header: 'Client', sort: 'client', cell: clientText },
  {
    id: 'month',
    header: 'Month',
    width: '10rem',
    sort: 'month',
    sortsDownFirst: true,
    text: ({ month }) => month,
    cell: monthText,
  },
  count('visits', 'Visits', '6rem'),
  count('aborted', 'Aborted', '6rem'),
  count('unpriced', 'Without a price', '9rem'),
  amount('price', 'Price'),
  amount('additional', 'Additional'),
  amount('for_aborted', 'For aborted visits', true),
  amount('for_waiting', 'For waiting', true),
  amount('waived', 'Waived', true),
  amount('total', 'Total'),
  amount('margin', 'Margin', true),
];

/** `£12,345.00 for 240 visits` */
export function feesSubtitle(fees: readonly Fee[]): string {
  // In pence, since tenths of a pound do not add up.
  const pence = fees.reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);
  const visits = fees.reduce((sum, one) => sum + one.visits, 0);
  return `${pounds.format(pence / 100)} for ${visits === 1 ? '1 visit' : `${visits} visits`}`;
}
