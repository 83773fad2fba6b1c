/** The handle of a draggable row: a button, so that Space lifts it by keyboard. */
import { GripVertical } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './drag-and-drop.module.css';
import type { Draggable } from './use-drag.ts';

type Props = { drag: Pick<Draggable, 'attachHandle' | 'handleProps'>; label: string; className?: string | undefined };

export function Grip({ drag: { attachHandle, handleProps }, label, className }: Props) {
  return (
    <button
      type="button"
      ref={attachHandle}
      className={classNames(styles.grip, className)}
      {...handleProps}
      aria-label={label}
    >
      <GripVertical size={15} aria-hidden />
    </button>
  );
}
