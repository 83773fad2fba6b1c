/** Empties the field that it stands in, at its end: around both something is positioned. */
import { X } from 'lucide-react';
import styles from './clear-button.module.css';

export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" className={styles.clear} aria-label={label} onClick={onClear}>
      <X size={14} aria-hidden />
    </button>
  );
}
