/** All actions of a report, numbered in the order of the rooms, and grouped by the people responsible. */
import type { ReportAction, ReportRoom } from '../report-room.ts';
import type { AnyItem } from './compare-reports.ts';

export type NumberedAction = { number: number; label: string; action: ReportAction; room: ReportRoom; item: AnyItem };
export type ActionGroup = {
  responsibility: string;
  rooms: { room: ReportRoom; actions: NumberedAction[] }[];
  count: number;
};

export function listActions(rooms: ReportRoom[]): NumberedAction[] {
  const actions: NumberedAction[] = [];
  for (const room of rooms) {
    for (const item of room.items) {
      for (const action of item.actions) {
        const number = actions.length + 1;
        actions.push({ number, label: `action-${number}`, action, room, item });
      }
    }
  }
  return actions;
}

const nobody = 'Not assigned';

/** The person with the most actions comes first; `tenant` and `Tenant ` are the same. Actions of nobody come last. */
export function groupActions(actions: NumberedAction[]): ActionGroup[] {
  const groups = new Map<string, ActionGroup>();
  for (const one of actions) {
    const responsibility = one.action.responsibility.trim() || nobody;
    const key = responsibility.toLocaleLowerCase('en-GB');
    const group = groups.get(key) ?? { responsibility, rooms: [], count: 0 };
    groups.set(key, group);
    group.count += 1;
    const inRoom = group.rooms.find(({ room }) => room === one.room);
    if (inRoom === undefined) group.rooms.push({ room: one.room, actions: [one] });
    else inRoom.actions.push(one);
  }
  const isNobody = (group: ActionGroup) => Number(group.responsibility === nobody);
  // Array sort is stable: equal counts stay in the order of the report.
  return [...groups.values()].sort((a, b) => isNobody(a) - isNobody(b) || b.count - a.count);
}
