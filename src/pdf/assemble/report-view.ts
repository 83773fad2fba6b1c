/**
 * The data that the page templates read from `data.json`. `label` is a link target, `to` points at one; null points
 * nowhere. List members also carry `long`, and everything with lists carries `whole`: see `mark-long.ts`.
 */
import type { Colours } from './colours.ts';
import type { SectionId } from './sections.ts';
import type { Spilled } from './words/text-parts.ts';

export type Fact = { label: string; value: string };
export type Ref = { text: string; to: string | null };
export type Tone = 'good' | 'bad' | 'warn' | 'plain';
export type Chip = { word: string; tone: Tone };

export type PhotoView = {
  /** A file in the photographs' folder of the compiler; null when there is no rendition. */
  src: string | null;
  label: string | null;
  number: string;
  /** Set in comparisons: the report that the picture belongs to. */
  era: Chip | null;
  /** No link, because the item stands above on the same page, and a link per photograph costs a third of the layout. */
  about: string | null;
  caption: string | null;
  taken: string | null;
  alt: string;
};

export type ActionRef = { number: string; to: string | null; text: string; who: string | null };

export type ItemView = {
  /** Null when the item is no longer in the report. */
  label: string | null;
  number: string;
  name: string;
  description: string | null;
  /** The condition in words. */
  now: string | null;
  before: string | null;
  change: Chip | null;
  /** Aligned with the room's questions. */
  answers: Chip[];
  answer: Chip | null;
  scale: { value: number; words: string; filled: number; of: number } | null;
  /** The use of a meter since the earlier report. */
  used: string | null;
  /** How many keys there were and are, where the words tell it. */
  quantity: { before: string | null; now: string | null };
  photos: Ref[];
  actions: ActionRef[];
  files: string[];
  /** Texts of the row that are printed below it. */
  spilled: Spilled[];
};

export type RoomView = {
  label: string;
  number: string | null;
  code: string;
  name: string;
  note: string;
  /** The template that lays out the items. */
  layout: 'detailed' | 'overview' | 'simplified' | 'checklist' | 'scale' | 'keys' | 'meters' | 'manuals' | 'unknown';
  unknownType: string | null;
  questions: string[];
  compares: boolean;
  items: ItemView[];
  overview: PhotoView[];
  /** The numbers of all its photographs where they stand at the end of the report; else empty. */
  photosAtEnd: Ref[];
  /** The photographs of the items; empty in comparisons, where `pairs` holds them. */
  photos: PhotoView[];
  pairs: PhotoPair[];
  files: string[];
};
/** The pictures of one item, then and now, to stand side by side. */
export type PhotoPair = { before: PhotoView[]; now: PhotoView[] };

export type ChangeView = {
  chip: Chip;
  /** Wear, damage, cleaning or missing, at a check out. */
  ofClass: string | null;
  number: string | null;
  to: string | null;
  label: string | null;
  name: string;
  room: string;
  before: string | null;
  now: string | null;
  photosBefore: PhotoView[];
  photosNow: PhotoView[];
  refs: Ref[];
  actions: ActionRef[];
  spilled: Spilled[];
};
export type RoomChangeView = { name: string; note: string | null; items: ChangeView[] };

export type ActionView = {
  label: string;
  number: string;
  room: string;
  item: Ref;
  action: string;
  /** The fault it is for; null where none is recorded. */
  found: string | null;
  responsibility: string;
  comments: string | null;
  photos: Ref[];
  /** For the worksheet. */
  picture: PhotoView | null;
  spilled: Spilled[];
};

/** An action of the visit before, and whether it was asked for again. */
export type EarlierActionView = { about: string; action: string; responsibility: string; now: Ref };

export type MeterView = {
  type: string;
  isRegister: boolean;
  location: string;
  serial: string | null;
  supplier: string | null;
  reading: string;
  /** The reason why the meter could not be read, in place of a number. */
  isRead: boolean;
  /** A reading of before the visit, which says nothing of that day. */
  isEarlier: boolean;
  date: string | null;
  before: string | null;
  used: string | null;
  photos: Ref[];
};

export type PhotoEvidence = {
  number: string;
  about: string;
  taken: string | null;
  uploaded: string | null;
  sha256: string | null;
};

