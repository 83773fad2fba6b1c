/** In the bar: who else has this report open. A press goes to where they are. */
import { useEditor, useOthers } from '../editor.ts';
import { shownOf } from '#web/report/model/report-entry.ts';
import type { Other } from './others.ts';
import styles from './others.module.css';

/** More are counted. */
const MOST = 3;

export function OthersBar() {
  const people = [...new Map(useOthers().map((other) => [other.id, other])).values()];
  if (people.length === 0) return null;
  const rest = people.slice(MOST);
  return (
    <ul className={styles.bar} aria-label="Also in this report">
      {people.slice(0, MOST).map((other) => (
        <li key={other.id}>
          <OtherButton other={other} />
        </li>
      ))}
      {rest.length > 0 && (
        <li className={styles.more} title={rest.map(({ name }) => name).join(', ')}>
          +{rest.length}
          <span className="visually-hidden">: {rest.map(({ name }) => name).join(', ')}</span>
        </li>
      )}
    </ul>
  );
}

function OtherButton({ other: { name, roomId, itemId, field } }: { other: Other }) {
  const { report, whereabouts } = useEditor();
  const item = itemId === undefined ? undefined : report.item(itemId);
  const room = roomId === undefined ? undefined : report.room(roomId);
  const place = [item && shownOf(item).name, room?.name].filter(Boolean).join(', ');
  const label = place === '' ? name : `${name}: ${place}`;

  function handleGo() {
    if (item !== undefined) whereabouts.focusField(item.roomId, { itemId: item.id, field: field ?? 'condition' });
    else if (room !== undefined) whereabouts.focusRoom(room.id);
  }

  return (
    <button type="button" className={styles.initials} aria-label={label} data-tip={label} onClick={handleGo}>
      {initialsOf(name)}
    </button>
  );
}

/** `Sam Clerk` → `SC`. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word = '') => word.charAt(0))
    .join('')
    .toUpperCase();
}
