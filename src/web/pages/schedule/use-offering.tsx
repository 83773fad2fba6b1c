/** Offers a booking that nobody has to clerks, from the board, which says of each until when it is offered. */
import { type ReactNode, useState } from 'react';
import { useOffered } from '#web/features/offers/use-offered.ts';
import type { Booking } from '#web/features/schedule/booking.ts';
import { failedDialog, late } from '#web/ui/feedback/late.tsx';

const OfferDialog = late(async () => (await import('#web/features/offers/offer-dialog.tsx')).OfferDialog, {
  failed: failedDialog,
});

type Offering = {
  /** When the offer of each ends, in words. */
  offered: ReadonlyMap<number, string>;
  offer: (booking: Booking) => void;
  offerDialog: ReactNode;
};

export function useOffering(isAsked: boolean): Offering {
  const [booking, setBooking] = useState<Booking>();
  return {
    offered: useOffered(isAsked),
    offer: setBooking,
    offerDialog: booking && <OfferDialog inspection={booking.inspection} onClose={() => setBooking(undefined)} />,
  };
}
