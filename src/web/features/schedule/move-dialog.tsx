/** The twin of every drag: clerk, day, time and length as fields, with times that would fit and why. */
import { useId, useMemo, useState } from 'react';
import { clockText, minutesOfDay } from '#domain/schedule/schedule.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { BoardClerk } from './board-clerks.ts';
import { type Booking, isMovable } from './booking.ts';
import type { Move } from './move.ts';
import styles from './move-dialog.module.css';
import { draftOf, hasDay, hasTime, type MoveDraft, MoveFields, moveTo } from './move-fields.tsx';
import { Suggestions } from './suggestions.tsx';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  booking: Booking;
  clerks: readonly BoardClerk[];
  /** For whom a time is looked for. */
  suggested: readonly BoardClerk[];
  /** Those in sight: where a time is looked for until a day is chosen. */
  days: readonly string[];
  /** False for people who may only look. */
  canMove: boolean;
  onMove: (move: Move) => void;
  onClose: () => void;
};

function whyNotMoved(booking: Booking, canMove: boolean): string | undefined {
  if (!canMove) return 'Only managers move appointments.';
  if (isMovable(booking)) return undefined;
  return `It is in ${booking.inspection.state.name}: it has begun and is not moved any more.`;
}

export function MoveDialog({ booking, clerks, suggested, days, canMove, onMove, onClose }: Props) {
  const [draft, setDraft] = useState(() => draftOf(booking));
  const change = (next: Partial<MoveDraft>) => setDraft((before) => ({ ...before, ...next }));
  const { day, time, minutes } = draft;
  const isDay = hasDay(draft);
  const isTime = hasTime(draft);
  const isReadable = isDay && isTime;
  const formId = useId();

  const wanted = useMemo(
    () => ({ ...booking, minutes, from: time === '' || !isTime ? undefined : minutesOfDay(time) }),
    [booking, minutes, time, isTime],
  );
  const chosenDays = useMemo(() => (isDay ? [day] : days), [isDay, day, days]);
  const suggestions = useSuggestions(wanted, suggested, chosenDays);

  const whyNot = whyNotMoved(booking, canMove);

  function handleMove() {
    if (!isReadable) return;
    onMove(moveTo(booking, draft, clerks));
    onClose();
  }

  return (
    <Dialog
      title={booking.street}
      onClose={onClose}
      footer={
        <>
          <ButtonLink to={paths.inspection(booking.id)} variant="quiet">
            Open the inspection
          </ButtonLink>
          {whyNot === undefined && (
            <Button variant="primary" type="submit" form={formId} disabled={!isReadable}>
              Move
            </Button>
          )}
        </>
      }
    >
      <p className={styles.about}>
        {booking.inspection.type.name} · {booking.postcode} · {booking.inspection.state.name}
      </p>
      {whyNot !== undefined && <p>{whyNot}</p>}
      <form
        id={formId}
        className={styles.move}
        hidden={whyNot !== undefined}
        onSubmit={(event) => {
          event.preventDefault();
          handleMove();
        }}
      >
        <MoveFields draft={draft} clerks={clerks} ownLength={booking.minutes} onChange={change} />
      </form>
      {whyNot === undefined && (
        <Suggestions
          fits={suggestions}
          day={isDay ? day : undefined}
          onTake={({ clerk, day: on, from }) => change({ clerkId: String(clerk.id), day: on, time: clockText(from) })}
        />
      )}
    </Dialog>
  );
}
