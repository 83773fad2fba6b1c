/** The unassigned bookings: dragged onto the board, or back here to free a clerk. */
import { ChevronDown, ChevronUp } from 'lucide-react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useBoardTarget } from '#web/ui/drag-and-drop/board-drag.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { today } from '#web/ui/time/time-zone.ts';
import { type Booking, canBeOffered } from './booking.ts';
import { BookingCard } from './cards/booking-card.tsx';
import styles from './tray.module.css';
import { trayWeeks, weekShown } from './tray-weeks.ts';

type Props = {
  bookings: readonly Booking[];
  /** The day in sight: its week is shown first. */
  day: string;
  canMove: boolean;
  onAsk: (booking: Booking) => void;
  /** Asks to which clerks it is offered. */
  onOffer: (booking: Booking) => void;
  /** When the offer of each ends that is offered now, in words. */
  offered: ReadonlyMap<number, string>;
};

/** Their number in the width of a large screen. The others come right after the first frame, which they would hold up by 90 ms. */
const mostAtFirst = 12;

export function Tray({ bookings, day, canMove, onAsk, onOffer, offered }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  /** A week that somebody chose, until they go on to other days. */
  const [chosen, setChosen] = useState<{ key: string; on: string }>();
  const weeks = useMemo(() => trayWeeks(bookings, today()), [bookings]);
  const week = weekShown(weeks, day, chosen?.on === day ? chosen.key : undefined);
  const shown = week?.bookings ?? [];
  const { attach, isOver } = useBoardTarget<HTMLElement>({ id: 'tray', kind: 'tray', name: 'Unassigned' });
  return (
    <section ref={attach} className={classNames(styles.tray, isOver && styles.over)} aria-label="Unassigned">
      <div className={styles.head}>
        <h2>
          Unassigned <span className={styles.count}>{bookings.length}</span>
        </h2>
        {isOpen && weeks.length > 1 && (
          <fieldset aria-label="Weeks" className={styles.weeks}>
            {weeks.map(({ key, label, bookings: ofWeek }) => (
              <button
                key={key}
                type="button"
                aria-pressed={key === week?.key}
                onClick={() => setChosen({ key, on: day })}
              >
                {label} <span className={styles.count}>{ofWeek.length}</span>
              </button>
            ))}
          </fieldset>
        )}
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronDown /> : <ChevronUp />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      </div>
      {isOpen && bookings.length === 0 && <p className={styles.empty}>Nothing waits for a clerk.</p>}
      {isOpen && bookings.length > 0 && (
        <ul className={styles.list}>
          {(isWhole ? shown : shown.slice(0, mostAtFirst)).map((booking) => (
            <li key={booking.id}>
              <div className={styles.about}>
                {booking.day === undefined ? 'No date' : dateText(booking.day, { isShort: true })}
                {canMove && (
                  <Button
                    variant="quiet"
                    size="sm"
                    onClick={() => onAsk(booking)}
                    aria-label={`Suggest a clerk and time for ${booking.street}`}
                  >
                    Suggest
                  </Button>
                )}
              </div>
              <BookingCard booking={booking} conflicts={undefined} canMove={canMove} onAsk={onAsk} />
              {canMove && canBeOffered(booking) && (
                <OfferLine booking={booking} until={offered.get(booking.id)} onOffer={onOffer} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type OfferProps = Pick<Props, 'onOffer'> & { booking: Booking; until: string | undefined };

function OfferLine({ booking, until, onOffer }: OfferProps) {
  return (
    <div className={styles.about}>
      {until === undefined ? (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => onOffer(booking)}
          aria-label={`Offer ${booking.street} to clerks`}
        >
          Offer to clerks…
        </Button>
      ) : (
        `Offered until ${until}`
      )}
    </div>
  );
}
