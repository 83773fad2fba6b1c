/** The panel as long as no item is chosen: the keys that do without a mouse. */
import { Fragment } from 'react';
import { KeyHint } from '#web/ui/controls/key-hint.tsx';
import { isTemplate, useEditor } from '../editor.ts';
import styles from './panel.module.css';

const keys: [string, string][] = [
  ['Enter', 'Next field; in a condition, the next condition'],
  ['Shift Enter', 'New line'],
  ['Ctrl Enter', 'Add an item below'],
  ['Alt ↑', 'Move the item up, with ↓ down'],
  ['Alt B', 'Condition as before'],
  ['Alt A', 'Condition as the item above has it'],
  ['Alt S', 'Condition as the item of the same name in another room has it'],
  ['Alt G', 'Usual condition of the room: Enter writes it where nothing stands'],
  ['Alt P', 'To its photos, recordings and actions; Esc goes back'],
  ['Alt L', 'Light table: photos that are at no item, placed by the first letters of one'],
  ['Esc', 'From a field to its row: Space lifts it, M moves it to another room, Delete removes it'],
  ['Y', 'Yes; N is No, A is N/A; digits grade'],
  ['Ctrl F', 'Find in the report'],
  [
    'Tab',
    'Takes the words that are shown behind the caret; in the line for a new item, goes to one by its first letters',
  ],
];

/** A template has no conditions, photographs and earlier reports. */
const ofReports: ReadonlySet<string> = new Set(['Alt A', 'Alt B', 'Alt G', 'Alt L', 'Alt S']);
const templateKeys = keys.flatMap<[string, string]>(([key, meaning]) => {
  if (ofReports.has(key)) return [];
  return key === 'Alt P' ? [[key, 'To its commands; Esc goes back']] : [[key, meaning]];
});

export function Choose() {
  const editor = useEditor();
  return (
    <div className={styles.panel}>
      <p className={styles.none}>
        {isTemplate(editor) ? 'Choose an item.' : 'Choose an item to see its photos, recordings and actions.'}
      </p>
    </div>
  );
}

export function HowTo() {
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
