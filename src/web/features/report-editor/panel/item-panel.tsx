/** The details of the focused item or room; without one, the keys. */
import { Fragment } from 'react';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { isTemplate, useEditor, useItem, useWhereabouts, useRoom } from '../editor.ts';
import { InPlace } from '../on-demand.tsx';
import styles from './panel.module.css';

export function ItemPanel() {
  const { canWrite } = useEditor();
  const { roomId, itemId } = useWhereabouts();
  const item = useItem(itemId ?? 0);
  const room = useRoom(roomId ?? 0);
  if (item !== undefined) return <InPlace>{({ AboutItem }) => <AboutItem key={item.id} item={item} />}</InPlace>;
  if (room !== undefined) return <InPlace>{({ AboutRoom }) => <AboutRoom room={room} />}</InPlace>;
  return canWrite ? <HowTo /> : <Choose />;
}

const keys: [string, string][] = [
  ['Enter', 'Next field; in a condition, the next condition'],
  ['Shift Enter', 'New line'],
  ['Ctrl Enter', 'Add an item below'],
  ['Alt ↑', 'Move the item up, with ↓ down'],
  ['Alt B', 'Condition as before'],
  ['Alt P', 'To its photos, recordings and actions; Esc goes back'],
  ['Esc', 'From a field to its row: Space lifts it, M moves it to another room, Delete removes it'],
  ['Y', 'Yes; N is No, A is N/A; digits grade'],
  ['Ctrl F', 'Find in the report'],
];

const templateKeys = keys.flatMap<[string, string]>(([key, meaning]) => {
  if (key === 'Alt B') return [];
  return key === 'Alt P' ? [[key, 'To its commands; Esc goes back']] : [[key, meaning]];
});

function Choose() {
  const editor = useEditor();
  return (
    <div className={styles.panel}>
      <p className={styles.none}>
        {isTemplate(editor) ? 'Choose an item.' : 'Choose an item to see its photos, recordings and actions.'}
      </p>
    </div>
  );
}

function HowTo() {
  const editor = useEditor();
  const shown = isTemplate(editor) ? templateKeys : keys;
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Without the mouse</h2>
      <dl className={styles.keys}>
        {shown.map(([key, meaning]) => (
          <Fragment key={key}>
            <dt>
              <KeyHint keys={key} />
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
    </div>
  );
}
