/** Several bookings of the board at once, and the menu of one: fetched when the board is there. */
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { BulkBar } from '#web/features/bulk-changes/bulk-bar.tsx';
import { BulkDialog } from '#web/features/bulk-changes/bulk-dialog.tsx';
import { type BulkAction, bulkWords } from '#web/features/bulk-changes/bulk-words.ts';
import { type Booking, canBeOffered } from '#web/features/schedule/booking.ts';
import { type Picked, type Point, usePicking } from '#web/features/schedule/many/use-picking.ts';
import { paths } from '#web/paths.ts';
import { ContextMenu } from '#web/ui/overlay/context-menu.tsx';
import type { MenuEntry } from '#web/ui/overlay/menu.tsx';

type Props = {
  /** All that are in sight, on the board and in the tray. */
  bookings: readonly Booking[];
  onAsk: (booking: Booking) => void;
  /** Asks to which clerks it is offered. */
  onOffer: (booking: Booking) => void;
  /** Told which are picked, for who drags one of them. */
  pickedRef: RefObject<Picked>;
};

const none: Picked = new Set();

export function ScheduleMany({ bookings, onAsk, onOffer, pickedRef }: Props) {
  const [chosen, setChosen] = useState<Picked>(none);
  const [menu, setMenu] = useState<{ of: readonly Booking[]; at: Point }>();
  const [order, setOrder] = useState<{ action: BulkAction; of: readonly Booking[] }>();
  // Those that somebody has moved out of sight are not changed unseen.
  const picked = new Set([...chosen].filter((id) => bookings.some((one) => String(one.id) === id)));
  useEffect(() => {
    pickedRef.current = chosen;
    return () => void (pickedRef.current = none);
  }, [chosen, pickedRef]);
  const of = (ids: Picked) => bookings.filter(({ id }) => ids.has(String(id)));

  usePicking({
    picked: chosen,
    onPick: setChosen,
    onMenu: (id, at) => setMenu({ of: of(picked.has(id) ? picked : new Set([id])), at }),
  });

  return (
    <>
      {picked.size > 0 && (
        <BulkBar
          selected={picked}
          onSelect={setChosen}
          rows={bookings.map(({ inspection }) => inspection)}
          onExport={async (rows) => {
            if (rows === 'all') return;
            const { exportInspections } = await import('#web/features/inspections/export-inspections.ts');
            await exportInspections({ rows }, undefined);
          }}
        />
      )}
      {menu !== undefined && (
        <ContextMenu
          key={`${menu.at.x} ${menu.at.y}`}
          label={nameOf(menu.of)}
          at={menu.at}
          entries={entriesOf(menu.of, { onAsk, onOffer, onOrder: (action) => setOrder({ action, of: menu.of }) })}
          onClose={() => setMenu(undefined)}
        />
      )}
      {order !== undefined && (
        <BulkDialog
          action={order.action}
          selection={{ inspections: order.of.map(({ inspection: { id, version } }) => ({ id, version })) }}
          onClose={() => setOrder(undefined)}
          onDone={() => {
            setOrder(undefined);
            setChosen(none);
          }}
        />
      )}
    </>
  );
}

const nameOf = (of: readonly Booking[]): string =>
  of.length === 1 ? (of[0]?.street ?? '') : `${of.length} inspections`;

const orders: Record<BulkAction, string> = {
  assign_clerk: 'Assign to…',
  assign_typist: 'Assign a typist…',
  move: 'Move by days…',
  confirm: 'Confirm…',
  send_again: 'Send the appointment again…',
  cancel: 'Cancel…',
};

type Acts = Pick<Props, 'onAsk' | 'onOffer'> & { onOrder: (action: BulkAction) => void };

function entriesOf(of: readonly Booking[], { onAsk, onOffer, onOrder }: Acts): MenuEntry[] {
  const [one] = of;
  const isOne = of.length === 1 && one !== undefined;
  const heading: ReactNode = nameOf(of);
  return [
    { heading },
    ...(isOne
      ? ([
          { label: 'Open the inspection', href: paths.inspection(one.id) },
          { label: 'Move or change its length…', onChoose: () => onAsk(one) },
          ...(canBeOffered(one) ? [{ label: 'Offer to clerks…', onChoose: () => onOffer(one) }] : []),
          'rule',
        ] satisfies MenuEntry[])
      : []),
    ...(Object.keys(bulkWords) as BulkAction[])
      .filter((action) => action !== 'cancel')
      .map((action): MenuEntry => ({ label: orders[action], onChoose: () => onOrder(action) })),
    'rule',
    { label: orders.cancel, isDanger: true, onChoose: () => onOrder('cancel') },
  ];
}
