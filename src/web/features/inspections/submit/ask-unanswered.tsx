/**
 * Asked at Submit: items that nobody has said anything of, conditions that came from the report before and that nobody has
 * confirmed, those whose grade and words do not agree, defects with neither place nor size, changes that nobody is responsible for,
 * alarms that were not tested, what a photograph has to show, and words that nobody could make out; each room with a way to its
 * first. It warns, and holds up nobody; a reason that is given is kept at the items, which are not asked about again.
 */
import { finds, type Finding } from '#domain/check/findings-of.ts';
import type { WaivableCheck } from '#domain/check/waiver.ts';
import { type Condition, isUnclear, unclearMark } from '#domain/condition.ts';
import { startsFrom } from '#domain/initialization.ts';
import { paths } from '#web/paths.ts';
import { getReport } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, Item, Report, Room } from '#web/queries/generated/types.gen.ts';
import { Fragment } from 'react';
import { isCarriedOver } from '#web/report/model/carried-over.ts';
import type { ConditionValue } from '#web/report/model/report-entry.ts';
import { confirm } from '#web/ui/overlay/confirm.tsx';
import { today } from '#web/ui/time/time-zone.ts';
import styles from '../inspections.module.css';
import { ReasonField } from './reason-field.tsx';
import { isWaived, type Open, waive } from './waive.ts';

/**
 * `intro` stands over the places where another kind comes first; `hashOf` leads to the field that has to be seen to;
 * `nameOf` says of an item what is to be seen there.
 */
type Kind = {
  check: WaivableCheck;
  words: (count: number) => string;
  text: string;
  intro: string;
  hashOf: (item: Item) => string;
  nameOf?: (item: Item) => string;
};

const toCondition = ({ id }: Item): string => `#item-${id}-condition`;

const unanswered: Kind = {
  check: 'unanswered',
  words: (count) => (count === 1 ? 'one item is unanswered' : `${count} items are unanswered`),
  text: 'The report will show the unanswered items empty.',
  intro: 'Unanswered:',
  hashOf: toCondition,
};
const unchecked: Kind = {
  check: 'unchecked',
  words: (count) => (count === 1 ? 'one condition is unchecked' : `${count} conditions are unchecked`),
  text: 'They stand as in the report before.',
  intro: 'As before, and confirmed by nobody:',
  hashOf: toCondition,
};
const contradictory: Kind = {
  check: 'contradictory',
  words: (count) => (count === 1 ? 'one condition contradicts itself' : `${count} conditions contradict themselves`),
  text: 'The grade and the words do not agree.',
  intro: 'The grade and the words do not agree:',
  hashOf: toCondition,
  nameOf: nameWithWords,
};
const vague: Kind = {
  check: 'vague',
  words: (count) => (count === 1 ? 'one defect has no place or size' : `${count} defects have no place or size`),
  text: 'Nobody could find these defects again.',
  intro: 'Defects with neither place nor size:',
  hashOf: toCondition,
  nameOf: nameWithWords,
};
const unassigned: Kind = {
  check: 'unassigned',
  words: (count) => (count === 1 ? 'one change has no action' : `${count} changes have no action`),
  text: 'Nothing says who is responsible for what changed.',
  intro: 'Changed, with nobody responsible:',
  hashOf: toCondition,
};
const untested: Kind = {
  check: 'untested',
  words: (count) => (count === 1 ? 'one alarm is untested' : `${count} alarms are untested`),
  text: 'Nothing is said of a test, or that there was none.',
  intro: 'Alarms of which no test is written:',
  hashOf: toCondition,
};
const unseen: Kind = {
  check: 'unseen',
  words: (count) => (count === 1 ? 'one item wants a photo' : `${count} items want a photo`),
  text: 'Keys, meters and alarms are to be seen on a photo.',
  intro: 'Keys, meters and alarms without a photo:',
  hashOf: ({ id }) => `#item-${id}`,
};
const unclear: Kind = {
  check: 'unclear',
  words: (count) => (count === 1 ? 'one item has an unclear word' : `${count} items have unclear words`),
  text: `The report will show ${unclearMark} where a word could not be made out.`,
  intro: `With ${unclearMark}, where a word could not be made out:`,
  hashOf: (item) => (isInCondition(item) ? toCondition(item) : `#item-${item.id}`),
};

