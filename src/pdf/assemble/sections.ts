/** Which sections a report has, in which order: the trade's differences between inspection types in one table. */
import type { PdfType } from '#domain/pdf-type.ts';

export const sectionTitles = {
  summary: 'Summary',
  changes: 'Changes',
  firstActions: 'Action list',
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
  comments: 'Comments received',
  declaration: 'Declaration and signatures',
  evidence: 'Evidence appendix',
} as const;
export type SectionId = keyof typeof sectionTitles;

const opening: SectionId[] = ['parties', 'notes', 'disclaimers', 'glossary'];
const handover: SectionId[] = ['meters', 'keys', 'alarms', 'manuals', 'outside'];
const closing: SectionId[] = ['comments', 'declaration', 'evidence'];

const spine: SectionId[] = ['summary', ...opening, ...handover, 'rooms', 'actions', ...closing];
/** Updates and check outs open with what changed; the reader of a visit wants to know what to do. */
const changesFirst: SectionId[] = ['summary', 'changes', ...opening, ...handover, 'rooms', 'actions', ...closing];
const actionsFirst: SectionId[] = ['summary', 'firstActions', ...opening, ...handover, 'rooms', ...closing];

const ofFull: Record<number, SectionId[]> = {
  3: actionsFirst,
  4: changesFirst,
  5: changesFirst,
  7: actionsFirst,
  8: actionsFirst,
};

export function sectionsOf(kind: PdfType, typeCode: number): SectionId[] {
  if (kind === 'ACTIONS') return ['summary', 'worksheet', 'parties'];
  if (kind === 'CHANGES') return ['summary', 'parties', 'changes', 'declaration', 'evidence'];
  return ofFull[typeCode] ?? spine;
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

/** How the two columns of a comparison are called. */
export function comparisonWords(typeCode: number): { before: string; now: string; unchanged: string } {
  if (typeCode === 5) return { before: 'At check in', now: 'At check out', unchanged: 'As check in' };
  if (typeCode === 8) return { before: 'Previous visit', now: 'This visit', unchanged: 'As previous visit' };
  return { before: 'Was', now: 'Now', unchanged: 'Unchanged' };
}
