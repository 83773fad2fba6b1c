/** `?`: the keys that work, where they work. */
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import styles from './key-list.module.css';

const groups: readonly { title: string; keys: readonly (readonly [keys: string, does: string])[] }[] = [
  {
    title: 'Everywhere',
    keys: [
      ['Ctrl K', 'Search, jump, what can be done here, and who is free: 2-bed check-out PO4 8AA Wed pm'],
      ['N', 'New inspection'],
      ['Ctrl J', 'Next report to type'],
      ['Ctrl Z', 'Take back what a message offers to undo'],
      ['?', 'This list'],
    ],
  },
  {
    title: 'Lists',
    keys: [
      ['J', 'Next row'],
      ['K', 'Row before'],
      ['Enter', 'Open the row'],
      ['Space', 'Preview of an inspection'],
      ['X', 'Select the row'],
      ['Shift X', 'Select up to the row'],
      ['B', 'What can be done with the selected'],
      ['Escape', 'Select none'],
    ],
  },
  {
    title: 'Schedule',
    keys: [
      ['Space', 'Lift a booking; arrows carry it, Space drops it'],
      ['M', 'Move a booking by its dialog'],
      ['Shift ↓', 'Lengthen a booking of the day board'],
      ['X', 'Select a booking'],
      ['Shift X', 'Select up to the booking in its row'],
      ['Shift F10', 'Menu of a booking'],
    ],
  },
  {
    title: 'Reports',
    keys: [
      ['Ctrl F', 'Find in the report'],
      ['Alt P', 'From an item to its photos'],
      ['Alt Q', 'Next question of the reviewer'],
      ['Alt T', 'Take the words that are suggested'],
      ['Escape', 'Back to the item'],
    ],
  },
];

export function KeyList({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      <div className={styles.groups}>
        {groups.map(({ title, keys }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <dl className={styles.keys}>
              {keys.map(([pressed, does]) => (
                <div key={pressed}>
                  <dt>
                    <KeyHint keys={pressed} />
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
