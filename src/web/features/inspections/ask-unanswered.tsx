/** Asked at Submit: items that nobody has said anything of, each room with a way to its first. It warns, and holds up nobody. */
import { type Condition, isUnanswered } from '#domain/condition.ts';
import { paths } from '#web/paths.ts';
import { getReport } from '#web/queries/generated/sdk.gen.ts';
import type { Item, Room } from '#web/queries/generated/types.gen.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import styles from './inspections.module.css';

type Open = { room: Room; items: Item[] };

/** True when the report may go. */
export async function askAboutUnanswered(inspectionId: number): Promise<boolean> {
  const { data: report } = await getReport({ path: { inspection_id: inspectionId } });
  // The step itself says what is wrong with the line.
  if (report === undefined) return true;
  const open = report.rooms
    .map((room) => ({ room, items: unansweredOf(room) }))
    .filter(({ items }) => items.length > 0);
  const count = open.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return true;
  return confirm({
    title: count === 1 ? 'One item is unanswered' : `${count} items are unanswered`,
    text: 'Nothing is said of their condition, and the report will show them empty.',
    renderMore: (leave) => <Places inspectionId={inspectionId} open={open} onGo={leave} />,
    action: 'Submit all the same',
    keep: 'Go on writing',
  });
}

const unansweredOf = ({ block_type: blockType, items }: Room): Item[] =>
  items.filter(
    ({ condition: { value, editable } }) => editable && isUnanswered(blockType, (value ?? null) as Condition),
  );

function Places({ inspectionId, open, onGo }: { inspectionId: number; open: Open[]; onGo: () => void }) {
  return (
    <ul className={styles.unanswered}>
      {open.map(({ room, items }) => (
        <li key={room.id}>
          {/* Also within the page of the report, which hears of the part of the address alone. */}
          <a href={`${paths.inspectionReport(inspectionId)}#item-${items[0]?.id}-condition`} onClick={onGo}>
            {room.name.value}
          </a>
          : {namesOf(items)}
        </li>
      ))}
    </ul>
  );
}

const MOST_NAMES = 3;

function namesOf(items: Item[]): string {
  const names = items.slice(0, MOST_NAMES).map(({ name }) => name.value);
  const left = items.length - names.length;
  return left === 0 ? names.join(', ') : `${names.join(', ')} and ${left} more`;
}
