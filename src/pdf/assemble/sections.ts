/** The sections of a report, in order: one table holds the differences between inspection types. */
import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
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

const ofFull: Partial<Record<InspectionTypeCode, SectionId[]>> = {
  [types.inspection]: actionsFirst,
  [types.update]: amendments,
  [types.checkOut]: changesFirst,
  [types.riskAssessment]: actionsFirst,
  [types.routine]: actionsFirst,
  [types.selfService]: remote,
  [types.live]: remote,
};

/** A reader of a visit's report wants to know the actions before anything else. */
export function opensWithActions(kind: PdfType, typeCode: InspectionTypeCode): boolean {
  return kind === 'FULL' && ofFull[typeCode] === actionsFirst;
}

/** Whether items that changed are printed with their changes instead of in their rooms. */
export function printsAmendments(kind: PdfType, typeCode: InspectionTypeCode): boolean {
  return kind === 'CHANGES' || (kind === 'FULL' && ofFull[typeCode] === amendments);
}

/** Sections with another name in the trade. */
const ownTitles: Partial<Record<InspectionTypeCode, Partial<Record<SectionId, string>>>> = {
  [types.update]: { changes: 'Amendments' },
  [types.checkOut]: { changes: 'Summary of changes' },
  [types.riskAssessment]: { rooms: 'Hazards and findings' },
};

export function sectionTitle(id: SectionId, kind: PdfType, typeCode: InspectionTypeCode): string {
  return (kind === 'FULL' ? ownTitles[typeCode]?.[id] : undefined) ?? sectionTitles[id];
}

/** `compares`: the report was initialized from an earlier one. */
export function sectionsOf(kind: PdfType, typeCode: InspectionTypeCode, compares: boolean): SectionId[] {
  // The people who carry them out look for a telephone number first, and the parties alone would make a nearly blank
  // last page.
  if (kind === 'ACTIONS') return ['summary', 'parties', 'worksheet'];
  if (kind === 'CHANGES') return ['summary', 'parties', 'changes', 'declaration', 'evidence'];
  const sections = ofFull[typeCode] ?? spine;
  return sections === amendments && !compares ? spine : sections;
}

/** Short names for the front page and the foot of each page. */
export const typeTitles: Record<InspectionTypeCode, string> = {
  [types.inventory]: 'Inventory and schedule of condition',
  [types.checkIn]: 'Check-in report',
  [types.inspection]: 'Inspection report',
  [types.update]: 'Inventory update',
  [types.checkOut]: 'Check-out report',
  [types.inventoryAndCheckIn]: 'Inventory and check-in report',
  [types.riskAssessment]: 'Risk assessment',
  [types.routine]: 'Routine inspection report',
  [types.selfService]: 'Self-service report',
  [types.live]: 'Live inspection report',
};

/** `Check In / Move In` is two names of one thing. */
export function shortTypeName(typeName: string): string {
  return typeName.split(' / ')[0] ?? typeName;
}

/** A custom title is left as it is. */
export function shortTitle({ title, typeName }: { title: string; typeName: string }): string {
  return title === typeName ? shortTypeName(typeName) : title;
}

/** The titles of the two columns in a table of keys. */
export function keyWords(typeCode: InspectionTypeCode): { keysBefore: string; keysNow: string } {
  if (typeCode === types.checkOut) return { keysBefore: 'Issued at check in', keysNow: 'Returned' };
  const { before, now } = comparisonWords(typeCode);
  return { keysBefore: before, keysNow: now };
}

/** The titles of the two columns in a comparison. */
export function comparisonWords(typeCode: InspectionTypeCode): { before: string; now: string; unchanged: string } {
  if (typeCode === types.checkOut) return { before: 'At check in', now: 'At check out', unchanged: 'As check in' };
  if (typeCode === types.routine || typeCode === types.inspection)
    return { before: 'Previous visit', now: 'This visit', unchanged: 'As previous visit' };
  return { before: 'Was', now: 'Now', unchanged: 'Unchanged' };
}
