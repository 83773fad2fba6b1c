/** What belongs to the item or room with the focus: decisions first, then photos, recordings, actions, and what was before. */
import { Fragment } from 'react';
import { Button } from '#web/ui/button.tsx';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { blockWords } from '../block-words.ts';
import { findEarlier, useEditor, useItem, usePlace, useRoom } from '../editor.ts';
import { PhotoSection } from '../photos/photo-section.tsx';
import { type EditedField, type ItemEntry, shownOf } from '../report-entry.ts';
import { conditionText } from '../rows/condition-text.ts';
import { entriesOf } from '../rows/item-menu.tsx';
import { ActionSection } from './action-section.tsx';
import { Decision } from './decision.tsx';
import styles from './panel.module.css';
import { Recordings } from './recordings.tsx';

export function ItemPanel() {
  const { canWrite } = useEditor();
  const { roomId, itemId } = usePlace();
  const item = useItem(itemId ?? 0);
  const room = useRoom(roomId ?? 0);
  if (item !== undefined) return <OfItem key={item.id} item={item} />;
  if (room === undefined) return canWrite ? <HowTo /> : <Choose />;
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{room.name}</h2>
      <p className={styles.sub}>{blockWords(room.blockType).name}, the room as a whole</p>
      <PhotoSection target={{ roomId: room.id }} attachments={room.attachments} of={room.name} />
      <Recordings attachments={room.attachments} target={{ roomId: room.id }} />
    </div>
  );
}

function OfItem({ item }: { item: ItemEntry }) {
  const editor = useEditor();
  const { canWrite, earlier, report } = editor;
  const { name } = shownOf(item);
  const target = { roomId: item.roomId, itemId: item.id };
  const before = findEarlier(earlier, item);
  const undecided = (Object.keys(item.states) as EditedField[]).filter(
    (field) => item.states[field] === 'conflict' || item.states[field] === 'refused',
  );
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{name}</h2>
      <p className={styles.sub}>{report.room(item.roomId)?.name}</p>
      {undecided.map((field) => (
        <Decision key={field} item={item} field={field} />
      ))}
      <PhotoSection target={target} attachments={item.attachments} of={name} />
      <Recordings attachments={item.attachments} target={target} />
      <ActionSection item={item} />
      {before !== undefined && earlier !== undefined && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{earlier.title}</h3>
          <p className={styles.before}>{before.server.description}</p>
          <p className={styles.before}>{conditionText(before.server.condition, report.room(item.roomId)?.blockType)}</p>
          {before.attachments.length > 0 && (
            <PhotoSection target={target} attachments={before.attachments} of={`${name}, earlier`} isEarlier />
          )}
        </section>
      )}
      {canWrite && (
        <section className={styles.section}>
          <h3 className={styles.heading}>This item</h3>
          <div className={styles.commands}>
            {entriesOf(editor, item).map((entry) =>
              entry === 'rule' || 'heading' in entry ? null : (
                <Button
                  key={entry.label}
                  size="sm"
                  icon={entry.icon}
                  onClick={entry.onChoose}
                  data-danger={entry.isDanger}
                >
                  {entry.label}
                </Button>
              ),
            )}
          </div>
        </section>
      )}
    </div>
  );
}

const keys: [string, string][] = [
  ['Enter', 'Next field'],
  ['Shift Enter', 'New line'],
  ['Ctrl Enter', 'Add an item below'],
  ['Alt ↑', 'Move the item up, with ↓ down'],
  ['Alt B', 'Condition as before'],
  ['Alt P', 'To its photos, recordings and actions; Esc goes back'],
  ['Esc', 'From a field to its row: Space lifts it, M moves it to another room, Delete removes it'],
  ['Y', 'Yes; N is No, A is N/A; digits grade'],
  ['Ctrl F', 'Find in the report'],
];

function Choose() {
  return (
    <div className={styles.panel}>
      <p className={styles.none}>Choose an item to see its photos, recordings and actions.</p>
    </div>
  );
}

function HowTo() {
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Without the mouse</h2>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
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
