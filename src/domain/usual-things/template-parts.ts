/** The parts that the usual templates are made of. */
import type { BlockType } from '../block-type.ts';
import type { InspectionTypeCode } from '../inspection-type.ts';
import type { OptionSetKey } from './option-sets.ts';
import type { RoomKind } from './room-items.ts';

export type UsualRoom = {
  name: string;
  blockType: BlockType;
  items: readonly string[];
  optionSet?: OptionSetKey;
  kind?: RoomKind;
  /** The words that an item of an OVERVIEW begins with, by its name. */
  given?: Readonly<Record<string, string>>;
};

export type UsualTemplate = {
  name: string;
  typeIds: readonly InspectionTypeCode[];
  selfService: boolean;
  /** Tenants start from it where nobody has chosen another. */
  system: boolean;
  /** The home that it is usual for. */
  home?: { beds: number; furnished: boolean };
  rooms: readonly UsualRoom[];
};

type More = Partial<Pick<UsualTemplate, 'selfService' | 'system' | 'home'>>;

export function template(name: string, typeIds: readonly InspectionTypeCode[], rooms: UsualRoom[], more: More = {}) {
  return { name, typeIds, rooms, selfService: false, system: false, ...more };
}

export const room = (name: string, blockType: BlockType, items: readonly string[]): UsualRoom => ({
  name,
  blockType,
  items,
});

export const asked = (name: string, optionSet: OptionSetKey, items: readonly string[]): UsualRoom => ({
  ...room(name, 'SIMPLIFIED', items),
  optionSet,
});

export const graded = (name: string, optionSet: OptionSetKey, items: readonly string[]): UsualRoom => ({
  ...room(name, 'SCALE', items),
  optionSet,
});
