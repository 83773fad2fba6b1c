/** The items that the editor suggests for each room. */
import type { AccountSettings } from '#web/queries/generated/types.gen.ts';
import { PairsDialog } from './pairs-dialog.tsx';
import { WordingPanel } from './wording-panel.tsx';
import { linesOf } from './wording-text.ts';
import styles from './wording.module.css';

const parts = {
  head: { name: 'room', label: 'Room', isOptional: true },
  text: {
    name: 'items',
    label: 'Items',
    rows: 8,
    write: (items: unknown) => (items as string[]).join('\n'),
    read: linesOf,
  },
};

export function UsualItemsPanel({ settings }: { settings: AccountSettings }) {
  return (
    <WordingPanel
      settings={settings}
      name="usual_items"
      title="Usual items"
      hint="The report editor offers them when somebody adds an item. A room is known by a part of its name, such as Kitchen; several stand with commas between them, and an empty one is for all other rooms."
      renderDialog={(props) => (
        <PairsDialog {...props} name="usual_items" title="Usual items" noun="room" parts={parts} />
      )}
    >
      <dl className={styles.pairs}>
        {settings.usual_items.map(({ room, items }) => (
          <div key={`${room} ${items.join()}`}>
            <dt>{room === '' ? 'Any other room' : room}</dt>
            <dd>{items.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </WordingPanel>
  );
}
