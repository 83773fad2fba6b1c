/** The columns of fees, and their sum. */
import type { Fee } from '#web/queries/generated/types.gen.ts';
import type { DataTableColumn } from '#web/ui/table/column.ts';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const monthText = ({ month }: Fee): string => months.format(new Date(`${month}-01T00:00:00Z`));

type Amount = 'price' | 'additional' | 'total' | 'margin';
const amount = (id: Amount, header: string, isOptional = false): DataTableColumn<Fee> => ({
  id,
  header,
  width: '8rem',
  align: 'end',
  isOptional,
  // A card shows the total alone: numbers without their headings say nothing.
  onPhone: id === 'total' ? 'show' : 'hide',
  // A file for invoicing has numbers.
  text: (fee) => Number(fee[id]),
  cell: (fee) => pounds.format(Number(fee[id])),
});

export const feeColumns: readonly DataTableColumn<Fee>[] = [
  { id: 'client', header: 'Client', cell: ({ client }) => client?.name ?? 'No client' },
  { id: 'month', header: 'Month', width: '10rem', text: ({ month }) => month, cell: monthText },
  { id: 'visits', header: 'Visits', width: '6rem', align: 'end', onPhone: 'hide', cell: ({ visits }) => visits },
  { id: 'aborted', header: 'Aborted', width: '6rem', align: 'end', onPhone: 'hide', cell: ({ aborted }) => aborted },
  {
    id: 'unpriced',
    header: 'Without a price',
    width: '9rem',
    align: 'end',
    onPhone: 'hide',
    cell: ({ unpriced }) => unpriced,
  },
  amount('price', 'Price'),
  amount('additional', 'Additional'),
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
