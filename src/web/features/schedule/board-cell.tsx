/**
 * A cell of a board, in which bookings are dropped: only it draws itself anew while something hovers, not its contents.
 */
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useBoardTarget } from '#web/ui/drag-and-drop/board-drag.tsx';
import { dateText } from '#web/ui/time/date-text.ts';
import { weekdayOf } from '#web/ui/time/time-zone.ts';
import styles from './board-cell.module.css';

type Props = {
  day: string;
  target: Parameters<typeof useBoardTarget>[0];
  /** Nobody works then, or it is a day of another month. */
  isOff: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function BoardCell({ day, target, isOff, className, children }: Props) {
  const { attach, isOver } = useBoardTarget<HTMLTableCellElement>(target);
  return (
    <td
      ref={attach}
      data-cell
      data-day={dateText(day, { isShort: true })}
      className={classNames(
        styles.cell,
        weekdayOf(day) > 5 && styles.weekend,
        isOff && styles.off,
        isOver && styles.over,
        className,
      )}
    >
      {children}
    </td>
  );
}
