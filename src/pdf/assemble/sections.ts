/** The sections of a report, in order: one table holds the differences between inspection types. */
import type { PdfType } from '#domain/pdf-type.ts';

const sectionTitles = {
  summary: 'Summary',
  changes: 'Changes',
  unchanged: 'Not amended',
  firstActions: 'Action list',
  lastVisit: 'Since the previous visit',
  session: 'How this was carried out',
  parties: 'Parties and attendance',
  notes: 'Notes',
  disclaimers: 'Scope and disclaimers',
  glossary: 'Glossary',
  meters: 'Meters',
  keys: 'Keys',
  alarms: 'Alarms',
  manuals: 'Manuals and documents',
  outside: 'Property photographs',
  rooms: 'Rooms',
  actions: 'Actions',
  worksheet: 'Worksheet',
  photographs: 'Photographs of the rooms',
  comments: 'Comments received',
  declaration: 'Declaration and signatures',
  evidence: 'Evidence appendix',
} as const;
export type SectionId = keyof typeof sectionTitles;

const opening: SectionId[] = ['parties', 'notes', 'disclaimers', 'glossary'];
const handover: SectionId[] = ['meters', 'keys', 'alarms', 'manuals', 'outside'];
const closing: SectionId[] = ['photographs', 'comments', 'declaration', 'evidence'];

const spine: SectionId[] = ['summary', ...opening, ...handover, 'rooms', 'actions', ...closing];
/** Updates and check outs open with the changes, the reports of visits with the actions. */
const changesFirst: SectionId[] = ['summary', 'changes', ...opening, ...handover, 'rooms', 'actions', ...closing];
const actionsFirst: SectionId[] = [
  ...(['summary', 'firstActions', 'lastVisit'] as const),
  ...opening,
  ...handover,
  'rooms',
  ...closing,
];
/** An update prints its amendments, and then the unchanged lines where other reports have their rooms. */
const amendments: SectionId[] = ['summary', 'changes', ...opening, ...handover, 'unchanged', 'actions', ...closing];
const remote: SectionId[] = ['summary', 'session', ...opening, ...handover, 'rooms', 'actions', ...closing];

const ofFull: Record<number, SectionId[]> = {
  3: actionsFirst,
  4: amendments,
  5: changesFirst,
  7: actionsFirst,
  8: actionsFirst,
  150: remote,
  231: remote,
};

/** A reader of a visit's report wants to know the actions before anything else. */
export function opensWithActions(kind: PdfType, typeCode: number): boolean {
  return kind === 'FULL' && ofFull[typeCode] === actionsFirst;
}

/** Whether items that changed are printed with their changes instead of in their rooms. */
export function printsAmendments(kind: PdfType, typeCode: number): boolean {
  return kind === 'CHANGES' || (kind === 'FULL' && ofFull[typeCode] === amendments);
}

/** Sections with another name in the trade. */
const ownTitles: Record<number, Partial<Record<SectionId, string>>> = {
  4: { changes: 'Amendments' },
  5: { changes: 'Summary of changes' },
  7: { rooms: 'Hazards and findings' },
};

export function sectionTitle(id: SectionId, kind: PdfType, typeCode: number): string {
  return (kind === 'FULL' ? ownTitles[typeCode]?.[id] : undefined) ?? sectionTitles[id];
}

/** `compares`: the report was initialized from an earlier one. */
export function sectionsOf(kind: PdfType, typeCode: number, compares: boolean): SectionId[] {
  // The people who carry them out look for a telephone number first, and the parties alone would make a nearly blank
  // last page.
  if (kind === 'ACTIONS') return ['summary', 'parties', 'worksheet'];
  if (kind === 'CHANGES') return ['summary', 'parties', 'changes', 'declaration', 'evidence'];
  const sections = ofFull[typeCode] ?? spine;
  return sections === amendments && !compares ? spine : sections;
}

/** Short names for the front page and the foot of each page. */
const typeTitles: Record<number, string> = {
  1: 'Inventory and schedule of condition',
  2: 'Check-in report',
  3: 'Inspection report',
  4: 'Inventory update',
  5: 'Check-out report',
  6: 'Inventory and check-in report',
  7: 'Risk assessment',
  8: 'Routine inspection report',
  150: 'Self-service report',
  231: 'Live inspection report',
};

export function typeTitle(typeCode: number, typeName: string): string {
  return typeTitles[typeCode] ?? typeName;
}

/** `Check In / Move In` is two names of one thing. */
export function shortTypeName(typeName: string): string {
  return typeName.split(' / ')[0] ?? typeName;
}

/** A custom title is left as it is. */
export function shortTitle({ title, typeName }: { title: string; typeName: string }): string {
  return title === typeName ? shortTypeName(typeName) : title;
}

/** The titles of the two columns in a table of keys. */
export function keyWords(typeCode: number): { keysBefore: string; keysNow: string } {
  if (typeCode === 5) return { keysBefore: 'Issued at check in', keysNow: 'Returned' };
  const { before, now } = comparisonWords(typeCode);
  return { keysBefore: before, keysNow: now };
}

/** The titles of the two columns in a comparison. */
export function comparisonWords(typeCode: number): { before: string; now: string; unchanged: string } {
  if (typeCode === 5) return { before: 'At check in', now: 'At check out', unchanged: 'As check in' };
  if (typeCode === 8 || typeCode === 3)
    return { before: 'Previous visit', now: 'This visit', unchanged: 'As previous visit' };
  return { before: 'Was', now: 'Now', unchanged: 'Unchanged' };
}
