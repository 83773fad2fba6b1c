/** The clerks' dictations: a recording of each room, and the items as a typist should write them. */
import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import { readFile } from 'node:fs/promises';
import type { DemoProperty } from './content/portfolio/properties.ts';
import recorded from './files/dictations.json' with { type: 'json' };

export type Dictation = (typeof recorded)[number];

export const dictations: readonly Dictation[] = recorded;

const dictatedRooms = dictations.map(({ room }) => room);

/** The visits are numbered from 1. */
export const dictatedVisits = Math.max(...dictations.map(({ visit }) => visit));

/** An inventory with all the rooms that are dictated: nothing in it stands already, as it would in a check out. */
export function canBeDictated({ type, property }: { type: InspectionTypeCode; property: DemoProperty }): boolean {
  const names = new Set(property.rooms.map(({ name }) => name));
  return (
    (type === types.inventory || type === types.inventoryAndCheckIn) && dictatedRooms.every((room) => names.has(room))
  );
}

export function readDictation({ file }: Dictation): Promise<Buffer> {
  return readFile(new URL(`./files/dictations/${file}.webm`, import.meta.url));
}
