/** The orders of bulk changes for one inspection that is open: for its menu, and by that for the palette. */
import { useEffect, useState } from 'react';
import { states } from '#domain/inspection-state.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';
import type { MenuEntry } from '#web/ui/overlay/menu.tsx';

const BulkDialog = late(async () => (await import('./bulk-dialog.tsx')).BulkDialog, { failed: failedDialog });

/** Its cancelling is among its steps. */
const labels = {
  assign_clerk: 'Assign to…',
  assign_typist: 'Assign a typist…',
  move: 'Move by days…',
  confirm: 'Confirm the date…',
  send_again: 'Send the appointment again…',
};
type Order = keyof typeof labels;
const orders = Object.keys(labels) as Order[];

type Props = { inspection: Inspection; onEntries: (entries: readonly MenuEntry[]) => void };

/** Shows nothing before one is chosen. */
export function OrdersOfOne({ inspection, onEntries }: Props) {
  const [chosen, setChosen] = useState<Order>();
  const close = () => setChosen(undefined);
  useEffect(() => {
    const possible = orders.filter((order) => canChange(order, inspection));
    const entries = possible.map((order) => ({ label: labels[order], onChoose: () => setChosen(order) }));
    onEntries(entries.length === 0 ? [] : ['rule', ...entries]);
    return () => onEntries([]);
  }, [inspection, onEntries]);
  if (chosen === undefined) return null;
  const { id, version } = inspection;
  return <BulkDialog action={chosen} selection={{ inspections: [{ id, version }] }} onClose={close} onDone={close} />;
}

function canChange(order: Order, { state, conduct_date: at, conduct_date_option, cancelled_at }: Inspection): boolean {
  if (cancelled_at != null || state.id >= states.complete) return false;
  if (order === 'confirm') return at !== null && conduct_date_option === 1;
  return order === 'send_again' ? at !== null && conduct_date_option === 0 : order !== 'move' || at !== null;
}
