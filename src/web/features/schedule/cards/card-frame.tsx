/** The frame of a booking's card: hatched until confirmed, its edge warns of what does not fit and fades when it is fixed. */
import { classNames } from '#web/ui/class-names.ts';
import { isFixed, isUnconfirmed } from '../booking.ts';
import { BookingButton, type BookingElementProps } from './booking-button.tsx';
import styles from './card.module.css';

export function CardFrame({ className, ...props }: BookingElementProps) {
  const { booking, conflicts = [], canMove } = props;
  return (
    <BookingButton
      {...props}
      className={classNames(
        styles.card,
        className,
        isUnconfirmed(booking) && styles.unconfirmed,
        conflicts.length > 0 && styles.conflicting,
        isFixed(booking, canMove) && styles.fixed,
      )}
    />
  );
}
