/** The table of all actions, and the worksheet for the people who carry them out. */
import { groupActions, type NumberedAction } from '../list-actions.ts';
import type { Desk } from '../numbering.ts';
import type { ActionView, ReportView } from '../report-view.ts';
import { defectWords } from '../words/defect-words.ts';
import { spillLong } from '../words/text-parts.ts';
import { photoRefs, viewPhoto } from './view-photos.ts';

export function viewAction(desk: Desk, { number, label, action, room, item }: NumberedAction): ActionView {
  const numbered = desk.itemNumber(item.id);
  const [first] = item.photos;
  const { cells, spilled } = spillLong([[`Comments on A${number}`, action.comments]]);
  return {
    label,
    number: `A${number}`,
    room: room.name,
    item: { text: numbered === undefined ? item.name : `${numbered.number} ${item.name}`, to: numbered?.label ?? null },
    action: action.action,
    found: defectWords({ room, item }, desk.comparison?.before(item.id)),
    responsibility: action.responsibility,
    comments: cells[0] ?? null,
    photos: photoRefs(desk, item.photos),
    picture: first === undefined || desk.document.kind !== 'ACTIONS' ? null : viewPhoto(desk, first),
    spilled,
  };
}

export function viewWorksheet(desk: Desk): ReportView['worksheet'] {
  return groupActions(desk.actions).map((group) => ({
    responsibility: group.responsibility,
    count: group.count,
    actions: group.rooms.flatMap(({ actions }) => actions.map((action) => viewAction(desk, action))),
  }));
}

// In millimetres, of which a page has 256: a heading with the head of its table, and an action with its photograph.
const heightOfHeading = 20;
const heightOfAction = 32;
const tallestEnd = 170;
const enoughAtEnd = 4;

/**
 * The number of groups at the end that stay together, so that the last page has more than one line. Never the first.
 */
export function groupsAtEnd(worksheet: ReportView['worksheet']): number {
  let [height, actions, groups] = [0, 0, 0];
  for (const group of worksheet.slice(1).reverse()) {
    height += heightOfHeading + group.actions.length * heightOfAction;
    if (height > tallestEnd || actions >= enoughAtEnd || group.actions.some(isTall)) break;
    actions += group.actions.length;
    groups += 1;
  }
  return groups;
}

/** As high as the photograph or the text, assuming the widest letters. */
const mostLetters = 400;

function isTall({ room, item, action, found, comments, spilled }: ActionView): boolean {
  const lines = (comments ?? '').split('\n').length;
  return spilled.length > 0 || lines > 3 || [room, item.text, action, found, comments].join('').length > mostLetters;
}
