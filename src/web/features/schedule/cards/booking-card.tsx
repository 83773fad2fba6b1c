/** One booking on the week board or in the tray. */
import { memo } from 'react';
import type { BookingProps } from './booking-button.tsx';
import { CardBody } from './card-body.tsx';
import { CardFrame } from './card-frame.tsx';

export const BookingCard = memo(function BookingCard(props: BookingProps) {
  return (
    <CardFrame {...props}>
      <CardBody booking={props.booking} conflicts={props.conflicts} />
    </CardFrame>
  );
});