/** True when the report may go. */
export async function askAboutUnanswered(
  inspection: Pick<Inspection, 'id' | 'initialization' | 'type'>,
): Promise<boolean> {
  const { id: inspectionId } = inspection;
  const [report, earlier] = await Promise.all([readReport(inspectionId), readEarlier(inspection)]);
  // The step itself says what is wrong with the line.
  if (report === undefined) return true;
  const day = today();
  const before = conditionsOf(earlier);
  const ask = (kind: Kind, find: (room: Room) => Item[]) => ({ ...kind, open: openIn(report, kind.check, find) });
  const foundBy = (finding: Finding) => find(finding, { before, typeId: inspection.type.id, day });
  const kinds = [
    ask(unanswered, foundBy('unanswered')),
    ask(unchecked, uncheckedBeside(before)),
    ask(contradictory, foundBy('contradictory')),
    ask(vague, foundBy('vague')),
    ask(unassigned, foundBy('unassigned')),
    ask(untested, foundBy('untested')),
    ask(unseen, foundBy('unseen')),
    ask(unclear, foundBy('unclear')),
  ].filter(({ open }) => open.length > 0);
  const [first, ...others] = kinds;
  if (first === undefined) return true;
  let reason = '';
  const isGoing = await confirm({
    title: titleOf(kinds.map(({ open, words }) => words(countOf(open)))),
    text: first.text,
    renderMore: (leave) => (
      <>
        <Places inspectionId={inspectionId} {...first} onGo={leave} />
        {others.map((kind) => (
          <Fragment key={kind.intro}>
            <p>{kind.intro}</p>
            <Places inspectionId={inspectionId} {...kind} onGo={leave} />
          </Fragment>
        ))}
        <ReasonField onReason={(given) => (reason = given.trim())} />
      </>
    ),
    action: 'Submit all the same',
    keep: 'Go on writing',
  });
  if (isGoing && reason !== '') await waive(inspectionId, kinds, reason);
  return isGoing;
}

const readReport = async (id: number): Promise<Report | undefined> =>
  (await getReport({ path: { inspection_id: id } })).data;

const readEarlier = async ({
  initialization: from,
}: Pick<Inspection, 'initialization'>): Promise<Report | undefined> =>
  from?.type === startsFrom.report ? readReport(from.id) : undefined;

const openIn = ({ rooms }: Report, check: WaivableCheck, find: (room: Room) => Item[]): Open[] =>
  rooms
    .map((room) => ({ room, items: find(room).filter((item) => !isWaived(item, check)) }))
    .filter(({ items }) => items.length > 0);

/** `One item is unanswered, 3 conditions are unchecked, and one item has an unclear word` */
const titleOf = (words: string[]): string =>
  [words.slice(0, -1).join(', '), words.at(-1)]
    .filter((part) => part !== '')
    .join(', and ')
    .replace(/^./, (letter) => letter.toUpperCase());

const countOf = (open: Open[]): number => open.reduce((sum, { items }) => sum + items.length, 0);

/** By the ids of items in the report before. */
type Conditions = ReadonlyMap<number, ConditionValue>;

const conditionsOf = (report: Report | undefined): Conditions =>
  new Map(report?.rooms.flatMap(({ items }) => items.map((item) => [item.id, valueOf(item)])));

const uncheckedBeside =
  (before: Conditions) =>
  ({ block_type: blockType, items }: Room): Item[] =>
    items.filter(
      (item) =>
        item.confirmed === false &&
        item.condition.editable &&
        isCarriedOver(blockType, valueOf(item), before.get(item.origin_id ?? 0)),
    );

const valueOf = ({ condition: { value } }: Item) => (value ?? null) as ConditionValue;

type Beside = { before: Conditions; typeId: number; day: string };

const find =
  (finding: Finding, { before, typeId, day }: Beside) =>
  ({ block_type: blockType, attachments, items }: Room): Item[] => {
    const isRoomSeen = attachments.some(isPhoto);
    const isFound = (item: Item): boolean =>
      finds(
        finding,
        {
          typeId,
          blockType,
          name: item.name.value,
          description: item.description.value,
          condition: (item.condition.value ?? null) as Condition,
          before: before.get(item.origin_id ?? 0),
          responsibilities: item.actions.map(({ responsibility }) => responsibility),
          isSeen: item.attachments.some(isPhoto),
          isRoomSeen,
        },
        day,
      );
    return items.filter((item) => (finding !== 'unanswered' || item.condition.editable) && isFound(item));
  };

const isPhoto = ({ type }: { type: string }): boolean => type === 'IMAGE';

const LONGEST_SHOWN = 60;
const beginningOf = (text: string): string =>
  text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN).trimEnd()}…`;

function nameWithWords({ name, condition: { value } }: Item): string {
  return `${name.value} (“${beginningOf(String(value))}”)`;
}

const isInCondition = ({ condition }: Item): boolean => isUnclear(condition.value);

type PlacesProps = Pick<Kind, 'hashOf' | 'nameOf'> & { inspectionId: number; open: Open[]; onGo: () => void };

function Places({ inspectionId, open, hashOf, nameOf = ({ name }) => name.value, onGo }: PlacesProps) {
  return (
    <ul className={styles.unanswered}>
      {open.map(({ room, items }) => (
        <li key={room.id}>
          {/* Also within the page of the report, which hears of the part of the address alone. */}
          <a href={paths.inspectionReport(inspectionId) + items.slice(0, 1).map(hashOf).join('')} onClick={onGo}>
            {room.name.value}
          </a>
          : {namesOf(items, nameOf)}
        </li>
      ))}
    </ul>
  );
}

const MOST_NAMES = 3;

function namesOf(items: Item[], nameOf: (item: Item) => string): string {
  const names = items.slice(0, MOST_NAMES).map(nameOf);
  const left = items.length - names.length;
  return left === 0 ? names.join(', ') : `${names.join(', ')} and ${left} more`;
}
