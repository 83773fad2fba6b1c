/** The columns of charges beside the prices, their URL, and their sum. */
import { chargeKinds } from '#domain/firm/charges.ts';
import { chargeText, poundsText } from '#web/forms/charges/charge-words.ts';
import type { Charge } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { choicesParam, listUrl, textParam } from '#web/ui/table/list-search.ts';
import type { WholeList } from '#web/ui/table/whole-answer.ts';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import { periods } from './fees-url.ts';

export const kindWords: Record<(typeof chargeKinds)[number], string> = {
  aborted: 'Aborted visits',
  waiting: 'Waiting',
};

/** As the service has them: the latest visit first. */
const usual = 'usual';
const words = ['address', 'date', 'client', 'charged', 'amount'] as const;

export const chargesUrl = listUrl({
  filters: { q: textParam('q'), period: choicesParam('period', periods), kind: choicesParam('kind', chargeKinds) },
  sorts: [usual, ...words.flatMap((word) => [word, `-${word}`] as const)],
});

const charged = ({ amount, waived }: Charge): number => (waived === null ? Number(amount) : 0);
const clientText = ({ client }: Charge): string => client?.name ?? 'No client';

export const chargeList: WholeList<Charge> = {
  textOf: (charge) =>
    [charge.address, clientText(charge), chargeText(charge), charge.inspection.ref, charge.waived?.reason].join(' '),
  orders: {
    address: ({ address }) => address,
    date: ({ inspection }) => inspection.conduct_date,
    client: clientText,
    charged,
    amount: ({ amount }) => Number(amount),
  },
};

export type ChargeActions = { onWaive: (charge: Charge) => void; onChargeAgain: (charge: Charge) => void };

/** Without actions for who may only look. */
export const chargeColumns = (actions: ChargeActions | undefined): readonly DataTableColumn<Charge>[] => [
  { id: 'address', header: 'Property', sort: 'address', cell: ({ address }) => address },
  {
    id: 'date',
    header: 'Visit',
    sort: 'date',
    sortsDownFirst: true,
    width: '12rem',
    text: ({ inspection }) => inspection.conduct_date,
    cell: ({ inspection }) => dateTimeText(inspection.conduct_date),
  },
  { id: 'client', header: 'Client', sort: 'client', width: '12rem', onPhone: 'hide', cell: clientText },
  {
    id: 'ref',
    header: 'Ref',
    width: '7rem',
    isOptional: true,
    onPhone: 'hide',
    cell: ({ inspection }) => inspection.ref,
  },
  { id: 'for', header: 'For', cell: chargeText },
  {
    id: 'charged',
    header: 'Charged',
    sort: 'charged',
    sortsDownFirst: true,
    width: '7rem',
    align: 'end',
    // A file for invoicing has numbers.
    text: charged,
    cell: (charge) => poundsText(String(charged(charge))),
  },
  {
    id: 'amount',
    header: 'By the rules',
    sort: 'amount',
    sortsDownFirst: true,
    width: '8rem',
    align: 'end',
    isOptional: true,
    onPhone: 'hide',
    text: ({ amount }) => Number(amount),
    cell: ({ amount }) => poundsText(amount),
  },
  { id: 'waived', header: 'Waived because', width: '12rem', cell: ({ waived }) => waived?.reason },
  ...(actions === undefined ? [] : [controls(actions)]),
];

const controls = ({ onWaive, onChargeAgain }: ChargeActions): DataTableColumn<Charge> => ({
  id: 'actions',
  header: 'To do',
  width: '9rem',
  isControl: true,
  cell: (charge) => {
    const name = `${charge.address}, ${chargeText(charge)}`;
    if (charge.waived !== null)
      return (
        <Button size="sm" aria-label={`Charge again: ${name}`} onClick={() => onChargeAgain(charge)}>
          Charge again
        </Button>
      );
    return Number(charge.amount) > 0 ? (
      <Button size="sm" aria-label={`Waive: ${name}`} onClick={() => onWaive(charge)}>
        Waive
      </Button>
    ) : null;
  },
});

/** `£145.00, and £35.00 waived` */
export function chargesSubtitle(charges: readonly Charge[]): string {
  const sum = (rows: readonly Charge[], of: (charge: Charge) => number) =>
    poundsText(String(rows.reduce((pence, charge) => pence + Math.round(of(charge) * 100), 0) / 100));
  const waived = charges.filter((charge) => charge.waived !== null);
  const total = sum(charges, charged);
  return waived.length === 0 ? total : `${total}, and ${sum(waived, ({ amount }) => Number(amount))} waived`;
}
