/**
 * An item or a room that somebody else deletes while it is written in here stays on display, marked, until the person
 * leaves it: the letters on their way have a field to go to. The service refuses them, and they are offered whole.
 */
import type { ReportStore } from '#web/report/model/report-store.ts';
import type { Entry, ItemEntry, RoomEntry } from '#web/report/model/report-entry.ts';
import type { WhereaboutsKeeper } from '../whereabouts.ts';

type Options = {
  report: ReportStore;
  whereabouts: WhereaboutsKeeper /** Text typed there has no place from now on. */;
  onLeft: () => void;
};

export type GoneHolder = ReturnType<typeof buildGoneHolder>;

export function buildGoneHolder({ report, whereabouts, onLeft }: Options) {
  let gone: { item?: ItemEntry | undefined; room?: RoomEntry | undefined } = {};

  /** The place where somebody writes, before a change; called after it, the result puts back what the change took away. */
  function note(): () => void {
    const { roomId = 0, itemId = 0 } = whereabouts.read();
    const room = report.room(roomId);
    const item = report.item(itemId);
    const isWritten =
      room !== undefined &&
      (item === undefined
        ? isHeld(room, `[data-room-name="${roomId}"]`)
        : isHeld(item, `textarea[data-field^="${itemId} "]`));
    if (!isWritten) return () => undefined;
    const roomAt = report.roomIds().indexOf(roomId);
    const itemAt = report.itemIds(roomId).indexOf(itemId);
    return () => {
      const isItemGone = item !== undefined && report.item(itemId) === undefined;
      const isRoomGone = report.room(roomId) === undefined && (item === undefined || isItemGone);
      if (!isItemGone && !isRoomGone) return;
      const marked = item && { ...item, isGone: true };
      gone = { item: marked, room: isRoomGone ? { ...room, isGone: true } : undefined };
      if (gone.room !== undefined) report.putBackRoom(gone.room, marked === undefined ? [] : [marked], roomAt);
      else if (marked !== undefined) report.putBackItem(marked, itemAt);
    };
  }

  function leave(): void {
    const { item, room } = gone;
    const here = whereabouts.read();
    if (item === undefined ? room === undefined || here.roomId === room.id : here.itemId === item.id) return;
    gone = {};
    // Somebody may have brought it back.
    const isStill = (entry: Entry | undefined) => entry?.isGone === true;
    // Not within the change of focus that was heard: the field may be taking it in a commit.
    setTimeout(() => {
      whereabouts.holdView(() => {
        if (item !== undefined && isStill(report.item(item.id))) report.removeItem(item.id);
        if (room !== undefined && isStill(report.room(room.id))) report.removeRoom(room.id);
      });
      onLeft();
    });
  }

  return { note, stop: whereabouts.subscribe(leave) };
}

/** It is typed in now, or its text has not arrived. */
function isHeld({ states }: Entry, field: string): boolean {
  return document.activeElement?.matches(field) === true || Object.keys(states).length > 0;
}
