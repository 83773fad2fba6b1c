/** The handle of a draggable row: a button, so that Space lifts it by keyboard. Its dots are drawn, since lists are long. */
import { classNames } from '../class-names.ts';
import styles from './drag-and-drop.module.css';
import type { Draggable } from './use-drag.ts';

type Props = {
  drag: Pick<Draggable, 'attachHandle' | 'handleProps'>;
  label: string;
  className?: string | undefined;
  /** Tab passes it by where another key leads to it and Tab moves among fields. */
  isSkipped?: boolean | undefined;
};

export function Grip({ drag: { attachHandle, handleProps }, label, className, isSkipped = false }: Props) {
  return (
    <button
      type="button"
      ref={attachHandle}
      className={classNames(styles.grip, className)}
      {...handleProps}
      tabIndex={isSkipped ? -1 : 0}
      data-grip
      aria-label={label}
    />
  );
}
