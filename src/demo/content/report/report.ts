/** A report as the demo writes it, before it has ids. */
import type { BlockType } from '#domain/block-type.ts';
import type { Condition } from '#domain/condition.ts';
import type { Dictation } from '#demo/dictations.ts';
import type { RoomKind } from '#domain/usual-things/room-items.ts';

export type DemoAction = { action: string; responsibility: string; comments: string | null };

export type DemoItem = {
  name: string;
  description: string | null;
  condition: Condition;
  actions: DemoAction[];
  /** Names and descriptions that came from an earlier report stay as they were. */
  locked: boolean;
  origin: DemoItem | null;
};

export type DemoRoom = {
  name: string;
  blockType: BlockType;
  optionSet: string | null;
  items: DemoItem[];
  locked: boolean;
  origin: DemoRoom | null;
  /** The kind of room that its photos show; null for keys, meters and the like. */
  kind: RoomKind | null;
  /** A recording that waits for the typist. */
  recording: Dictation | null;
};

export type DemoReport = { rooms: DemoRoom[] };

export function room(name: string, blockType: BlockType, items: DemoItem[], more: Partial<DemoRoom> = {}): DemoRoom {
  return { name, blockType, optionSet: null, items, locked: false, origin: null, kind: null, recording: null, ...more };
}

export function item(name: string, description: string | null, condition: Condition): DemoItem {
  return { name, description, condition, actions: [], locked: false, origin: null };
}

/** The next report of the same property starts as a copy: names and descriptions locked, actions left behind. */
export function carryOver(source: DemoReport): DemoReport {
  return {
    rooms: source.rooms.map((one) => ({
      ...one,
      locked: true,
      origin: one,
      recording: null,
      items: one.items.map((old) => ({ ...old, actions: [], locked: true, origin: old })),
    })),
  };
}

export function itemCount({ rooms }: DemoReport): number {
  return rooms.reduce((count, { items }) => count + items.length, 0);
}