export type ReportView = {
  kind: 'FULL' | 'CHANGES' | 'ACTIONS';
  draft: boolean;
  /** Marks an unfinished report on every page: across it, and at its head. */
  mark: { across: string; head: string; cover: string | null } | null;
  meta: { title: string; author: string; subject: string; keywords: string[] };
  colours: Colours;
  brand: { company: string; lines: string[]; logo: { src: string; name: string } | null };
  /** Repeated on every page, so both are kept short. */
  footer: { text: string; company: string; initials: boolean };
  words: {
    before: string;
    now: string;
    unchanged: string;
    keysBefore: string;
    keysNow: string;
    showResponsibility: boolean;
  };
  cover: {
    eyebrow: string;
    title: string | null;
    line1: string;
    rest: string;
    photo: PhotoView | null;
    facts: Fact[];
    banner: string | null;
    /** The actions to do, on the first page of a visit's report; null in other reports. */
    actions: { rows: { number: string; text: string; where: string; who: string }[]; more: number } | null;
    link: { href: string; shown: string } | null;
    /** In millimetres. */
    pictureHeight: number;
  };
  /** Before the front page; null for a report that was never corrected. */
  corrections: {
    intro: string;
    sheets: {
      title: string;
      facts: Fact[];
      rows: { place: string; field: string; was: string | null; now: string | null; by: string | null }[];
    }[];
    signed: { name: string; role: string; at: string | null; version: string }[];
  } | null;
  sections: { id: SectionId; title: string; label: string }[];
  contents: { title: string; note: string | null; to: string; depth: number }[];
  reading: string[];
  summary: {
    statements: Fact[];
    counts: { value: string; label: string; tone: Tone }[];
    attentionTitle: string;
    attention: { text: string; to: string | null; tone: Tone }[];
    more: number;
    responsibilities: { who: string; count: number }[];
    paragraphs: string[];
  };
  changes: {
    intro: string;
    base: Fact[];
    /**
     * The fingerprint of the earlier report's PDF. It stays in one piece, so that it can be copied and searched for.
     */
    sha256: string | null;
    rooms: RoomChangeView[];
    withPhotos: boolean;
    /** True when each item is printed with its change; false when it is printed in its room. */
    isHome: boolean;
    advisory: string | null;
  } | null;
  /** Only for updates: the lines that were not amended, in their rooms. */
  unchanged: { intro: string; rooms: RoomView[] } | null;
  lastVisit: { intro: string; actions: EarlierActionView[] } | null;
  /** Only for inspections without a clerk on site: who carried it out, when, and what they saw. */
  session: { facts: Fact[]; notes: string[] } | null;
  parties: {
    hasAttendance: boolean;
    contacts: { type: string; name: string; reach: string[]; notes: string }[];
    facts: Fact[];
  };
  notes: string[];
  disclaimers: { title: string | null; paragraphs: string[] }[];
  disclaimersInColumns: boolean;
  glossary: { terms: Fact[]; scales: Fact[] };
  meters: { rows: MeterView[]; rooms: RoomView[]; photos: PhotoView[]; compares: boolean; note: string | null };
  keys: RoomView[];
  /** Keys issued and returned, in a sentence. */
  keysNote: string | null;
  keyHandovers: { set: string; holds: string; quantity: string; what: string; at: string | null }[];
  alarms: {
    name: string;
    location: string;
    /** Make, kind of power, replace-by date: the item's description. */
    kind: string | null;
    result: string;
    chip: Chip;
    to: string | null;
    photos: Ref[];
  }[];
  manuals: RoomView[];
  outside: { photos: PhotoView[]; files: string[] };
  rooms: RoomView[];
  /** Room by room; empty where they stand in their rooms. */
  photographs: { heading: string; photos: PhotoView[]; pairs: PhotoPair[] }[];
  actions: ActionView[];
  worksheet: { responsibility: string; count: number; actions: ActionView[] }[];
  worksheetEnd: number;
  comments: {
    at: string | null;
    from: string;
    about: string | null;
    text: string;
    reply: string | null;
    verdict: string | null;
  }[];
  /** The end of the time for comments and signatures, in a sentence. */
  commentsTaken: string | null;
  declaration: {
    /** The person who carried it out, with their signature. */
    clerk: { title: string; name: string; role: string; at: string | null; picture: { src: string } | null } | null;
    title: string | null;
    paragraphs: string[];
    /** `path` is SVG path data in the box of `#domain/signature-drawing.ts`. */
    signed: { name: string; role: string; at: string | null; method: string; path: string | null }[];
    /** Those who declined, or were not there. */
    unwilling: { name: string; role: string; at: string | null; method: string; path: null }[];
    awaited: { name: string; role: string }[];
    /** True when it fits on a part of a page and is printed whole. */
    isShort: boolean;
    /** The reason why nobody has signed, and a statement that everybody could have. */
    unsigned: string | null;
    deliveries: { at: string | null; event: string; recipient: string }[];
  };
  evidence: {
    facts: Fact[];
    /** Say how to check that this is the report and the version in force, and that the file is as it was made. */
    checks: { address: string; text: string }[];
    /** Grouped by room. It has no links: a table with any is laid out twice, and this table is the longest. */
    photos: { heading: string; rows: PhotoEvidence[] }[];
    /** The last lines of the index, when they are kept together with the audit trail. */
    lastPhotos: { heading: string; rows: PhotoEvidence[] }[];
    audit: { at: string | null; actor: string; action: string; detail: string | null; application: string | null }[];
    /** True when it fits on half a page and is printed whole. */
    isShort: boolean;
    isEndKept: boolean;
  };
};
