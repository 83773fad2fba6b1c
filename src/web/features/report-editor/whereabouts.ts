/**
 * The person's place in the report, outside React: the side panel and the outline follow it, and it names the rooms
 * that must stay mounted although they are scrolled away.
 */
import { buildListeners } from '#web/listeners.ts';
import { keepFocus } from './rooms/keep-focus.ts';
import type { EditedField } from '#web/report/model/report-entry.ts';

export type Whereabouts = { roomId: number | undefined; itemId: number | undefined };
/** `isNew`: what stands there is to be typed over; `caret`: the letters before it. */
export type WantedFocus = { itemId: number; field: EditedField; isNew?: boolean; caret?: number };

export type WhereaboutsKeeper = ReturnType<typeof buildWhereabouts>;

export function buildWhereabouts() {
  let here: Whereabouts = { roomId: undefined, itemId: undefined };
  /** The room in view, which the outline marks as long as the person is in none. */
  let inView: number | undefined;
  let dragged: number | undefined;
  const listeners = buildListeners();
  let showRoom: (roomId: number) => void = () => undefined;
  let isDragging = false;
  let holdView: (change: () => void) => void = keepFocus;

  const { tell } = listeners;

  return {
    read: (): Whereabouts => here,
    readInView: (): number | undefined => inView,
    subscribe: listeners.subscribe,

    go: (next: Whereabouts): void => {
      if (next.roomId === here.roomId && next.itemId === here.itemId) return;
      here = next;
      tell();
    },
    view: (roomId: number | undefined): void => {
      if (roomId === inView) return;
      inView = roomId;
      tell();
    },
    drag: (roomId: number | undefined): void => {
      if (roomId === dragged) return;
      dragged = roomId;
      tell();
    },

    /** Anything, from its being lifted to its being dropped. */
    setDragging: (is: boolean): void => {
      isDragging = is;
    },
    isDragging: (): boolean => isDragging,

    /** The list of rooms tells how the visible part stays in place. */
    setHoldView: (hold: (change: () => void) => void = keepFocus): void => {
      holdView = hold;
    },
    /** Changes the display, as somebody else's edit does, around the person's place. */
    holdView: (change: () => void): void => holdView(change),

    /** Unmounting the room with the focus would throw away what is typed next; with the dragged item, the drag. */
    pinned: (): number[] => [here.roomId, dragged].filter((id) => id !== undefined),

    /** The list of rooms says how it brings one into view. */
    setShowRoom: (show: (roomId: number) => void): void => {
      showRoom = show;
    },
    showRoom: (roomId: number): void => showRoom(roomId),

    ...buildWantedFocus({
      showRoom: (roomId) => showRoom(roomId),
      stand: (at) => {
        here = at;
        tell();
      },
    }),
  };
}

type Moves = {
  showRoom: (roomId: number) => void /** The person is there from now on. */;
  stand: (at: Whereabouts) => void;
};

/** The field that is to take the focus, and may not be mounted yet. */
function buildWantedFocus({ showRoom, stand }: Moves) {
  let wanted: WantedFocus | undefined;
  let wantedRoom: number | undefined;
  return {
    /** The room takes the focus now, or as soon as it is mounted. */
    focusRoom: (roomId: number): void => {
      showRoom(roomId);
      const element = document.querySelector<HTMLElement>(`[data-room="${roomId}"]`);
      wantedRoom = element === null ? roomId : undefined;
      element?.focus({ preventScroll: true });
    },
    /** Called by a room that has just been mounted: it may be the one that is waited for. */
    takeWantedRoom: (roomId: number, element: HTMLElement | null): void => {
      if (element === null || wantedRoom !== roomId) return;
      wantedRoom = undefined;
      element.focus({ preventScroll: true });
    },

    /** The field takes the focus now, or as soon as its room is mounted. */
    focusField: (roomId: number, want: WantedFocus): void => {
      const element = findField(want);
      wanted = element === null ? want : undefined;
      stand({ roomId, itemId: want.itemId });
      if (element === null) showRoom(roomId);
      else takeFocus(element, want);
    },
    /** Called by a field that has just been mounted: it may be the one that is waited for. */
    takeWanted: (itemId: number, field: EditedField, element: HTMLElement | null): void => {
      if (element === null || wanted?.itemId !== itemId || wanted.field !== field) return;
      const want = wanted;
      wanted = undefined;
      takeFocus(element, want);
    },
  };
}

const findField = ({ itemId, field }: WantedFocus): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-field="${itemId} ${field}"]`);

function takeFocus(element: HTMLElement, { isNew = false, caret }: WantedFocus): void {
  const target = element.querySelector<HTMLElement>('[role="radio"][tabindex="0"]') ?? element;
  target.focus();
  if (!(target instanceof HTMLTextAreaElement)) return;
  if (isNew) target.select();
  if (caret !== undefined) target.setSelectionRange(caret, caret);
}
