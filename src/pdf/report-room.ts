/** Rooms of a report document, told apart by block type, with their items, actions and photographs. */
import type { Answer, OptionSet } from '#domain/condition.ts';

/**
 * Paths name a rendition that we encoded ourselves: upright, JPEG, about 480 px wide, and 1280 px where an item changed or
 * is to be worked on (originals would make the PDF huge). A placeholder replaces a file that is missing or cannot be shown.
 */
export type Photo = {
  id: number;
  /** Null when there is no rendition. */
  path: string | null;
  caption: string | null;
  takenAt: string | null;
  uploadedAt: string | null;
  /** The SHA-256 of the original, in hex. */
  sha256: string | null;
  /** The photograph of the previous report that somebody tied to it. */
  earlierId?: number;
};

/** A video, a recording or a document: it cannot be printed, so it is named. */
export type AttachedFile = {
  id: number;
  type: string;
  filename: string | null;
  caption: string | null;
  takenAt: string | null;
};

export type ReportAction = { id: number; action: string; responsibility: string; comments: string | null };

export type ReportItem<Condition> = {
  id: number;
  /** The item of the previous report it was carried over from. */
  originId: number | null;
  name: string;
  description: string | null;
  condition: Condition;
  actions: ReportAction[];
  photos: Photo[];
  files: AttachedFile[];
};

type RoomOf<Block, Condition> = {
  id: number;
  originId: number | null;
  name: string;
  blockType: Block;
  optionSet: Pick<OptionSet, 'name' | 'options'> | null;
  items: ReportItem<Condition>[];
  /** The overview of the room. */
  photos: Photo[];
  files: AttachedFile[];
};

/** Free text. */
export type TextRoom = RoomOf<'DETAILED' | 'OVERVIEW' | 'METERS', string | null>;
/** Each question of the option set, answered. */
export type SimplifiedRoom = RoomOf<'SIMPLIFIED', Record<string, Answer> | null>;
export type ChecklistRoom = RoomOf<'CHECKLIST', Answer>;
export type ScaleRoom = RoomOf<'SCALE', number | null>;
/** Nothing but names and descriptions. */
export type ListRoom = RoomOf<'KEYS' | 'MANUALS', null>;
/** A block type that this version does not know: printed as text. The caller gives unknown block types this one. */
export type UnknownRoom = RoomOf<'UNKNOWN', unknown> & { unknownType: string };

export type ReportRoom = TextRoom | SimplifiedRoom | ChecklistRoom | ScaleRoom | ListRoom | UnknownRoom;
