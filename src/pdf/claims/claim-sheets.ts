/** The input of the claim sheets of a dispute: one page for each item that is claimed for. Plain data, as of a report. */
import type { ClaimFigures } from '#domain/firm/suggested-contribution.ts';
import type { Particular, When } from '../report-document.ts';
import type { Photo } from '../report-room.ts';

export type ClaimSheets = {
  kind: 'CLAIMS';
  timeZone: string;
  printedAt: When;
  brand: { company: string; colour: string | null };
  /** The home in one line. */
  address: string;
  /** The two reports: references and dates. */
  facts: Particular[];
  columns: { before: string; now: string };
  /** How many sheets there are in all the files together. */
  count: number;
  sheets: ClaimSheet[];
};

export type ClaimSheet = {
  /** Counted through all the files. */
  number: number;
  /** Its number in the index of the pack. */
  itemNumber: number;
  room: string;
  item: string;
  /** How it differs, in words. */
  change: string | null;
  /** Null where the item is not in that report. */
  before: ClaimSide | null;
  now: ClaimSide | null;
  actions: { action: string; responsibility: string | null; comments: string | null }[];
  comments: ClaimComment[];
  figures: ClaimFigures;
};

export type ClaimSide = {
  description: string | null;
  condition: string | null;
  photos: Photo[];
  /** Photographs of it that have no room on the sheet. */
  morePhotos: number;
};

export type ClaimComment = {
  at: When;
  from: string;
  role: string;
  text: string;
  reply: string | null;
  repliedAt: When | null;
};
