/** The commands of the light table, by buttons that say their keys. */
import { Eye, History, Pencil, RotateCw, Trash2 } from 'lucide-react';
import { IconButton } from '#web/ui/controls/button.tsx';
import styles from './light-table.module.css';

export type TableCommand = 'look' | 'turn' | 'caption' | 'reject' | 'undo';

type Props = { canUndo: boolean; isLooking: boolean; onGive: (command: TableCommand) => void };

export function TableTools({ canUndo, isLooking, onGive }: Props) {
  return (
    <div className={styles.tools}>
      <IconButton label="Look (Space)" icon={<Eye />} aria-pressed={isLooking} onClick={() => onGive('look')} />
      <IconButton label="Turn (R)" icon={<RotateCw />} onClick={() => onGive('turn')} />
      <IconButton label="Caption (C)" icon={<Pencil />} onClick={() => onGive('caption')} />
      <IconButton label="Reject (X)" icon={<Trash2 />} onClick={() => onGive('reject')} />
      <IconButton label="Undo (Z)" icon={<History />} disabled={!canUndo} onClick={() => onGive('undo')} />
    </div>
  );
}
