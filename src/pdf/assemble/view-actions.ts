/** The table of all actions, and the worksheet for those who carry them out. */
import { groupActions, type NumberedAction } from './list-actions.ts';
import type { Desk } from './numbering.ts';
import type { ActionView, ReportView } from './report-view.ts';
import { spillLong } from './text-parts.ts';
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
