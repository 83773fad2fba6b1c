/** Keys as they stand on the keyboard in front of the reader. */
import styles from './key-hint.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const macSigns: Record<string, string> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧', Enter: '↵' };

/** `<KeyHint keys="Ctrl K" />`: a space between keys that are pressed together. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keys.split(' ').map((key) => (
        <kbd key={key} className={styles.key}>
          {isMac ? (macSigns[key] ?? key) : key}
        </kbd>
      ))}
    </span>
  );
}
