/**
 * Asked at Submit: items that nobody has said anything of, and conditions that came from the report before and that nobody has
 * confirmed; each room with a way to its first. It warns, and holds up nobody.
 */
import { type Condition, isUnanswered } from '#domain/condition.ts';
import { startsFrom } from '#domain/initialization.ts';
import { paths } from '#web/paths.ts';
import { getReport } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, Item, Report, Room } from '#web/queries/generated/types.gen.ts';
import { isCarriedOver } from '#web/report/model/carried-over.ts';
import type { ConditionValue } from '#web/report/model/report-entry.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import styles from './inspections.module.css';

type Open = { room: Room; items: Item[] };

/** True when the report may go. */
export async function askAboutUnanswered(inspection: Pick<Inspection, 'id' | 'initialization'>): Promise<boolean> {
  const { id: inspectionId } = inspection;
  const [report, earlier] = await Promise.all([readReport(inspectionId), readEarlier(inspection)]);
  // The step itself says what is wrong with the line.
  if (report === undefined) return true;
  const open = openIn(report, unansweredOf);
  const unchecked = openIn(report, uncheckedBeside(earlier));
  if (open.length + unchecked.length === 0) return true;
  const [notAnswered, notChecked] = [countOf(open), countOf(unchecked)];
  return confirm({
    title: [
      notAnswered > 0 && (notAnswered === 1 ? 'One item is unanswered' : `${notAnswered} items are unanswered`),
      notChecked > 0 && (notChecked === 1 ? 'one condition is unchecked' : `${notChecked} conditions are unchecked`),
    ]
      .filter((words) => words !== false)
      .join(', and ')
      .replace(/^./, (letter) => letter.toUpperCase()),
    text: notAnswered > 0 ? 'The report will show the unanswered items empty.' : 'They stand as in the report before.',
    renderMore: (leave) => (
      <>
        <Places inspectionId={inspectionId} open={open} onGo={leave} />
        {unchecked.length > 0 && (
          <>
            {open.length > 0 && <p>As before, and confirmed by nobody:</p>}
            <Places inspectionId={inspectionId} open={unchecked} onGo={leave} />
          </>
        )}
      </>
    ),
    action: 'Submit all the same',
    keep: 'Go on writing',
  });
}

const readReport = async (id: number): Promise<Report | undefined> =>
  (await getReport({ path: { inspection_id: id } })).data;

const readEarlier = async ({
  initialization: from,
}: Pick<Inspection, 'initialization'>): Promise<Report | undefined> =>
  from?.type === startsFrom.report ? readReport(from.id) : undefined;

const openIn = ({ rooms }: Report, find: (room: Room) => Item[]): Open[] =>
  rooms.map((room) => ({ room, items: find(room) })).filter(({ items }) => items.length > 0);

const countOf = (open: Open[]): number => open.reduce((sum, { items }) => sum + items.length, 0);

function uncheckedBeside(earlier: Report | undefined): (room: Room) => Item[] {
  const before = new Map(earlier?.rooms.flatMap(({ items }) => items.map((item) => [item.id, valueOf(item)])));
  return ({ block_type: blockType, items }) =>
    items.filter(
      (item) =>
        item.confirmed === false &&
        item.condition.editable &&
        isCarriedOver(blockType, valueOf(item), before.get(item.origin_id ?? 0)),
    );
}

const valueOf = ({ condition: { value } }: Item) => (value ?? null) as ConditionValue;

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
